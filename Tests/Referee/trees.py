"""Random selectors, and the trees that they match."""
TYPES = ["Window", "View", "Label", "Button", "Image"]
CLASSES = ["a", "b", "c", "d", "e"]
IDS = ["x", "y", "z"]
ATTRIBUTES = [("kind", ["one", "two", "one two", "ONE"]), ("lang", ["en", "en-US", "de"])]


def tree(d, depth=3, counter=None):
    """A tree of some five to twelve nodes, whose keys are their numbers in document order."""
    counter = counter if counter is not None else [0]
    node = {"key": f"n{counter[0]}", "type": "Window" if counter[0] == 0 else d.choice(TYPES[1:])}
    is_root, counter[0] = counter[0] == 0, counter[0] + 1
    if d.chance(.75):
        node["classes"] = d.sample(CLASSES, d.randint(1, 3))
    if d.chance(.2):
        node["id"] = d.choice(IDS)
    if d.chance(.25):
        name, values = d.choice(ATTRIBUTES)
        node["attrs"] = {name: d.choice(values)}
    count = d.randint(2, 3) if is_root else d.choice([0, 1, 1, 2, 3])
    if depth > 0:
        children = [tree(d, depth - 1, counter) for _ in range(count) if counter[0] < 12]
        if children:
            node["children"] = children
    return node


def keys(node):
    """The keys of a tree, in document order."""
    yield node["key"]
    for child in node.get("children", []):
        yield from keys(child)


def attribute(d):
    name, values = d.choice(ATTRIBUTES)
    operator, value = d.choice(["=", "~=", "|=", "^=", "$=", "*="]), d.choice(values)
    return d.pick(f"[{name}]", f'[{name}{operator}"{value}"]', f'[{name}="{value}" i]')


def nth(d):
    formula = d.choice(["odd", "even", "1", "2", "2n+1", "-n+2", "n+2", "3n"])
    name = d.choice(["nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type"])
    of = f" of {compound(d, 0)}" if name.endswith("child") and d.chance(.25) else ""
    return f":{name}({formula}{of})"


def simple(d, depth, has=True):
    """A simple selector other than a type, which has to be the first one."""
    if depth <= 0:
        return d.weighted([
            (10, lambda d: "." + d.choice(CLASSES)), (2, lambda d: "#" + d.choice(IDS)), (2, attribute),
            (1, lambda d: d.choice([":first-child", ":last-child", ":only-child", ":empty", ":root", ":first-of-type"])),
        ])
    rows = [
        (8, lambda d: simple(d, 0)), (2, nth),
        (2, lambda d: f":is({selectors(d, depth - 1, has)})"), (1, lambda d: f":where({selectors(d, depth - 1, has)})"),
        (2, lambda d: f":not({selectors(d, depth - 1, has)})")]
    if has:
        rows.append((2, lambda d: f":has({d.choice(['', '> ', '+ ', '~ '])}{selectors(d, depth - 1, False)})"))
    return d.weighted(rows)


def compound(d, depth=1, has=True):
    if d.chance(.5):
        return d.weighted([(5, lambda d: "." + d.choice(CLASSES)), (3, lambda d: d.choice(TYPES)), (1, "*")])
    first = d.weighted([(5, ""), (4, lambda d: d.choice(TYPES)), (1, "*")])
    rest = "".join(simple(d, depth, has) for _ in range(d.choices([0, 1, 2], [2, 6, 1])[0] if first else d.choice([1, 1, 2])))
    return first + rest


def complex_selector(d, depth=1, has=True):
    text = compound(d, depth, has)
    for _ in range(d.choices([0, 1, 2], [9, 4, 1])[0]):
        text += d.choice([" ", " ", " > ", " > ", " + ", " ~ "]) + compound(d, depth, has)
    return text


def selectors(d, depth=1, has=True):
    """A list, with an invalid part now and then."""
    parts = [complex_selector(d, depth, has) for _ in range(d.choices([1, 2, 3], [6, 3, 1])[0])]
    if d.chance(.02):
        parts.insert(d.randint(0, len(parts)), d.choice([":bogus", "..a", ".a >", ":is(:bogus, .b)"]))
    return ", ".join(parts)


def nested(d):
    """A list for a rule inside a rule: relative, with `&` in any place, or plain."""
    def one(d):
        return d.weighted([
            (3, lambda d: "&" + simple(d, 1)), (2, lambda d: f"& {complex_selector(d)}"),
            (2, lambda d: f"{d.choice(['> ', '+ ', '~ '])}{complex_selector(d)}"),
            (3, complex_selector), (1, lambda d: f"{complex_selector(d)} &"), (1, lambda d: f".{d.choice(CLASSES)}&"),
            (1, lambda d: f":is(&, {complex_selector(d)})"), (1, lambda d: f"&:not({complex_selector(d)})"),
            (1, "& &"), (1, lambda d: f"& > &{simple(d, 0)}"), (1, lambda d: f":has(> &)"), (2, "&")])
    return d.several(1, 2, one, ", ")
