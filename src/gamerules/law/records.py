"""The law as plain records: what `--json` prints and what a prompt reads.

A record is made of strings, numbers, lists and dictionaries only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gamerules.law.section import Supplied

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gamerules.law.chapter import Chapter
    from gamerules.law.citation import Citation
    from gamerules.law.history import Note
    from gamerules.law.law import Law
    from gamerules.law.provision import Provision, Span
    from gamerules.law.readings import Reading
    from gamerules.law.references import Reference
    from gamerules.law.section import Version

Record = dict[str, Any]


def span_record(span: Span) -> Record:
    """Lines of a document."""
    return {"document": span.document, "first": span.first, "last": span.last}


def reference_record(reference: Reference) -> Record:
    """A cross-reference with what it names."""
    return {
        "text": reference.text,
        "start": reference.start,
        "end": reference.end,
        "targets": [
            {"citation" if t.citation else "name": t.name, "standing": t.standing.value}
            for t in reference.targets
        ],
        "reading": reference.reading or None,
    }


def provision_record(law: Law, provision: Provision) -> Record:
    """One provision with everything known of it."""
    citation = provision.citation
    name = str(citation)
    witnesses = [span_record(span) for span in provision.witnesses]
    pointing = {str(r.source): None for r in law.references_to.get(name, ())}
    return {
        "citation": name,
        "chapter": citation.chapter,
        "section": citation.number,
        "version": provision.version,
        "kind": provision.kind.value,
        "marker": provision.marker,
        "title": provision.title,
        "text": provision.text,
        "tables": [
            {"label": t.label, "rows": [list(r) for r in t.rows if any(r)]}
            for t in provision.tables
        ],
        "hash": provision.hash,
        "source": witnesses[0] if witnesses else None,
        "witnesses": witnesses,
        "references": [
            reference_record(r) for r in law.references_from(citation, provision.version)
        ],
        "referred_to_by": [source for source in pointing if source != name],
        "readings": [r.name for r in law.readings_at.get(citation, ())],
        "terms": [t.name for t in law.terms_at.get(citation, ())],
    }


def all_provisions(law: Law) -> Iterator[Record]:
    """Every provision of every version."""
    for provision in law.provisions():
        yield provision_record(law, provision)


def note_record(note: Note) -> Record:
    """A history note."""
    return {
        "action": note.action.value,
        "rule": note.rule or None,
        "effective": note.effective.isoformat() if note.effective else None,
        "register": [str(register) for register in note.registers],
        "remark": note.remark,
        "text": note.text,
    }


def version_record(law: Law, version: Version) -> Record:
    """A version of a section with all its provisions."""
    made = version.made_by
    return {
        "version": version.label,
        "title": version.title,
        "made_by": made.name if made else None,
        "since": version.since.isoformat() if version.since else None,
        "until": version.until or None,
        "supplied": version.supplied.value,
        "extent": version.extent,
        "file": version.path,
        "history": [note_record(note) for note in version.history],
        "history_whole": version.history_whole,
        "case_notes": list(version.case_notes),
        "variants": [
            {"document": v.document, "at": v.at, "here": v.here, "there": v.there, "kind": v.kind}
            for v in version.variants
        ],
        "provisions": [provision_record(law, p) for p in version.root.walk()],
    }


def reading_record(reading: Reading) -> Record:
    """An entry of the register of readings."""
    return {
        "name": reading.name,
        "title": reading.title,
        "kind": reading.kind.value,
        "provisions": [str(citation) for citation in reading.provisions],
        "words": [{"at": str(q.at), "in": q.place.value, "text": q.text} for q in reading.words],
        "reading": reading.reading,
        "rivals": [{"reading": r.reading, "objection": r.objection} for r in reading.rivals],
        "affects": list(reading.affects),
        "reason": reading.reason,
        "file": reading.path,
    }


def section_card(law: Law, section: Citation) -> Record:
    """All that a reader of one section needs, whether it was supplied or not."""
    subchapter = section.of_subchapter
    inside = (f"{section}(", f'{section} "')
    pointing = {
        name: [source for r in references if (source := str(r.source)) != name]
        for name, references in law.references_to.items()
        if name == str(section) or name.startswith(inside)
    }
    concerning = law.readings_of(section)
    return {
        "citation": str(section),
        "title": law.title(section),
        "chapter": f"{section.chapter} {law.chapters[section.chapter].title}",
        "subchapter": f"{subchapter} {law.title(subchapter)}".strip(),
        "supplied": law.supplied(section).value,
        "versions": [version_record(law, v) for v in law.versions.get(section, ())],
        "referred_to_by": {name: list(dict.fromkeys(from_)) for name, from_ in pointing.items()},
        "readings": {r.name: {"title": r.title, "kind": r.kind.value} for r in concerning},
    }


def sections_of(law: Law, chapter: Chapter) -> list[Citation]:
    """Every section known of a chapter: by its contents or by its text."""
    found = {entry.citation for entry in chapter.entries()}
    found |= {citation for citation in law.versions if citation.chapter == chapter.citation.chapter}
    return sorted(found)


def chapter_record(law: Law, chapter: Chapter) -> Record:
    """A chapter's front matter and contents, with how much was supplied."""
    sections = sections_of(law, chapter)
    return {
        "chapter": str(chapter.citation),
        "title": chapter.title,
        "authority": chapter.authority,
        "source": chapter.source,
        "effective": chapter.effective.isoformat() if chapter.effective else None,
        "expiry": chapter.expiry,
        "expires": chapter.expires.isoformat() if chapter.expires else None,
        "historical_note": [
            {
                "text": event.text,
                "rule": event.rule or None,
                "effective": event.effective.isoformat() if event.effective else None,
                "register": [str(register) for register in event.registers],
            }
            for event in chapter.events
        ],
        "contents_end": chapter.contents_end or None,
        "stray_notes": [
            {"subchapter": n.subchapter, "note": n.note, "source": span_record(n.span)}
            for n in chapter.stray_notes
        ],
        "subchapters": [
            {
                "citation": str(subchapter.citation),
                "title": subchapter.title,
                "reserved": subchapter.reserved,
                "sections": [
                    _section_line(law, s)
                    for s in sections
                    if s.of_subchapter == subchapter.citation
                ],
            }
            for subchapter in chapter.subchapters
        ],
    }


def _section_line(law: Law, section: Citation) -> Record:
    version = law.latest(section)
    entry = law.chapters[section.chapter].entry(section)
    supplied = law.supplied(section)
    plain = supplied.value if supplied is not Supplied.WHOLE else "supplied whole"
    return {
        "citation": str(section),
        "title": law.title(section),
        "contents_title": entry.title if entry else None,
        "supplied": supplied.value,
        "extent": version.extent if version else plain,
        "versions": [v.label for v in law.versions.get(section, ())],
        "provisions": sum(1 for _ in version.root.walk()) if version else 0,
    }
