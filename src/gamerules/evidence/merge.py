"""Results of a few features put among those of all, so that the whole stays true."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection

    from gamerules.evidence.model import Evidence


def merged(standing: Evidence, part: Evidence, ran: Collection[str]) -> Evidence:
    """The standing results, with those of `ran` as the newer run has them.

    The fingerprints are those of the newer run: whoever merges must know that no other feature
    is concerned by what changed since the standing run.
    """
    kept = [result for result in standing.scenarios if result.feature not in ran]
    scenarios = sorted([*kept, *part.scenarios], key=lambda r: (r.feature, r.line, r.example_line))
    return replace(
        part,
        scenarios=scenarios,
        tests=_tests(standing, part, ran),
        earlier={
            feature: time
            for feature in dict.fromkeys(result.feature for result in kept)
            if (time := standing.ran_at(feature)) != part.time
        },
    )


def _tests(standing: Evidence, part: Evidence, ran: Collection[str]) -> dict[str, list[str]]:
    """Which test file runs what: a feature that was run is where the newer run found it."""
    found = {test: set(features).difference(ran) for test, features in standing.tests.items()}
    for test, features in part.tests.items():
        found.setdefault(test, set()).update(features)
    return {test: sorted(features) for test, features in sorted(found.items()) if features}
