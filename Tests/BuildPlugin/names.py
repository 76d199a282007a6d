#!/usr/bin/env python3
"""Writes a sheet whose names are hard to write in Swift, or a long sheet.

Usage: names.py tokens FOLDER    the names of the design tokens in a folder
       names.py hostile          keywords, digits, symbols, scripts, emoji
       names.py long             2,000 custom properties and 500 styles
"""
import json
import pathlib
import sys

KEYWORDS = """Any Protocol Type actor as associatedtype associativity async await break case catch class
continue convenience default defer deinit didSet distributed do dynamic each else enum extension fallthrough false
fileprivate final for func get guard if import in indirect infix init inout internal is isolated lazy left let macro
mutating nil none nonisolated nonmutating open operator optional override package postfix precedence precedencegroup
prefix private public repeat required rethrows return right self set some static struct subscript super switch
throw throws true try typealias unowned var weak where while willSet""".split()

OTHERS = (
    "100 1-1 11 1e3 2xl x- x_y __ -webkit-box A AB ABc aBC a1 a.b a1/b ünder É 漢字 ひらがな العربية עברית हिन्दी ไทย 🎨 👩‍🎨 "
    "a🎨b → a→b € ½ ² a²b x\u0301 \u200bx a\u2028b a\u00a0b \u202ex "
    "hashValue rawValue allCases description sheet_ reloadable_ hotReload_ texts_ states_ layers_"
).split(" ")


def escaped(name):
    """Returns a name as a sheet writes it."""
    return "".join(c if c.isascii() and c.isalpha() else f"\\{ord(c):x} " for c in name)


def sheet(names, has_rules=True):
    """Returns a sheet with names of custom properties and, if it has rules, of every other sort."""
    lines = ["@theme light {"]
    lines += [f"  --{escaped(name)}: {index};" for index, name in enumerate(names)]
    lines += ["}"]
    for name in map(escaped, names) if has_rules else []:
        lines += [f"@style {name} for Label {{ alpha: 0.5; }}", f"@theme {name} {{ --x-x: 1; }}", f"@layer {name};"]
        lines += [f"Label.{name} {{ alpha: 0.5; }}"]
    return "\n".join(lines) + "\n"


def tokens(value, path):
    """Yields the names of the tokens in a JSON document."""
    if not isinstance(value, dict):
        return
    if "$value" in value:
        yield "-".join(path)
    for key, inner in value.items():
        if not key.startswith("$"):
            yield from tokens(inner, [*path, key])


def main(kind, folder=None):
    if kind == "tokens":
        files = sorted(path for path in pathlib.Path(folder).rglob("*.json") if "dtcg-tests" not in path.parts)
        names = [name for path in files for name in tokens(json.loads(path.read_text()), [])]
        print(sheet(list(dict.fromkeys(names)), has_rules=False), end="")
    elif kind == "hostile":
        print(sheet(list(dict.fromkeys(KEYWORDS + OTHERS))), end="")
    else:
        print("@theme light {")
        for index in range(2000):
            value = [f"#{index:06x}", f"{index}", f"{index % 90}deg", f'"{index}"'][index % 4]
            print(f"  --group-{index // 100}-name-{index}: {value};")
        print("}")
        for index in range(500):
            print(f"@style style-{index} for Label {{ text-color: var(--group-{index // 25}-name-{index * 4}); }}")


main(*sys.argv[1:])
