#!/usr/bin/env python3
"""Writes the Swift files of the emoji table from Data/, without a network.

Usage: Scripts/generate-catalogue.py [--check]

With --check nothing is written: the script exits 1 and names each file that is
not byte for byte what Data/ gives. The form of the table is explained in the
first lines of CatalogueTable.swift.
"""

import argparse
import csv
import re
import sys
import unicodedata
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MODEL = "Sources/EmojiModel/Catalogue"
LANGUAGES = {"de": "German", "fr": "French", "es": "Spanish",
             "pt": "Portuguese", "it": "Italian", "ja": "Japanese",
             "zh": "Chinese", "ru": "Russian"}
TONES = ["light", "medium-light", "medium", "medium-dark", "dark"]
TONED = re.compile(r"(light|medium-light|medium|medium-dark|dark) skin tone")

# Letters that folding spells with others; the same lists are in Folding.swift.
PLAIN = {"a": "àáâãäåāăą", "c": "çćĉċč", "d": "ď", "e": "èéêëēĕėęě",
         "g": "ĝğġģ", "h": "ĥ", "i": "ìíîïĩīĭį", "j": "ĵ", "k": "ķ",
         "l": "ĺļľł", "n": "ñńņň", "o": "òóôõöøōŏő", "r": "ŕŗř",
         "s": "śŝşš", "t": "ţť", "u": "ùúûüũūŭůűų", "w": "ŵ",
         "y": "ýÿŷ", "z": "źżž", "ss": "ß", "ae": "æ", "oe": "œ", "е": "ё"}
LETTERS = {accented: plain for plain, accents in PLAIN.items()
           for accented in accents}
DROPPED = "’‘'“”„\"`.!?"
KEPT = "&#*+"

HEADER = '''\
// swift-format-ignore-file
// Written by Scripts/generate-catalogue.py from Data/. Do not edit.
'''


def read_table(name):
    with open(ROOT / "Data" / f"{name}.tsv", encoding="utf-8") as lines:
        return list(csv.DictReader(
            lines, delimiter="\t", quoting=csv.QUOTE_NONE))


def bare(text):
    return text.replace("\ufe0f", "")


# Folding: how names and queries are compared

def fold_letter(letter):
    if letter in LETTERS:
        return LETTERS[letter]
    if letter in DROPPED or "\u0300" <= letter <= "\u036f":
        return ""
    is_text = letter in KEPT or unicodedata.category(letter)[0] in "LMN"
    return letter if is_text else " "


def fold(text):
    """Returns the text in lower case, accents off, single spaces between words."""
    return " ".join("".join(map(fold_letter, text.lower())).split())


def fold_code(code):
    """Returns a shortcode as folding spells it; a leading hyphen stays."""
    return code[0] + code[1:].replace("-", " ").replace("_", " ")


# Rows

def tones_of(row):
    """Returns the tone numbers, 1 to 5, that the name of a row ends in."""
    if row["group"] == "Component":
        return ""
    return "".join(str(TONES.index(tone) + 1)
                   for tone in TONED.findall(row["name"]))


def base_name(name):
    """Returns the name with its skin tones taken out."""
    parts = re.split(": ", name, maxsplit=1)
    if len(parts) == 1:
        return name
    words = [word for word in parts[1].split(", ") if not TONED.fullmatch(word)]
    return ": ".join([parts[0]] + ([", ".join(words)] if words else []))


def find_base(row, names):
    """Returns the row number of the emoji that a toned row is a variant of."""
    name = base_name(row["name"])
    for candidate in [name, name.split(":")[0]]:
        if candidate in names:
            return names[candidate]
    sys.exit(f"no base for {row['name']}")


def kin_columns(rows):
    """Returns each row's relations by skin tone, relative to the row itself.

    A toned row has its tones and the way back to its base, `12-7`; a base has
    the runs of its variants, `+1*5+26*20`; the rest have nothing.
    """
    names = {row["name"]: number for number, row in enumerate(rows)
             if not tones_of(row)}
    columns, runs = [""] * len(rows), {}
    for number, row in enumerate(rows):
        if tones_of(row):
            base = find_base(row, names)
            columns[number] = f"{tones_of(row)}-{number - base}"
            add_to_runs(runs.setdefault(base, []), number)
    for base, own in runs.items():
        columns[base] = "".join(
            f"+{first - base}*{count}" for first, count in own)
    return columns


def add_to_runs(runs, number):
    if runs and sum(runs[-1]) == number:
        runs[-1] = (runs[-1][0], runs[-1][1] + 1)
    else:
        runs.append((number, 1))


def marked_codes(row):
    """Returns (mark, shortcode) pairs: = both know it, < GitHub, > Slack, ~ none."""
    github, slack, other = (row[column].split("|") if row[column] else []
                            for column in ["github", "slack", "other"])
    return ([("=" if code in slack else "<", code) for code in github]
            + [(">", code) for code in slack if code not in github]
            + [("~", code) for code in other])


def folded_column(name):
    return "" if fold(name) == name else fold(name)


def keyword_column(words, by_hand=""):
    """Returns the keywords, each followed by `=` and its folded form if unlike."""
    words = dict.fromkeys(word for word in f"{by_hand}|{words}".split("|")
                          if fold(word))
    return "|".join(word if fold(word) == word else f"{word}={fold(word)}"
                    for word in words)


def table_lines(rows):
    by_hand = {row["emoji"]: row["keywords"] for row in read_table("by-hand")}
    for row, kin in zip(rows, kin_columns(rows)):
        codes = " ".join(mark + code for mark, code in marked_codes(row))
        yield "\t".join([
            row["emoji"], kin, row["version"], row["name"],
            folded_column(row["name"]), codes,
            keyword_column(row["keywords"], by_hand.get(row["emoji"], ""))])


# Indexes

def digits(number, width):
    """Returns the number in base 64, digits `0` to `o`, highest first."""
    return "".join(chr(48 + (number >> 6 * place & 63))
                   for place in reversed(range(width)))


def line_starts(lines):
    start = 0
    for line in lines:
        yield start
        start += len(line.encode("utf-8")) + 1


def form_index(rows):
    keys = [bare(row["emoji"]).encode("utf-8") for row in rows]
    if len(set(keys)) != len(keys):
        sys.exit("two rows are the same emoji")
    return sorted(range(len(keys)), key=lambda number: keys[number])


def word_index(rows, lines, starts):
    """Returns the offsets of all shortcodes and names, sorted as folded.

    What is spelled alike stands in the order of trust: GitHub's shortcode,
    Slack's, an older one, a name.
    """
    entries = []
    for row, line, start in zip(rows, lines, starts):
        columns = line.split("\t")
        before = len("\t".join(columns[:3]).encode("utf-8")) + 1
        name = columns[4] or columns[3]
        if columns[4]:
            before += len(columns[3].encode("utf-8")) + 1
        entries.append((name.encode("utf-8"), 3, start + before))
        place = start + len("\t".join(columns[:5]).encode("utf-8")) + 1
        for mark, code in marked_codes(row):
            key = fold_code(code).encode("utf-8")
            entries.append((key, "=<>~".index(mark) // 2 + (mark == "~"), place + 1))
            place += len(code) + 2
    return [offset for _, _, offset in sorted(entries)]


def group_lines(rows):
    last = None
    for number, row in enumerate(rows):
        here = (row["group"], row["subgroup"])
        if here != last:
            yield f"{number:04}\t{here[0]}\t{here[1]}"
        last = here


# Swift

def literal(name, comment, text):
    return (f"  /// {comment}\n"
            f'  static let {name}: StaticString = #"""\n{text}\n\n"""#\n')


def wrapped(text, width=72):
    """Returns one long string over many lines, each but the last ending in \\#."""
    return "\\#\n".join(text[start:start + width]
                        for start in range(0, len(text), width))


def index_literal(name, comment, text):
    return (f"  /// {comment}\n"
            f'  static let {name}: StaticString = #"""\n{wrapped(text)}\n"""#\n')


def source_lines():
    for source in read_table("sources"):
        yield (f"// {source['package']} {source['version']}, "
               f"{source['licence']}, {source['sha256'][:16]}…")


TABLE = '''\
/// The emoji table: every emoji of Emoji 18.0 and its components, in order.
///
/// One line a row; the columns, separated by tabs, are: the emoji; its relations
/// by skin tone (`12-7` tones and the way back to the base, `+1*5` the runs of a
/// base's variants); version; name; the name folded, where that differs;
/// shortcodes (`=` known to GitHub and Slack, `<` GitHub, `>` Slack, `~` neither);
/// keywords, separated by `|`, each with `=` and its folded form where that
/// differs. Numbers in the indexes are in base 64, digits `0` to `o`.
enum CatalogueTable {
'''


def table_file(rows):
    lines = list(table_lines(rows))
    starts = list(line_starts(lines))
    parts = [
        HEADER, *(line + "\n" for line in source_lines()), "\n", TABLE,
        literal("text", "The rows.", "\n".join(lines)), "\n",
        index_literal("rows", "Where each row starts, four digits a row.",
                      "".join(digits(start, 4) for start in starts)), "\n",
        index_literal("forms", "Row numbers by the emoji without U+FE0F, two digits each.",
                      "".join(digits(row, 2) for row in form_index(rows))), "\n",
        index_literal("words", "Where shortcodes and names start, sorted, four digits each.",
                      "".join(digits(offset, 4)
                              for offset in word_index(rows, lines, starts))), "\n",
        literal("groups", "The first row of each subgroup, its group, its name.",
                "\n".join(group_lines(rows))), "}\n"]
    return "".join(parts)


def language_file(language, name):
    lines = ["\t".join([row["name"], folded_column(row["name"]),
                        keyword_column(row["keywords"])])
             for row in read_table(language)]
    return "".join([
        HEADER, "\nextension CatalogueTable {\n",
        literal(name.lower(),
                f"{name} names, folded, keywords; a line for each row without a tone.",
                "\n".join(lines)), "}\n"])


def wide_file():
    ranges = "".join(f"    0x{row['first']}...0x{row['last']},\n"
                     for row in read_table("wide"))
    return (HEADER + "\n/// The code points that a terminal shows two columns wide.\n"
            "enum WideRanges {\n"
            "  /// East Asian Wide and Fullwidth of Unicode 18.0, rising.\n"
            f"  static let all: [ClosedRange<UInt32>] = [\n{ranges}  ]\n}}\n")


def generated_files():
    files = {f"{MODEL}/CatalogueTable.swift": table_file(read_table("emoji"))}
    for language, name in LANGUAGES.items():
        files[f"{MODEL}/CatalogueTable+{name}.swift"] = language_file(language, name)
    files["Sources/emoji/Terminal/WideRanges.swift"] = wide_file()
    return files


def check(files):
    stale = [path for path, text in files.items()
             if not (ROOT / path).exists()
             or (ROOT / path).read_bytes() != text.encode("utf-8")]
    for path in stale:
        print(f"{path}: not what Data/ gives; run Scripts/generate-catalogue.py",
              file=sys.stderr)
    return 1 if stale else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true")
    files = generated_files()
    if parser.parse_args().check:
        sys.exit(check(files))
    for path, text in files.items():
        (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
