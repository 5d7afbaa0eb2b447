#!/usr/bin/env python3
"""Has PyPI's `jsonpatch` judge `emoji diff --format json-patch` and `emoji apply`.

Usage: Scripts/judge-patches.py TOOL [--pairs N] [--venv FOLDER]

TOOL is the path of the built program. For each of N seeded random pairs of
collections (2,000 unless given), in most of which sections come, go, move and get
other titles: the patch, applied by `jsonpatch` to the old file, and both the
changeset and the patch, carried out by `emoji apply`, must give the new file. The
judge, which shares no code with the tool, is installed into FOLDER
(.build/judge-patches by default).
"""

import argparse
import importlib.util
import json
import os
import random
import subprocess
import sys
import tempfile
import venv
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
JUDGE = "jsonpatch==1.48"
EMOJI = "🐶 🐱 🍎 🍵 😀 👍🏽 👩‍🚀 🏳️‍🌈 1️⃣ 🇨🇭 ❤️ 🦊 🎲 🚲 🌍 🪐".split()
TITLES = ["A", "B", "Face", "a/b", "m~n", "~1", "0", "-", 'q"q', "Ünï", "🐶", "\\"]


def run_under_judge(folder):
    """Starts this script again with the judge at hand, unless it is already."""
    if importlib.util.find_spec("jsonpatch"):
        return
    python = folder / "bin/python"
    if not python.exists():
        venv.create(folder, with_pip=True)
    subprocess.run([python, "-m", "pip", "install", "--quiet", JUDGE], check=True)
    os.execv(python, [python, *sys.argv])


def random_state(chance):
    kinds = EMOJI[:chance.randint(1, len(EMOJI))]
    return [{"title": title, "emoji": chance.choices(kinds, k=chance.randint(0, 9))}
            for title in chance.sample(TITLES, chance.randint(0, 6))]


def edited(state, chance):
    """Returns a state after some changes of items and of sections."""
    state = json.loads(json.dumps(state))
    for _ in range(chance.randint(0, 8)):
        free = [title for title in TITLES
                if title not in [section["title"] for section in state]]
        if not state or chance.random() < 0.15:
            state.insert(chance.randint(0, len(state)),
                         {"title": chance.choice(free), "emoji": []})
            continue
        section = chance.choice(state)
        match chance.randint(0, 6):
            case 0:
                state.remove(section)
            case 1:
                state.remove(section)
                state.insert(chance.randint(0, len(state)), section)
            case 2:
                section["title"] = chance.choice(free)
            case 3:
                other = chance.choice(state)
                section["title"], other["title"] = other["title"], section["title"]
            case 4:
                section["emoji"].insert(0, chance.choice(EMOJI))
            case _ if section["emoji"]:
                item = section["emoji"].pop(chance.randrange(len(section["emoji"])))
                target = chance.choice(state)["emoji"]
                target.insert(chance.randint(0, len(target)), item)
    return state


def document(state):
    return {"format": "emoji-collection", "version": 1, "sections": state}


class Pair:
    """Two states as files in a folder of their own."""

    def __init__(self, tool, folder, seed):
        chance = random.Random(seed)
        before = random_state(chance)
        is_edit = chance.random() < 0.7
        after = edited(before, chance) if is_edit else random_state(chance)
        self.tool, self.seed, self.folder = tool, seed, folder / str(seed)
        self.before, self.after = document(before), document(after)
        self.folder.mkdir()
        self.write("old.json", self.before)
        self.write("new.json", self.after)

    def write(self, name, value):
        (self.folder / name).write_text(json.dumps(value), "utf-8")

    def run(self, *words):
        return subprocess.run(
            [self.tool, *words], cwd=self.folder, check=True,
            capture_output=True, encoding="utf-8").stdout

    def faults(self):
        """Returns what is wrong, in words."""
        import jsonpatch
        try:
            patch = self.run("diff", "old.json", "new.json",
                             "--format", "json-patch")
            if jsonpatch.apply_patch(self.before, json.loads(patch)) != self.after:
                yield f"seed {self.seed}: jsonpatch goes elsewhere"
            changes = self.run("diff", "old.json", "new.json", "--json")
            for name, text in (("patch", patch), ("changeset", changes)):
                (self.folder / f"{name}.json").write_text(text, "utf-8")
                self.write("state.json", self.before)
                self.run("--quiet", "--file", "state.json", "apply", f"{name}.json")
                result = (self.folder / "state.json").read_text("utf-8")
                if json.loads(result) != self.after:
                    yield f"seed {self.seed}: apply {name} goes elsewhere"
                for path in self.folder.glob("state.json*"):
                    path.unlink()
        except subprocess.CalledProcessError as error:
            yield f"seed {self.seed}: {error.stderr.strip()}"
        except jsonpatch.JsonPatchException as error:
            yield f"seed {self.seed}: jsonpatch refuses: {error}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("tool", type=Path)
    parser.add_argument("--pairs", type=int, default=2000)
    parser.add_argument("--venv", type=Path, default=ROOT / ".build/judge-patches")
    options = parser.parse_args()
    run_under_judge(options.venv)
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(
            dir=memory if os.access(memory, os.W_OK) else None) as name:
        def judge(seed):
            pair = Pair(options.tool.resolve(), Path(name), seed)
            return pair.before != pair.after, list(pair.faults())

        with ThreadPoolExecutor(os.cpu_count()) as workers:
            results = list(workers.map(judge, range(options.pairs)))
    faults = [fault for _, found in results for fault in found]
    for fault in faults:
        print(fault, file=sys.stderr)
    differing = sum(differs for differs, _ in results)
    print(f"{len(results)} pairs, {differing} of them differing, "
          f"{len(faults)} wrong")
    sys.exit(len(faults) > 0 or differing < len(results) / 2)


if __name__ == "__main__":
    main()
