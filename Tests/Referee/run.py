#!/usr/bin/env python3
"""Writes random cases with the answers of Chromium.

Usage: run.py cases FOLDER SEED COUNT     COUNT sheets, COUNT values, half as many registrations and a fifth as many
                                         projects, and COUNT sheets without answers, as JSON lines
       run.py fixture                     the cases of the unit tests
"""
import collections
import json
import sys
from pathlib import Path

import browser
import imports
import registrations
import sheets
import values

FIXTURE = Path(__file__).with_name("fixture.jsonl")
FIXTURE_SEED, FIXTURE_COUNT = 0, 220


def cases(seed, count):
    for number in range(count):
        yield sheets.case(seed, number)
        yield values.case(seed, number)
        if number % 2 == 0:
            yield registrations.case(seed, number)
        if number % 5 == 0:
            yield imports.case(seed, number)


def write(path, items):
    with open(path, "w", encoding="utf-8") as out:
        for item in items:
            out.write(json.dumps(item, separators=(",", ":"), ensure_ascii=False) + "\n")


def fixture():
    """The browser's version, then cases without most of the answers that are the usual ones of their property."""
    items = list(browser.answered(cases(FIXTURE_SEED, FIXTURE_COUNT)))
    answers = collections.Counter((want[1], value) for item in items for want, value in zip(item["want"], item["values"]))
    usual = {}
    for (name, value), _ in answers.most_common():
        usual.setdefault(name, value)
    yield {"browser": browser.version()}
    for item in items:
        pairs = list(zip(item["want"], item["values"]))
        kept = [pair for index, pair in enumerate(pairs) if len(pairs) == 1 or pair[1] != usual[pair[0][1]] or index % 12 == 0]
        yield {**item, "want": [want for want, _ in kept], "values": [value for _, value in kept]}


def main(arguments):
    if browser.version() is None:
        raise SystemExit("expected Chromium as `chromium`: run `bash .ci/run tools`")
    match arguments:
        case ["cases", folder, seed, count]:
            seed, count, folder = int(seed), int(count), Path(folder)
            folder.mkdir(parents=True, exist_ok=True)
            write(folder / "cases.jsonl", browser.answered(cases(seed, count)))
            write(folder / "live.jsonl", (sheets.case(seed, number, "live") for number in range(count)))
            print(f"cases of seed {seed}, answered by {browser.version()}")
        case ["fixture"]:
            write(FIXTURE, fixture())
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
