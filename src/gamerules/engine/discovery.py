"""What the games bring: found by walking their package, so that no list is kept by hand."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import TYPE_CHECKING

import gamerules.games
from gamerules.games.answers import REGISTRY, Registered

if TYPE_CHECKING:
    from collections.abc import Iterable
    from types import ModuleType

    from gamerules.games.profile import Profile


@cache
def _modules() -> tuple[ModuleType, ...]:
    """Every module of the games, loaded."""
    found = pkgutil.walk_packages(gamerules.games.__path__, "gamerules.games.")
    return tuple(importlib.import_module(module.name) for module in found)


@cache
def catalogue() -> dict[str, Registered]:
    """Every question that the games answer, by name."""
    _modules()
    return dict(sorted(REGISTRY.items()))


@cache
def profiles() -> tuple[Profile, ...]:
    """Every game's profile: the `PROFILE` or the `PROFILES` of a module."""
    return collected(_modules())


def collected(modules: Iterable[object]) -> tuple[Profile, ...]:
    """The profiles of modules, by slug; two games cannot share one."""
    found: dict[str, Profile] = {}
    for module in modules:
        own = getattr(module, "PROFILE", None)
        for profile in (*((own,) if own else ()), *getattr(module, "PROFILES", ())):
            # A package may name again what one of its modules tells.
            if found.setdefault(profile.slug, profile) is not profile:
                raise ValueError(f"there are two profiles of {profile.slug}")
    return tuple(found[slug] for slug in sorted(found))
