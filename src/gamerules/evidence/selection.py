"""A pytest plugin that leaves out every scenario but those of the features named."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytest_bdd.scenario import scenario_wrapper_template_registry


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that names a feature."""
    parser.getgroup("gamerules", "Rules of the Games").addoption(
        "--only", metavar="PATH", action="append", help="run only this feature; may be repeated"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the scenarios of the features named; where none is named, keep all."""
    named = config.getoption("--only")
    if not named:
        return
    wanted = {(config.rootpath / path).resolve() for path in named}
    left_out = [item for item in items if _feature(item) not in wanted]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if _feature(item) in wanted]


def _feature(item: pytest.Item) -> Path | None:
    """The feature that a scenario is of."""
    template = None
    if isinstance(item, pytest.Function):
        template = scenario_wrapper_template_registry.get(item.obj)
    return Path(template.feature.filename).resolve() if template else None
