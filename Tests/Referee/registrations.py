"""Random `@property` rules with odd descriptors, and custom properties of all sorts."""
import sheets
import trees
from draw import Draw

# A number is a length, an angle and a time of the language, but not of browsers. So the custom properties that may be
# one of these get no numbers, and refer to each other only.
PLAIN = ["--n", "--w"]
MEASURED = ["--l", "--k", "--u"]
NAMES = PLAIN + MEASURED
SYNTAXES = {name: ["<number>", "<integer>", "*", "small | large", "<number> | auto", "<number>#"] for name in PLAIN}
SYNTAXES |= {name: ["<length>", "<color>", "<angle>", "<time>", "*", "<length>#", "<color>#", "<length> | auto"] for name in MEASURED}
NUMBERS = ["0", "1", "2.5", "-3", "1e2", "calc(3 * 2)", "5 5", "1, 2"]
OTHERS = ["10px", "0px", "2em", "1rem", "calc(1px + 2em)", "red", "transparent", "currentcolor", "rgb(1 2 3 / .5)", "45deg",
          ".5turn", "200ms", "1s", "small", "large", "auto", "a", "x y", "", "1px, 2px", "red, blue", "min(1px, 2em)", "calc(1s * 2)",
          "LARGE", "Auto"]
WIDE = ["initial", "inherit", "unset", "revert", "revert-layer"]


def plain(d, names):
    return d.choice(OTHERS + (NUMBERS * 3 if names is NAMES else []))


def reference(d, names):
    name = d.choice(names)
    return d.weighted([
        (5, f"var({name})"), (4, lambda d: f"var({name}, {plain(d, names)})"), (1, f"var({name},)"),
        (1, lambda d: f"var({name}, {d.choice(WIDE)})"), (1, lambda d: f"var({name}, {reference(d, names)})"),
        (1, f"calc(var({name}) * 2)" if names is NAMES else f"calc(var({name}) + 1px)")])


def value(d, names):
    return d.weighted([(8, lambda d: plain(d, names)), (4, lambda d: reference(d, names)), (2, lambda d: d.choice(WIDE)),
                       (1, lambda d: f"{plain(d, names)} {reference(d, names)}")])


def declaration(d):
    if d.chance(.65):
        name = d.choice(NAMES)
        text = f"{name}: {value(d, NAMES if name in PLAIN else MEASURED)}"
    else:
        name = d.choice(["order", "letter-spacing", "color", "font-size"])
        names = MEASURED if name in ["letter-spacing", "font-size"] else NAMES
        text = f"{name}: {d.weighted([(2, lambda d: reference(d, names)), (1, sheets.MAKERS[name])])}"
    return text + (" !important" if d.chance(.08) else "") + ";"


def descriptor(d, name, property):
    if name == "syntax":
        return f'syntax: "{d.choice(SYNTAXES[property])}"'
    if name == "inherits":
        return f"inherits: {d.weighted([(6, 'true'), (6, 'false'), (1, 'maybe'), (1, 'TRUE')])}"
    values = OTHERS + (NUMBERS if property in PLAIN else [])
    return f"initial-value: {d.choice([value for value in values if 'em' not in value])}"


def registration(d):
    names = ["syntax", "inherits", "initial-value"]
    if d.chance(.08):
        names.remove(d.choice(names))
    if d.chance(.1):
        names.append(d.choice(names))
    if d.chance(.2):
        d.shuffle(names)
    property = d.choice(NAMES)
    parts = [descriptor(d, name, property) + (" !important" if d.chance(.02) else "") for name in names]
    if d.chance(.03):
        parts.append("bogus: 1")
    return f"@property {property} {{ {'; '.join(parts)} }}"


def rule(d):
    return f"{trees.compound(d, 0)} {{ {d.several(1, 4, declaration)} }}"


def statement(d):
    return d.weighted([
        (8, rule), (3, registration), (1, lambda d: f"@layer {d.choice('xy')} {{ {rule(d)} {registration(d)} }}"),
        (1, lambda d: f"@media {d.choice(['all', 'not all', '(width > 500px)'])} {{ {registration(d)} {rule(d)} }}"),
        (.5, lambda d: f"@supports (order: {d.choice(['1', 'x'])}) {{ {registration(d)} }}")])


def case(seed, number, sort="registration"):
    d = Draw(f"{sort} {seed} {number}")
    tree = trees.tree(d, 2)
    css = "\n".join(statement(d) for _ in range(d.randint(4, 9)))
    names = NAMES + ["order", "letter-spacing", "color", "font-size"]
    return {"id": f"{sort}/{seed}/{number}", "op": "computed", "tree": tree, "sheets": [{"css": css}],
            "media": {"width": "800px", "height": "600px", "prefers-color-scheme": d.choice(["light", "dark"])},
            "want": [[key, name] for key in trees.keys(tree) for name in names if name in css]}
