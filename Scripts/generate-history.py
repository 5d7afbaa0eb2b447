#!/usr/bin/env python3
"""Writes a collection with a long history, as the tool itself would have.

Usage: Scripts/generate-history.py FILE REVISIONS

FILE and FILE.history must not exist. Every odd revision adds an emoji, every
even one takes it out again; checkpoints stand as far apart as the tool's own.
"""

import json
import sys

HEADER = '{"format":"emoji-history","version":1}\n'
TITLES = [f"Emoji Section {number}" for number in range(3)]
DOG = "\N{DOG FACE}"


def hashed(data, value=0xCBF29CE484222325):
    """Returns the FNV-1a hash of bytes as sixteen digits (RFC 9923)."""
    for byte in data:
        value = (value ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return f"{value:016X}"


def fingerprint(emoji):
    """Returns the fingerprint of a state: titles end in FF, emoji in FE."""
    data = b""
    for index, title in enumerate(TITLES):
        data += title.encode() + b"\xff"
        data += b"".join(
            one.encode() + b"\xfe" for one in (emoji if index == 0 else []))
    return hashed(data)


def compact(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def sections(emoji):
    return [
        {"title": title, "emoji": emoji if index == 0 else []}
        for index, title in enumerate(TITLES)
    ]


def changeset(kind):
    items = {"deletes": [], "inserts": [], "moves": []}
    items[kind].append({"section": 0, "index": 0, "emoji": DOG})
    none = {"deletes": [], "inserts": [], "moves": [], "renames": []}
    return {"sections": none, "items": items}


class Writer:
    """Appends lines, each with a checksum over itself and the one before."""

    def __init__(self, file):
        self.file = file
        self.checksum = hashed(b"")
        self.offset = len(HEADER)
        self.checkpoint = 0
        self.states = {
            count: fingerprint([DOG] * count) for count in range(2)}

    def line(self, revision, emoji, action, content):
        head = {
            "revision": revision, "time": "2026-01-01T00:00:00Z",
            "action": action, "undo": revision, "redo": 0,
            "checkpoint": self.checkpoint, "state": self.states[len(emoji)],
        }
        body = compact(head | content)[:-1].encode()
        self.checksum = hashed(self.checksum.encode() + body)
        line = body + f',"checksum":"{self.checksum}"}}\n'.encode()
        if "collection" in content:
            self.checkpoint = self.offset
        self.file.write(line)
        self.offset += len(line)


def write(path, revisions):
    adding = {"changeset": changeset("inserts")}
    removing = {"changeset": changeset("deletes")}
    emoji = []
    with open(path + ".history", "xb") as file:
        file.write(HEADER.encode())
        writer = Writer(file)
        writer.line(0, emoji, "", {"collection": sections(emoji)})
        for revision in range(1, revisions + 1):
            is_odd = revision % 2 == 1
            if writer.offset - writer.checkpoint > 1 << 17:
                writer.line(
                    revision - 1, emoji, "remove 0 0" if is_odd else
                    f"add 0 {DOG}", {"collection": sections(emoji)})
            emoji = [DOG] if is_odd else []
            if is_odd:
                writer.line(revision, emoji, f"add 0 {DOG}", adding)
            else:
                writer.line(revision, emoji, "remove 0 0", removing)
    document = {
        "format": "emoji-collection", "version": 1, "sections": sections(emoji)}
    with open(path, "x", encoding="utf-8") as file:
        json.dump(document, file, ensure_ascii=False, indent=2)
        file.write("\n")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    write(sys.argv[1], int(sys.argv[2]))
