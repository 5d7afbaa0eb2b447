#!/usr/bin/env python3
"""Records a real run of `emoji browse` in tmux as an animated SVG.

Usage: Scripts/record-browser.py EMOJI OUTPUT
  EMOJI   the built tool
  OUTPUT  the SVG to write, such as Docs/browser.svg
"""

import os
import re
import subprocess
import sys
import tempfile
import time
import unicodedata
from html import escape

COLUMNS, ROWS = 64, 13
CELL, LINE, MARGIN = 9, 20, 12
COLORS = {31: "removed", 32: "added", 36: "cursor"}
# What is typed, and how long it is looked at, in seconds.
KEYS = (
    [("Right", 0.3)] * 3 + [("a", 0.8)]
    + [(letter, 0.2) for letter in "fox"] + [("Enter", 0.9), ("Escape", 0.9)]
    + [("m", 0.7), ("Right", 0.4), ("1", 0.7), ("Enter", 1.4)]
    + [("0", 0.5), ("s", 1.6), ("x", 1.4), ("u", 1.4), ("u", 1.4)]
    + [("d", 2.0), ("Escape", 1.0)]
)


def width(character):
    if unicodedata.combining(character) or character == "\ufe0f":
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def runs(line):
    """Yields the column, the text and the style of each run of a captured line."""
    column, codes, text, start = 0, (), "", 0
    for part in re.split(r"(\x1b\[[0-9;]*m)", line):
        if part.startswith("\x1b["):
            if text:
                yield start, text, codes
            for code in part[2:-1].split(";"):
                number = int(code or 0)
                kept = {0: (), 39: tuple(c for c in codes if c not in COLORS)}
                codes = kept.get(number, codes + (number,))
            text, start = "", column
            continue
        for character in part:
            if width(character) == 2 or text and width(text[-1]) == 2:
                if text:
                    yield start, text, codes
                text, start = "", column
            text += character
            column += width(character)
    if text:
        yield start, text, codes


def draw(line, row):
    """Returns the SVG of one line of the screen."""
    elements = []
    y = MARGIN + row * LINE
    for column, text, codes in runs(line):
        names = [COLORS[code] for code in codes if code in COLORS]
        names += ["bold"] * (1 in codes) + ["faint"] * (2 in codes)
        x = MARGIN + column * CELL
        length = sum(map(width, text)) * CELL
        if 7 in codes:
            elements.append(
                f'<rect x="{x}" y="{y}" width="{length}" height="{LINE}"'
                f' class="lit {" ".join(names)}"/>'
            )
        if text.strip():
            style = f' class="{" ".join(names)}"' if names else ""
            elements.append(
                f'<text x="{x}" y="{y + 15}" textLength="{length}"{style}>'
                f"{escape(text)}</text>"
            )
    return "".join(elements)


def record(tool):
    """Returns the screens with the times at which they appeared, and the end."""
    with tempfile.TemporaryDirectory() as folder:
        environment = dict(
            os.environ, EMOJI_FILE=f"{folder}/c.json", LC_ALL="C.UTF-8", TERM="xterm"
        )
        for name in ("TMUX", "NO_COLOR", "EMOJI_NO_MOTION"):
            environment.pop(name, None)

        def emoji(*words):
            subprocess.run(
                [tool, *words, "--quiet"], env=environment, check=True)

        def tmux(*words):
            command = ["tmux", "-u", "-f", "/dev/null", "-S", f"{folder}/tmux"]
            return subprocess.run(
                command + list(words), env=environment, check=True,
                capture_output=True, text=True,
            ).stdout

        for index, title in enumerate(["Animals", "Forest", "Fruit"]):
            emoji("section", "rename", str(index), title)
        emoji("add", "0", "🐶 🐱 🐭 🐹 🐰 🐻 🐼 🐨 🐯 🦁 🐮 🐷")
        emoji("add", "1", "🌲 🌳 🌰 🍄 🦉")
        emoji("add", "2", "🍎 🍐 🍊 🍋 🍌 🍉 🍇 🍓 🍒 🍍")
        tmux("new-session", "-d", "-x", str(COLUMNS), "-y", str(ROWS),
             f"'{tool}' browse")
        try:
            return watch(tmux)
        finally:
            tmux("kill-server")


def watch(tmux):
    screens, begin = [], None
    deadline = time.monotonic() + 1

    def look(until):
        nonlocal begin
        while time.monotonic() < until:
            screen = tmux("capture-pane", "-e", "-p").split("\n")[:ROWS]
            if not screens or screens[-1][1] != screen:
                begin = begin or time.monotonic()
                screens.append((time.monotonic() - begin, screen))
            time.sleep(0.02)

    while "help" not in tmux("capture-pane", "-p"):
        if time.monotonic() > deadline + 20:
            sys.exit("record-browser: the browser does not begin")
        time.sleep(0.05)
    look(time.monotonic() + 1)
    for key, pause in KEYS:
        tmux("send-keys", key)
        look(time.monotonic() + pause)
    return screens, time.monotonic() - begin


def segments(screens, end):
    """Yields row, line, begin and end of what stands on a row for a while."""
    for row in range(ROWS):
        since, line = 0, screens[0][1][row]
        for when, screen in screens[1:]:
            if screen[row] != line:
                yield row, line, since, when
                since, line = when, screen[row]
        yield row, line, since, end


def svg(screens, end):
    names, rules, body = {}, [], []
    for row, line, begin, until in segments(screens, end):
        drawn = draw(line, row)
        if not drawn:
            continue
        if begin == 0 and until == end:
            body.append(drawn)
            continue
        key = (f"{begin / end:.2%}", f"{until / end:.2%}")
        if key not in names:
            names[key] = name = f"k{len(names)}"
            start = "" if begin == 0 else "0%{visibility:hidden}"
            rules.append(
                f"@keyframes {name}{{{start}{key[0]}{{visibility:visible}}"
                f"{key[1]},100%{{visibility:hidden}}}}"
                f".{name}{{animation:{name} {end:.1f}s step-end infinite}}"
            )
        body.append(f'<g class="{names[key]}">{drawn}</g>')
    size = (COLUMNS * CELL + 2 * MARGIN, ROWS * LINE + 2 * MARGIN)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" xml:space="preserve" width="{size[0]}"'
        f' height="{size[1]}" viewBox="0 0 {size[0]} {size[1]}">\n'
        "<title>emoji browse, recorded by Scripts/record-browser.py</title>\n"
        "<style>text{font:15px ui-monospace,monospace;fill:#24292f;"
        "white-space:pre}.bold{font-weight:bold}.faint{opacity:.6}"
        ".cursor{fill:#0a7d91}.added{fill:#1a7f37}.removed{fill:#cf222e}"
        ".lit{opacity:.5;fill:#8c959f}.screen{fill:#f6f8fa}"
        "@media (prefers-color-scheme:dark){.screen{fill:#161b22}"
        "text{fill:#e6edf3}.cursor{fill:#56d4dd}.added{fill:#56d364}"
        ".removed{fill:#ff7b72}}\n" + "\n".join(rules) + "</style>\n"
        f'<rect class="screen" width="{size[0]}" height="{size[1]}" rx="8"/>\n'
        + "\n".join(body) + "\n</svg>\n"
    )


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__.strip())
    text = svg(*record(os.path.abspath(sys.argv[1])))
    with open(sys.argv[2], "w", encoding="utf-8") as file:
        file.write(text)


if __name__ == "__main__":
    main()
