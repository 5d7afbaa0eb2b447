#!/usr/bin/env python3
"""Runs commands in turn and compares their wall times; see bench-start.sh.

Usage: Scripts/bench-start.py FOLDER ROUNDS
"""

import os
import shutil
import statistics
import sys
import time

LIMIT = 3.0


def commands(folder):
    """Returns what to run, by name; each beside the one it is compared with."""
    tool = folder + "/bin/emoji"
    found = {
        "one line": ([folder + "/bin/line"], "one line"),
        "--version": ([tool, "--version"], "one line"),
        "add": ([tool, "--file", folder + "/new.json", "add", "0", "🐶"],
                "one line"),
        "add, 100,000 revisions": (
            [tool, "--file", folder + "/long.json", "add", "0", "🐶"],
            "one line"),
        "list": ([tool, "--file", folder + "/new.json", "list"], "one line"),
    }
    jq = shutil.which("jq")
    if jq:
        found["jq, 100,000 emoji"] = (
            [jq, ".", folder + "/jq.json"], "jq, 100,000 emoji")
        found["add, 100,000 emoji"] = (
            [tool, "--file", folder + "/large.json", "add", "0", "🐶"],
            "jq, 100,000 emoji")
    return found


def run(words, output):
    """Returns the seconds that a program takes from start to end."""
    actions = [(os.POSIX_SPAWN_DUP2, output, 1)]
    start = time.perf_counter()
    process = os.posix_spawn(words[0], words, os.environ, file_actions=actions)
    _, status = os.waitpid(process, 0)
    seconds = time.perf_counter() - start
    if status != 0:
        sys.exit(f"failed: {' '.join(words)}")
    return seconds


def measure(found, rounds):
    """Runs every command once a round, so that all meet the same noise."""
    times = {name: [] for name in found}
    output = os.open("/dev/null", os.O_WRONLY)
    for number in range(rounds + 1):
        for name, (words, _) in found.items():
            seconds = run(words, output)
            if number > 0:
                times[name].append(seconds)
    return times


def report(found, times):
    print(f"{'':24}{'best ms':>10}{'median ms':>11}{'ratio':>8}{'median':>8}")
    worst = 0.0
    for name, (_, other) in found.items():
        best, middle = min(times[name]), statistics.median(times[name])
        ratio = best / min(times[other])
        middles = middle / statistics.median(times[other])
        print(f"{name:24}{best * 1e3:10.2f}{middle * 1e3:11.2f}"
              f"{ratio:8.2f}{middles:8.2f}")
        if other == "one line":
            worst = max(worst, ratio)
    return worst


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    table = commands(sys.argv[1])
    worst = report(table, measure(table, int(sys.argv[2])))
    if worst > LIMIT:
        sys.exit(f"a start takes {worst:.2f} times as long, at most {LIMIT}")
