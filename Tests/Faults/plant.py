#!/usr/bin/env python3
"""Plants faults in a copy of the package and reports which of them the tests detect.

Each fault changes one operator, constant, condition or statement, chosen at random. All are built into one program, in
which the environment variable PLANTED_FAULT enables one of them. A fault that does not compile is left out.

Usage: Tests/Faults/plant.py FOLDER [--seed N] [--count N] [--only PATH]
The script creates FOLDER and writes the faults with their results to FOLDER/faults.tsv. To continue a run that was
stopped, call the script again with the same arguments.
"""

import argparse
import os
import random
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

# The folders in which faults are planted, each with the tests that run first.
PLACES = {
    "Sources/VStyleSelectors": "VStyleSelectorsTests",
    "Sources/VStyleValues": "VStyleValuesTests",
    "Sources/VStyleCompiler": "VStyleCascadeTests",
    "Sources/VStyleMatching": "VStyleCascadeTests",
    "Sources/VStyleStylesheet": "VStyleCascadeTests",
    "Sources/VStyleEngine": "VStyleCascadeTests",
    "Sources/VStyleSkins": "VStyleSkinsTests",
    "Sources/VStyle/": "VStyleTests",
}

SUPPORT = """
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

public enum PlantedFault {
  public static let number: Int = getenv("PLANTED_FAULT").flatMap { Int(String(cString: $0)) } ?? -1
}
public func planted(_ number: Int) -> Bool { PlantedFault.number == number }
public func planted(_ number: Int, _ value: Bool) -> Bool { value != planted(number) }
public func planted<T>(_ number: Int, _ value: T, _ other: T) -> T { planted(number) ? other : value }
"""

COMPARISONS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}
SUMS = {"+": "-", "-": "+"}
LOGIC = {"&&": "||", "||": "&&"}
SYMBOLS = "⊕⊖⊗⊘⊙⊚"


def operator(number):
    """The name of the operator for a fault, which is unused in Swift."""
    return SYMBOLS[number // 36 % 6] + SYMBOLS[number // 6 % 6] + SYMBOLS[number % 6] + "~"


def declaration(number, old, new):
    name = operator(number)
    if old in COMPARISONS:
        kind = "Equatable" if old in ("==", "!=") else "Comparable"
        return (
            f"infix operator {name}: ComparisonPrecedence\n"
            f"public func {name} <T: {kind}>(left: T, right: T) -> Bool {{ planted({number}) ? left {new} right : left {old} right }}\n"
        )
    if old in SUMS:
        return (
            f"infix operator {name}: AdditionPrecedence\n"
            f"public func {name} <T: AdditiveArithmetic>(left: T, right: T) -> T {{ planted({number}) ? left {new} right : left {old} right }}\n"
        )
    precedence = "LogicalConjunctionPrecedence" if old == "&&" else "LogicalDisjunctionPrecedence"
    return (
        f"infix operator {name}: {precedence}\n"
        f"public func {name} (left: Bool, right: @autoclosure () throws -> Bool) rethrows -> Bool "
        f"{{ try planted({number}) ? left {new} right() : left {old} right() }}\n"
    )


class Site:
    """A location in a line at which a fault can be planted."""

    def __init__(self, path, line, text, kind, start, end, old):
        self.path, self.line, self.text, self.kind = path, line, text, kind
        self.start, self.end, self.old = start, end, old

    def planted(self, text, number):
        """The line with the fault, and the declarations that it requires."""
        before, piece, after = text[: self.start], text[self.start : self.end], text[self.end :]
        if self.kind == "condition":
            return f"{before}planted({number}, {piece}){after}", ""
        if self.kind == "statement":
            return f"{before}if !planted({number}) {{ {piece} }}{after}", ""
        if self.kind == "constant":
            return f"{before}planted({number}, {piece}, {int(piece) + 1}){after}", ""
        new = {**COMPARISONS, **SUMS, **LOGIC}[piece]
        return f"{before}{operator(number)}{after}", declaration(number, piece, new)


def balanced(text):
    depth = 0
    for character in text:
        depth += character in "([{"
        depth -= character in ")]}"
        if depth < 0:
            return False
    return depth == 0


def sites(path, text):
    """All sites in a file."""
    found = []
    lines = text.split("\n")
    for index, line in enumerate(lines):
        code = line.split("//")[0].rstrip()
        if not code.strip() or '"' in code or "@" in code or code.strip().startswith(("#", "import", "case ")):
            continue
        condition = re.match(r"^( *(?:if|while|guard) )((?!let |var |case |#).*?)( else \{.*| \{.*| else)$", code)
        if condition and "," not in re.sub(r"\(.*\)", "", condition[2]) and balanced(condition[2]) and "{" not in condition[2]:
            found.append(Site(path, index, line, "condition", condition.end(1), condition.end(2), condition[2]))
        statement = re.match(r"^( +)((?!return|let|var|throw|break|continue|func|init|self = )[a-z_][\w.\[\]()?]*(?:\(.*\)| [+\-|&]?= .*))$", code)
        follows = lines[index + 1].strip() if index + 1 < len(lines) else ""
        precedes = lines[index - 1].rstrip() if index else ""
        if (
            statement
            and balanced(statement[2])
            and not follows.startswith((".", "?", ":", "+", "&&", "||"))
            and not precedes.endswith((",", "(", "=", "return", "->"))
        ):
            found.append(Site(path, index, line, "statement", statement.end(1), statement.end(2), statement[2]))
        if re.match(r"^ *(static |package |public |private |fileprivate )*(func|subscript|init|typealias|struct|enum|class|extension|protocol)\b", code):
            continue
        for match in re.finditer(r"(?<= )(<=|>=|==|!=|<|>|&&|\|\||\+|-)(?= )", code):
            found.append(Site(path, index, line, "operator", match.start(), match.end(), match[1]))
        for match in re.finditer(r"(?<![\w.#$])(\d{1,4})(?![\w.])", code):
            found.append(Site(path, index, line, "constant", match.start(), match.end(), match[1]))
    return found


class Planting:
    def __init__(self, folder, seed, count, only):
        self.folder, self.count = folder, count
        self.restore()
        files = sorted(str(path.relative_to(folder)) for path in (folder / "Sources").rglob("*.swift"))
        every = []
        for path in files:
            if any(path.startswith(place) for place in PLACES) and (not only or path.startswith(only)):
                every += sites(path, (folder / path).read_text())
        random.Random(seed).shuffle(every)
        # At most one fault in a line, since a line identifies a fault; and none that an earlier run could not compile.
        self.refused = folder / "do-not-compile.txt"
        known = self.refused.read_text().split("\n") if self.refused.exists() else []
        seen = {(path, int(line) - 1) for path, _, line in (row.partition(":") for row in known if row)}
        self.spare = []
        for site in every:
            if (site.path, site.line) not in seen:
                seen.add((site.path, site.line))
                self.spare.append(site)
        self.chosen = {}
        self.used = 0
        print(f"{len(every)} places in {len({site.path for site in every})} files, seed {seed}")

    def fill(self):
        while len(self.chosen) < self.count and self.spare and self.used < 216:
            self.chosen[self.used] = self.spare.pop(0)
            self.used += 1

    def restore(self):
        """Removes all faults."""
        subprocess.run(["git", "checkout", "-q", "--", "Sources"], cwd=self.folder, check=True)
        (self.folder / "Sources/VStyleSyntax/PlantedFault.swift").unlink(missing_ok=True)

    def write(self):
        """Writes the files with all chosen faults."""
        self.restore()
        declarations = SUPPORT
        by_path = {}
        for number, site in self.chosen.items():
            by_path.setdefault(site.path, []).append((number, site))
        for path, planted in by_path.items():
            lines = (self.folder / path).read_text().split("\n")
            for number, site in planted:
                lines[site.line], needed = site.planted(lines[site.line], number)
                declarations += needed
            # After the last line, so that line numbers do not change.
            imported = any(re.match(r"^(@_exported )?(public |package |internal )?import VStyleSyntax", line) for line in lines)
            (self.folder / path).write_text("\n".join(lines) + ("" if imported else "\nimport VStyleSyntax\n"))
        (self.folder / "Sources/VStyleSyntax/PlantedFault.swift").write_text(declarations)

    def build(self):
        """Builds the tests, without the faults that do not compile."""
        while True:
            self.fill()
            self.write()
            command = ["swift", "build", "--build-tests"]
            run = subprocess.run(command, cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            if run.returncode == 0:
                return
            wrong = set(re.findall(r"(Sources/\S+?\.swift):(\d+):\d+: error:", run.stdout))
            bad = [n for n, site in self.chosen.items() if (site.path, str(site.line + 1)) in wrong]
            if not bad:
                # The error is in a line without a fault: all faults of the file are left out.
                paths = {path for path, _ in wrong}
                bad = [n for n, site in self.chosen.items() if site.path in paths]
            if not bad:
                sys.exit(run.stdout[-4000:])
            with open(self.refused, "a") as refused:
                for number in bad:
                    site = self.chosen.pop(number)
                    refused.write(f"{site.path}:{site.line + 1}\n")
            print(f"{len(bad)} do not compile", flush=True)

    def test(self, number, filters, limit):
        # Runs the test executable, since only one `swift test` runs at a time. Skips the tests of the source files,
        # which would detect every fault.
        program = next((self.folder / ".build/debug").glob("*.xctest"))
        command = [str(program.resolve()), "--testing-library", "swift-testing", "--skip", "ArchitectureTests"]
        command += [word for name in filters for word in ("--filter", name)]
        environment = {**os.environ, "PLANTED_FAULT": str(number), "SWIFT_BACKTRACE": "enable=no"}
        with open(self.folder / f"fault-{number}.log", "w") as log:
            try:
                run = subprocess.run(
                    command, cwd=self.folder, env=environment, stdout=log, stderr=subprocess.STDOUT, timeout=limit)
            except subprocess.TimeoutExpired:
                return f"no end within {limit} s"
        if run.returncode == 0:
            return None
        text = (self.folder / f"fault-{number}.log").read_text(errors="replace")
        failed = re.search(r'✘ Test "?([^\n"]*?)"? (?:recorded|failed)', text)
        return failed[1] if failed else f"exit code {run.returncode}"

    def outcome(self, number):
        site = self.chosen[number]
        first = next(test for place, test in PLACES.items() if site.path.startswith(place))
        found = self.test(number, [first], 300) or self.test(number, [], 900)
        place = f"{site.path}:{site.line + 1}"
        row = f"{number}\t{place}\t{site.kind}\t{site.old}\t{site.text.strip()}\t{found or 'SURVIVED'}"
        print(row, flush=True)
        with open(self.folder / "faults.tsv", "a") as table:
            table.write(row + "\n")
        return row


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    root = Path(__file__).resolve().parents[2]
    if not options.folder.exists():
        subprocess.run(["git", "clone", "-q", str(root), str(options.folder)], check=True)
    planting = Planting(options.folder, options.seed, options.count, options.only)
    planting.build()
    table = options.folder / "faults.tsv"
    rows = table.read_text().splitlines() if table.exists() else []
    clean = None if rows else planting.test(-1, [], 900)
    if clean:
        sys.exit(f"without a fault: {clean}")
    known = {int(row.split("\t")[0]) for row in rows}
    with ThreadPoolExecutor(2) as pool:
        rows += pool.map(planting.outcome, sorted(set(planting.chosen) - known))
    survived = sum(row.endswith("SURVIVED") for row in rows)
    print(f"{len(rows)} faults, {len(rows) - survived} found, {survived} survived")


if __name__ == "__main__":
    main()
