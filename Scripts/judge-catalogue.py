#!/usr/bin/env python3
"""Has PyPI's `emoji` judge the tool over all 5,235 forms of Emoji 18.0.

Usage: Scripts/judge-catalogue.py TOOL [--venv FOLDER] [--sample N]

TOOL is the path of the built program. The judge, which shares no code or table
with it, says which forms there are and which is the fully-qualified one. It is
installed into FOLDER (.build/judge by default), at the version that
Data/sources.tsv names. --sample N asks `info` and `search` for one form in N
only; each form is a run of the tool.
"""

import argparse
import csv
import json
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPONENT, QUALIFIED = 1, 2


def install_judge(folder):
    """Returns the table of the `emoji` package: form to status and name."""
    python = folder / "bin/python"
    if not python.exists():
        venv.create(folder, with_pip=True)
        with open(ROOT / "Data/sources.tsv", encoding="utf-8") as lines:
            sources = csv.DictReader(lines, delimiter="\t")
            version = {row["package"]: row["version"] for row in sources}["emoji"]
        subprocess.run([python, "-m", "pip", "install", "--quiet",
                        f"emoji=={version}"], check=True)
    script = "import emoji, json; print(json.dumps(emoji.EMOJI_DATA))"
    return json.loads(subprocess.run(
        [python, "-c", script], check=True, capture_output=True).stdout)


class Tool:
    """Runs the tool on a collection of its own."""

    def __init__(self, path, folder):
        self.path, self.file = path, folder / "collection.json"
        self.failures = 0

    def run(self, *words, text=None):
        return subprocess.run(
            [self.path, "--file", self.file, *words], input=text,
            capture_output=True, encoding="utf-8")

    def stored(self):
        return json.loads(self.file.read_text("utf-8"))["sections"][0]["emoji"]

    def expect(self, holds, what):
        if not holds:
            self.failures += 1
            print(f"wrong: {what}", file=sys.stderr)


def forms_by_emoji(table):
    """Returns each fully-qualified emoji with all of its forms, itself first."""
    named = {entry["en"]: form for form, entry in table.items()
             if entry["status"] == QUALIFIED}
    forms = {form: [form] for form in named.values()}
    for form, entry in table.items():
        if entry["status"] > QUALIFIED:
            forms[named[entry["en"]]].append(form)
    return forms


def judge_adding(tool, pairs):
    done = tool.run("--quiet", "add", "0", "-",
                    text="\n".join(form for form, _ in pairs))
    tool.expect(done.returncode == 0, f"add: {done.stderr}")
    for (form, full), stored in zip(pairs, tool.stored()):
        tool.expect(stored == full, f"{form!r} is stored as {stored!r}")
    tool.expect(len(tool.stored()) == len(pairs), "as many are stored as added")


def judge_removing(tool, forms):
    """Removes everything again, by the first form of each, the second and so on."""
    for place in range(max(len(own) for own in forms.values())):
        words = [own[place] for own in forms.values() if place < len(own)]
        done = tool.run("--quiet", "remove", "0", *words)
        tool.expect(done.returncode == 0, f"remove: {done.stderr}")
    tool.expect(tool.stored() == [], "removing by every form empties the section")


def judge_difference(tool, pairs, folder):
    """Compares a file of every form with the same file fully qualified."""
    paths = [folder / "forms.json", folder / "full.json"]
    for column, path in enumerate(paths):
        emoji = [pair[column] for pair in pairs]
        path.write_text(json.dumps({
            "format": "emoji-collection", "version": 1,
            "sections": [{"title": "A", "emoji": emoji}]}), "utf-8")
    done = tool.run("diff", "--exit-code", *paths)
    tool.expect(done.returncode == 0, f"diff: {done.stdout}{done.stderr}")


def judge_distinctness(tool, forms):
    """Adds every emoji once: taking repeats away must change nothing."""
    tool.run("--quiet", "add", "0", "-", text="\n".join(forms))
    done = tool.run("dedupe", "0")
    tool.expect(done.returncode == 0, f"dedupe: {done.stderr}")
    tool.expect(tool.stored() == list(forms), "no two emoji are the same")
    tool.run("--quiet", "clear", "0")


def judge_finding(tool, pairs):
    for form, full in pairs:
        info = tool.run("info", form)
        tool.expect(info.returncode == 0 and full in info.stdout,
                    f"info {form!r}: {info.stderr}")
        found = tool.run("search", form, "-n", "1")
        first = (found.stdout.splitlines() or [""])[0].split("\t")
        tool.expect(full in first, f"search {form!r}: {found.stdout}")


def judge_components(tool, table):
    for form, entry in table.items():
        if entry["status"] == COMPONENT:
            done = tool.run("add", "0", form)
            tool.expect(done.returncode == 65, f"add takes {form!r}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("tool", type=Path)
    parser.add_argument("--venv", type=Path, default=ROOT / ".build/judge")
    parser.add_argument("--sample", type=int, default=1)
    options = parser.parse_args()
    table = install_judge(options.venv)
    forms = forms_by_emoji(table)
    pairs = [(form, full) for full, own in forms.items() for form in own]
    with tempfile.TemporaryDirectory() as name:
        tool = Tool(options.tool.resolve(), Path(name))
        judge_adding(tool, pairs)
        judge_removing(tool, forms)
        judge_difference(tool, pairs, Path(name))
        judge_distinctness(tool, forms)
        judge_components(tool, table)
        judge_finding(tool, pairs[::options.sample])
    print(f"{len(forms)} emoji in {len(pairs)} forms, {tool.failures} wrong")
    sys.exit(tool.failures > 0)


if __name__ == "__main__":
    main()
