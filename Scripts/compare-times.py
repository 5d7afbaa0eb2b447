#!/usr/bin/env python3
"""Runs commands in turn and compares their wall times.

Usage: Scripts/compare-times.py ROUNDS <TABLE

Each line of the table is a name, the name of the command to compare with, the
largest ratio of the two medians ('-' for none), and the command, between tabs. A
command with a pipe is run by sh. Every command runs once a round, so that all
meet the same noise. Ends with 1 if a ratio is larger than it may be.
"""

import os
import shlex
import shutil
import statistics
import sys
import time


class Row:
    def __init__(self, line):
        self.name, self.other, limit, command = line.rstrip("\n").split("\t")
        self.limit = None if limit == "-" else float(limit)
        words = ["sh", "-c", command] if "|" in command else shlex.split(command)
        self.words = [shutil.which(words[0]) or words[0]] + words[1:]
        self.times = []

    def run(self, output):
        """Returns the seconds that the command takes from start to end."""
        actions = [(os.POSIX_SPAWN_DUP2, output, 1)]
        start = time.perf_counter()
        process = os.posix_spawn(
            self.words[0], self.words, os.environ, file_actions=actions)
        _, status = os.waitpid(process, 0)
        seconds = time.perf_counter() - start
        if status != 0:
            sys.exit(f"failed: {shlex.join(self.words)}")
        return seconds

    @property
    def best(self):
        return min(self.times)

    @property
    def median(self):
        return statistics.median(self.times)


def measure(rows, rounds):
    output = os.open("/dev/null", os.O_WRONLY)
    for number in range(rounds + 1):
        for row in rows:
            seconds = row.run(output)
            if number > 0:
                row.times.append(seconds)


def report(rows):
    """Prints a line a row, and returns those that take too long."""
    by_name = {row.name: row for row in rows}
    width = max(len(row.name) for row in rows) + 2
    print(f"{'':{width}}{'best ms':>10}{'median ms':>11}"
          f"{'best/':>8}{'median/':>9}{'at most':>9}")
    slow = []
    for row in rows:
        other = by_name[row.other]
        ratio = row.median / other.median
        limit = "" if row.limit is None else f"{row.limit:.1f}"
        print(f"{row.name:{width}}{row.best * 1e3:10.2f}"
              f"{row.median * 1e3:11.2f}{row.best / other.best:8.2f}"
              f"{ratio:9.2f}{limit:>9}")
        if row.limit is not None and ratio > row.limit:
            slow.append(f"{row.name}: {ratio:.2f} times {row.other}")
    return slow


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    table = [Row(line) for line in sys.stdin if line.strip()]
    measure(table, int(sys.argv[1]))
    slow = report(table)
    if slow:
        sys.exit("too slow: " + "; ".join(slow))
