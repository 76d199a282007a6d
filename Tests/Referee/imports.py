"""Random projects: sheets that import each other, in layers and media queries, several times and in cycles."""
import trees
from draw import Draw

LAYERS = ["base", "util", "skin", "base.low"]
QUERIES = ["(width > 500px)", "(min-width: 900px)", "not all", "all", "(orientation: portrait)", "(width > 1px)"]
NAMES = ["order", "z-index", "opacity", "--a"]


def declaration(d):
    if d.chance(.12):
        return f"{d.choice(NAMES)}: {d.choice(['revert-layer', 'inherit', 'initial'])};"
    name = d.choice(["order"] * 4 + NAMES)
    value = f".{d.randint(1, 99)}" if name == "opacity" else str(d.randint(1, 999))
    return f"{name}: {value}{' !important' if d.chance(.2) else ''};"


def rule(d):
    selector = d.weighted([(5, lambda d: "." + d.choice(trees.CLASSES)), (3, lambda d: d.choice(trees.TYPES)), (2, "*")])
    return f"{selector} {{ {d.several(1, 2, declaration)} }}"


def statement(d, depth=1):
    def block(prelude):
        return f"{prelude} {{ {d.several(1, 2, lambda d: statement(d, depth - 1))} }}"

    if depth <= 0:
        return rule(d)
    return d.weighted([
        (8, rule), (3, lambda d: block(f"@layer {d.choice(LAYERS)}")), (1, lambda d: block("@layer")),
        (1, lambda d: f"@layer {', '.join(d.sample(LAYERS, 2))};"), (2, lambda d: block(f"@media {d.choice(QUERIES)}")),
        (.5, lambda d: f'@property --a {{ syntax: "<number>"; inherits: {d.choice(["true", "false"])}; initial-value: {d.randint(1, 9)} }}')])


def imported(d, files):
    layer = d.weighted([(8, ""), (2, " layer"), (4, lambda d: f" layer({d.choice(LAYERS)})"), (.3, " layer()"), (.3, " layer(a b)")])
    query = d.weighted([(8, ""), (3, lambda d: f" {d.choice(QUERIES)}")])
    path = d.choice(files)
    return f"@import {d.pick(f'{chr(34)}{path}{chr(34)}', f'url({path})')}{layer}{query};"


def sheet(d, files):
    """The text of a sheet that imports some of the files."""
    parts = [f"@layer {d.choice(LAYERS)};" for _ in range(d.choice([0, 0, 0, 1]))]
    for _ in range(d.choice([0, 1, 2, 2, 3]) if files else 0):
        parts.append(imported(d, files))
        # What may stand between imports, and what ends them.
        parts.append(d.weighted([
            (20, ""), (1, lambda d: f"@layer {d.choice(LAYERS)};"), (.5, ":bogus { order: 1 }"), (.5, "@unknown x;"),
            (.3, rule), (.3, "{}")]))
        if d.chance(.25):
            parts.append(parts[-2])
    parts += [statement(d) for _ in range(d.randint(1, 4))]
    return "\n".join(part for part in parts if part)


def case(seed, number, sort="import"):
    d = Draw(f"{sort} {seed} {number}")
    files = [f"{seed}-{number}-{letter}" for letter in "abcde"[:d.randint(2, 5)]]
    # A sheet imports those after it; sometimes any of them, so that there are cycles.
    has_cycles = d.chance(.05)
    texts = {file: sheet(d, files if has_cycles else files[index + 1:]) for index, file in enumerate(files)}
    tree = trees.tree(d, 2)
    main = texts.pop(files[0]) if not has_cycles else sheet(d, files)
    return {"id": f"{sort}/{seed}/{number}", "op": "computed", "tree": tree, "sheets": [{"css": main}], "files": texts,
            "media": {"width": "800px", "height": "600px", "prefers-color-scheme": "light"},
            "want": [[key, name] for key in trees.keys(tree) for name in NAMES]}
