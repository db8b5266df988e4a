"""Feature files as the Gherkin parser sees them, and what is wrong with them.

A feature file stands for a section of the law, each of its rules for a provision of it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, cast

from gherkin.errors import CompositeParserException
from gherkin.parser import Parser

from gamerules.law.citation import Citation, CitationError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from gamerules.law.law import Law
    from gamerules.law.section import Version

_RULE = re.compile(r'((?:\([a-z]{1,2}\)(?:\d+(?:[ivxl]+(?:\(\d+\))?)?)?)|"[^"]+"|-) (.+)')
_VERSION = re.compile(r"@([a-z0-9-]+)\.feature$")
NO_MARKER = "-"
"""Stands for the words of a section that have no marker."""


class FeatureError(Exception):
    """A feature file that cannot be read, with file, line and reason."""

    def __init__(self, path: str, line: int, reason: str) -> None:
        super().__init__(f"{path}:{line}: {reason}")


@dataclass(frozen=True, slots=True)
class Row:
    """A row of an examples table."""

    line: int
    values: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class ScenarioText:
    """A scenario or an outline as written."""

    name: str
    line: int
    steps: int
    asserts: bool
    """Whether it has a `Then`: without one it proves nothing."""
    outline: bool
    rows: tuple[Row, ...]
    description: str
    rule: str
    """The whole name of its rule; empty outside of any."""

    @property
    def runs(self) -> list[tuple[int, int]]:
        """What pytest-bdd must run of it: its line, and the line of each example row."""
        return [(self.line, row.line) for row in self.rows] if self.outline else [(self.line, 0)]


@dataclass(frozen=True, slots=True)
class RuleText:
    """A rule as written."""

    name: str
    line: int
    description: str


@dataclass(frozen=True, slots=True)
class FeatureText:
    """A feature file."""

    path: str
    name: str
    line: int
    description: str
    citation: Citation
    slug: str
    """The slug of the version it is about; empty for the newest."""
    rules: tuple[RuleText, ...]
    scenarios: tuple[ScenarioText, ...]

    def version(self, law: Law) -> Version | None:
        """The version of the section that the feature is about."""
        versions = law.versions.get(self.citation, ())
        if not self.slug:
            return versions[-1] if versions else None
        return next((v for v in versions if f"@{self.slug}." in v.path), None)


def address(feature: Citation, rule: str) -> Citation | None:
    """The provision that a rule of a feature is about: `(e)1i(2) Five chips ...`."""
    match = _RULE.fullmatch(rule)
    if match is None:
        return None
    marker = match[1]
    if marker == NO_MARKER:
        return feature
    try:
        return Citation.parse(f"{feature} {marker}")
    except CitationError:
        return None


@lru_cache(maxsize=256)
def parsed(text: str) -> dict[str, Any]:
    """What the Gherkin parser sees in a feature; a text that is read twice is parsed once."""
    return cast("dict[str, Any]", Parser().parse(text))


def read_feature(path: str, text: str) -> FeatureText:
    """Read a feature file."""
    try:
        document = parsed(text)
    except CompositeParserException as error:
        first = str(error).splitlines()[1] if "\n" in str(error) else str(error)
        place = re.match(r"\((\d+):\d+\): (.*)", first)
        line, reason = (int(place[1]), place[2]) if place else (1, first)
        raise FeatureError(path, line, reason) from None
    feature = document.get("feature")
    if feature is None:
        raise FeatureError(path, 1, "there is no 'Feature:'")
    try:
        citation = Citation.from_path(path)
    except CitationError as error:
        raise FeatureError(path, 1, str(error)) from None
    slug = _VERSION.search(path)
    rules = [child["rule"] for child in feature["children"] if "rule" in child]
    scenarios = [
        *(_scenario(c["scenario"], "") for c in feature["children"] if "scenario" in c),
        *(
            _scenario(child["scenario"], rule["name"])
            for rule in rules
            for child in rule["children"]
            if "scenario" in child
        ),
    ]
    return FeatureText(
        path=path,
        name=feature["name"],
        line=feature["location"]["line"],
        description=feature["description"].strip(),
        citation=citation,
        slug=slug[1] if slug else "",
        rules=tuple(
            RuleText(r["name"], r["location"]["line"], r["description"].strip()) for r in rules
        ),
        scenarios=tuple(scenarios),
    )


def _scenario(node: dict[str, Any], rule: str) -> ScenarioText:
    rows = []
    for examples in node["examples"]:
        header = [cell["value"] for cell in (examples.get("tableHeader") or {}).get("cells", [])]
        for row in examples["tableBody"]:
            values = [cell["value"] for cell in row["cells"]]
            pairs = tuple(zip(header, values, strict=True))
            rows.append(Row(row["location"]["line"], pairs))
    return ScenarioText(
        name=node["name"],
        line=node["location"]["line"],
        steps=len(node["steps"]),
        asserts=any(step["keywordType"] == "Outcome" for step in node["steps"]),
        outline=bool(node["examples"]) or "Outline" in node["keyword"],
        rows=tuple(rows),
        description=node["description"].strip(),
        rule=rule,
    )


def feature_faults(features: Sequence[FeatureText], law: Law) -> Iterator[str]:
    """Everything in the feature files that would let a mistake pass for a proof."""
    for feature in features:
        yield from (f"{feature.path}:{reason}" for reason in _faults(feature, law))


def _faults(feature: FeatureText, law: Law) -> Iterator[str]:
    version = feature.version(law)
    if version is None:
        yield f"{feature.line}: there is no law file for {feature.citation}"
        return
    if feature.name != f"{feature.citation} {version.title}":
        yield f"{feature.line}: the feature's name must be '{feature.citation} {version.title}'"
    if feature.description:
        yield f"{feature.line}: stray text below the feature: {feature.description!r}"
    yield from _rule_faults(feature, version)
    yield from _scenario_faults(feature)


def _rule_faults(feature: FeatureText, version: Version) -> Iterator[str]:
    order = [provision.citation for provision in version.root.walk()]
    reached = -1
    for rule in feature.rules:
        if rule.description:
            yield f"{rule.line}: stray text below the rule: {rule.description!r}"
        target = address(feature.citation, rule.name)
        if target is None:
            yield f"{rule.line}: a rule begins with its marker, such as '(e)1i(2) '"
        elif target not in order:
            yield f"{rule.line}: there is no {target}"
        elif order.index(target) <= reached:
            yield f"{rule.line}: {target} is out of the law's order, or has two rules"
        else:
            reached = order.index(target)
        if not any(scenario.rule == rule.name for scenario in feature.scenarios):
            yield f"{rule.line}: the rule has no scenario"


def _scenario_faults(feature: FeatureText) -> Iterator[str]:
    names: set[str] = set()
    for scenario in feature.scenarios:
        if not scenario.rule:
            yield f"{scenario.line}: the scenario stands outside of any rule"
        if not scenario.steps:
            yield f"{scenario.line}: the scenario has no steps"
        elif not scenario.asserts:
            yield f"{scenario.line}: the scenario has no 'Then': it proves nothing"
        if scenario.description:
            yield f"{scenario.line}: stray text in the scenario: {scenario.description!r}"
        if scenario.outline and not scenario.rows:
            yield f"{scenario.line}: the outline has no examples"
        if scenario.name in names:
            yield f"{scenario.line}: there are two scenarios {scenario.name!r}"
        names.add(scenario.name)
