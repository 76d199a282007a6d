"""Random sheets on small trees: layers, scopes, nesting, conditions, and registered custom properties."""
import calculations
import colors
import trees
from draw import Draw

SIZES = [("800px", "600px"), ("400px", "700px"), ("1000px", "500px")]
WIDE = ["initial", "inherit", "unset", "revert-layer"]
LAYERS = ["base", "util", "skin", "base.low", "util.high"]
PLAIN = ["--a", "--b", "--c", "--d"]

# The registered custom properties, each with the syntaxes and the initial values that a sheet can register.
TYPED = {
    "--n": [("<number>", "0"), ("<number>", "3"), ("<integer>", "2")],
    "--l": [("<length>", "0px"), ("<length>", "3px"), ("<length>", "calc(2px * 4)")],
    "--k": [("<color>", "tomato"), ("<color>", "transparent"), ("<color>", "rgb(1 2 3)")],
    "--w": [("*", None), ("small | large", "small"), ("<number>", "1")],
}


def length(d):
    return d.weighted([
        (4, lambda d: f"{d.choice(['0', '1', '2.5', '10'])}px"), (3, lambda d: f"{d.choice(['1', '.5', '2'])}{d.choice(['em', 'rem'])}"),
        (2, lambda d: calculations.calculation(d, "length", 1)), (1, "0")])


def number(d):
    return d.weighted([(6, lambda d: d.choice(["0", "1", ".5", "2", "7", "-1"])),
                       (2, lambda d: calculations.calculation(d, "number", 1))])


def color(d):
    return colors.color(d, d.choice([0, 0, 0, 1]))


def size(d):
    return d.choice(["10px", "20px", "2em", ".5em", "1.5rem", "calc(1em + 2px)", "150%", "large", "medium"])


def word(*words):
    return lambda d: d.choice(words)


# Weight, property, maker of values.
PROPERTIES = [
    (6, "color", color), (4, "background-color", color), (1, "border-top-color", color), (1, "outline-color", color),
    (1, "fill", color), (1, "stroke", lambda d: d.pick("none", color)), (4, "opacity", number), (5, "order", number),
    (2, "z-index", lambda d: d.pick("auto", number)), (2, "flex-grow", number), (3, "letter-spacing", length),
    (3, "text-indent", length), (3, "flex-basis", length), (2, "left", length), (3, "font-size", size),
    (1, "visibility", word("visible", "hidden", "collapse")),
    (1, "text-transform", word("none", "uppercase", "lowercase")),
    (1, "color-scheme", word("normal", "light", "dark", "light dark")),
]
NAMES = [row[1] for row in PROPERTIES]
MAKERS = {row[1]: row[2] for row in PROPERTIES}
TOKEN_MAKERS = {"--n": number, "--l": length, "--k": lambda d: colors.color(d, 0), "--w": word("small", "large", "1", "x y", "")}


def reference(d, maker, depth=1):
    """A `var()`, perhaps with a fallback: a value, a keyword, or another `var()`."""
    name = d.choice(PLAIN + list(TYPED))
    if d.chance(.5):
        return f"var({name})"
    fallback = d.weighted([
        (4, maker), (2, lambda d: d.choice(WIDE)), (1, ""),
        (2, (lambda d: reference(d, maker, depth - 1)) if depth > 0 else maker)])
    return f"var({name}, {fallback})"


def custom(d):
    """The declaration of a custom property."""
    name = d.choice(PLAIN + list(TYPED))
    maker = TOKEN_MAKERS.get(name) or d.choice([number, length, color])
    value = d.weighted([
        (6, maker), (3, lambda d: reference(d, maker)), (1, lambda d: d.choice(WIDE)), (1, lambda d: f"var({name})"),
        (1, lambda d: f"calc({reference(d, number)} * 2)"), (1, lambda d: d.choice(["red", "3px", "7", "", "a b"])),
        (1, lambda d: f"light-dark({colors.plain(d)}, {colors.plain(d)})"), (1, "currentcolor")])
    return f"{name}: {value}"


def declaration(d):
    if d.chance(.33):
        text = custom(d)
    elif d.chance(.03):
        # No sheet sets `--none`: the browser would apply another value than a keyword to each property.
        text = f"all: {d.pick(*WIDE, lambda d: f'var(--none, {d.choice(WIDE)})')}"
    else:
        name = d.choices(NAMES, [row[0] for row in PROPERTIES])[0]
        maker = MAKERS[name]
        value = d.weighted([
            (10, maker), (5, lambda d: reference(d, maker)), (2, lambda d: d.choice(WIDE)),
            (1, lambda d: f"calc({reference(d, number)} * 2)"), (1, lambda d: d.choice(["bogus", "1px 2px", "", "5"]))])
        text = f"{name}: {value}"
    return text + (" !important" if d.chance(.1) else "") + ";"


def media(d):
    feature = d.pick(
        "(width > 500px)", "(min-width: 900px)", "(max-height: 550px)", "(orientation: portrait)",
        "(prefers-color-scheme: dark)", "(prefers-color-scheme: light)", "(300px < width <= 800px)",
        "(width > calc(10em + 300px))", "(bogus: 1)", "(aspect-ratio > 1)")
    return d.weighted([
        (6, feature), (1, f"not {feature}"), (1, f"{feature} and (height > 10px)"), (1, f"{feature} or (width < 1px)"),
        (1, "not all"), (1, "all"), (1, f"{feature}, {feature}"), (1, f"not all and {feature}")])


def supports(d):
    test = d.pick(
        "(order: 1)", "(color: red)", "(bogus: 1)", "(order: red)", "(--a: b)", "selector(.a > .b)",
        "selector(:bogus)", "selector(> .a)", "(opacity: calc(1 / 2))", "(color: oklch(from red l c h))")
    return d.weighted([(5, test), (2, f"not {test}"), (1, f"{test} and (order: 1)"), (1, f"{test} or (order: 1)")])


def scope(d):
    """The prelude of a scope, with or without a limit."""
    def one():
        return d.weighted([(8, lambda d: trees.compound(d, 1)), (2, trees.complex_selector)])

    roots = ", ".join(one() for _ in range(d.choice([1, 1, 1, 2])))
    if not d.chance(.6):
        return f"({roots})"
    limit = d.weighted([(6, lambda d: one()), (2, lambda d: f":scope > {trees.compound(d, 1)}"),
                        (1, lambda d: f"{one()}, {one()}"), (1, lambda d: f"> {trees.compound(d, 0)}")])
    return f"({roots}) to ({limit})"


def scoped(d):
    """The selectors of a rule directly in a scope."""
    return d.weighted([
        (3, ":scope"), (4, trees.selectors), (1, "&"), (1, lambda d: f"& {trees.compound(d)}"),
        (2, lambda d: f":scope > {trees.compound(d)}"), (1, lambda d: f"> {trees.compound(d)}"),
        (1, lambda d: f":scope{trees.simple(d, 0)}"), (1, lambda d: f"{trees.compound(d, 0)} :scope")])


def registration(d):
    name = d.choice(list(TYPED))
    syntax, initial = d.choice(TYPED[name])
    value = f" initial-value: {initial};" if initial else ""
    return f'@property {name} {{ syntax: "{syntax}"; inherits: {d.choice(["true", "false"])};{value} }}'


def statements(d, depth, where):
    """The contents of a block.

    `where` is its innermost rule: `sheet`, `style`, `scope`, or `style in scope`. The last has no scopes: the browser
    resolves the roots of a scope without a style rule around it.
    """
    return d.several(1, 3 if depth < 3 else 2, lambda d: statement(d, depth - 1, where))


def statement(d, depth, where):
    is_style = where.startswith("style")
    if is_style and (depth <= 0 or d.chance(.55)):
        return declaration(d)
    if depth <= 0:
        return rule(d, 0, where)

    def block(prelude, inner=where):
        return f"{prelude} {{ {statements(d, depth, inner)} }}"

    rows = [
        (8, lambda d: rule(d, depth - 1, where)), (2, lambda d: block(f"@media {media(d)}")),
        (1, lambda d: block(f"@supports {supports(d)}")), (2, lambda d: block(f"@layer {d.choice(LAYERS)}")),
        (.5, lambda d: block("@layer")),
        (2 if where in ["sheet", "style", "scope"] else 0, lambda d: block(f"@scope {scope(d)}", "scope"))]
    if not is_style:
        rows.append((1, lambda d: f"@layer {', '.join(d.sample(LAYERS, d.randint(1, 2)))};"))
        rows.append((.5 if where == "sheet" else 0, registration))
    return d.weighted(rows)


def rule(d, depth, where):
    maker = {"sheet": trees.selectors, "scope": scoped}.get(where, trees.nested)
    inner = "style in scope" if "scope" in where else "style"
    contents = [declaration(d) for _ in range(d.randint(1, 3))]
    if depth > 0 and d.chance(.4):
        contents += [statement(d, depth, inner) for _ in range(d.randint(1, 2))]
    return f"{maker(d)} {{ {' '.join(contents)} }}"


def sheet(d):
    parts = [registration(d) for _ in range(d.choice([0, 0, 1, 2, 3]))]
    parts += [statement(d, 3, "sheet") for _ in range(d.randint(4, 9))]
    return "\n".join(parts)


def case(seed, number, sort="sheet"):
    d = Draw(f"{sort} {seed} {number}")
    tree, css = trees.tree(d), sheet(d)
    width, height = d.choice(SIZES)
    names = ["color"] + [name for name in NAMES + PLAIN + list(TYPED) if name != "color" and f"{name}:" in css]
    return {"id": f"{sort}/{seed}/{number}", "op": "computed", "tree": tree, "sheets": [{"css": css}],
            "media": {"width": width, "height": height, "prefers-color-scheme": d.choice(["light", "light", "dark"])},
            "want": [[key, name] for key in trees.keys(tree) for name in names]}
