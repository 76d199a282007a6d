"""Random colors: every syntax and space of CSS Color 5, mixtures, relative colors, and missing components.

Colors inside other colors leave out what a browser cannot decide. There they are away from gray, black and white, since
the hue of a gray is a rounding error in browsers. Legacy colors have components that a byte holds exactly, since
browsers store them in bytes. Conversions to A98 RGB and ProPhoto RGB are left out, which the browser computes with
another transfer function than the specification. So are missing components of the origin of a relative color, which the
browser converts as zeros before it carries them over, those of a relative legacy color of `currentcolor`, and products and negative angles of hues, which it does not keep
from 0 to 360.
"""
from calculations import number

NAMES = ["red", "lime", "blue", "tomato", "rebeccapurple", "gold"]
GRAYS = ["gray", "white", "black", "transparent"]
RGB_SPACES = ["srgb", "srgb-linear", "display-p3", "rec2020"]
OTHER_SPACES = ["a98-rgb", "prophoto-rgb"]
XYZ_SPACES = ["xyz", "xyz-d50", "xyz-d65"]
POLAR_SPACES = ["hsl", "hwb", "lch", "oklch"]
HUE_METHODS = ["", " shorter hue", " longer hue", " increasing hue", " decreasing hue"]

# The functions: channels, and the range of each; `None` stands for a hue.
FUNCTIONS = {
    "rgb": [("r", 0, 255), ("g", 0, 255), ("b", 0, 255)],
    "hsl": [("h", None, None), ("s", 0, 100), ("l", 0, 100)],
    "hwb": [("h", None, None), ("w", 0, 100), ("b", 0, 100)],
    "lab": [("l", 0, 100), ("a", -125, 125), ("b", -125, 125)],
    "lch": [("l", 0, 100), ("c", 0, 150), ("h", None, None)],
    "oklab": [("l", 0, 1), ("a", -.4, .4), ("b", -.4, .4)],
    "oklch": [("l", 0, 1), ("c", 0, .4), ("h", None, None)],
}

# The middle of each range, for colors inside other colors.
MIDDLES = {
    "hsl": [None, (50, 100), (30, 70)], "hwb": [None, (0, 40), (0, 40)], "lab": [(30, 70), (30, 80), (30, 80)],
    "lch": [(30, 70), (40, 100), None], "oklab": [(.3, .7), (.1, .3), (.1, .3)], "oklch": [(.3, .7), (.1, .3), None],
}

# The channels of colors inside other colors that can be missing: any but those without which the color is gray.
MISSING = {"hsl": [0, 2], "hwb": [0, 1, 2], "lab": [0, 1, 2], "lch": [0, 2], "oklab": [0, 1, 2], "oklch": [0, 2]}


def hue(d):
    unit = d.choice(["", "", "deg", "rad", "turn", "grad"])
    size = {"rad": 6.3, "turn": 1, "grad": 400}.get(unit, 360)
    return f"{round(d.choice([0, d.uniform(-size, 2 * size), d.uniform(0, size)]), 2):g}{unit}"


def channel(d, low, high):
    if low is None:
        return hue(d)
    if d.chance(.35):
        return percent(d, 0 if low == 0 else -100)
    return number(d, low, high, 3 if high <= 1 else 1)


def percent(d, low=0, high=100):
    return f"{d.randint(low, high)}%"


def alpha(d, can_miss=True):
    """The alpha of a color in the modern syntax."""
    if d.chance(.5):
        return ""
    return " / none" if can_miss and d.chance(.15) else f" / {d.pick('0', '1', '.5', '20%', lambda d: f'{d.random():.2f}')}"


def legacy_alpha(d):
    return d.choice(["", ", 1", ", 0", ", .2", ", 40%", ", 0.6"])


def hexadecimal(d):
    return "#" + "".join(d.choice("0123456789abcdefABCDEF") for _ in range(d.choice([3, 4, 6, 8])))


def legacy(d):
    if d.chance(.5):
        channels = d.pick(lambda d: [str(d.randint(0, 255)) for _ in range(3)], lambda d: [percent(d) for _ in range(3)])
        return f"{d.choice(['rgb', 'rgba'])}({', '.join(channels)}{legacy_alpha(d)})"
    return f"{d.choice(['hsl', 'hsla'])}({hue(d)}, {percent(d)}, {percent(d)}{legacy_alpha(d)})"


def modern(d):
    name = d.choice(list(FUNCTIONS))
    channels = ["none" if d.chance(.1) else channel(d, low, high) for _, low, high in FUNCTIONS[name]]
    return f"{name}({' '.join(channels)}{alpha(d)})"


def in_space(d):
    space = d.choice(RGB_SPACES + OTHER_SPACES + XYZ_SPACES)
    channels = ["none" if d.chance(.1) else channel(d, 0, 1) for _ in range(3)]
    return f"color({space} {' '.join(channels)}{alpha(d)})"


def plain(d):
    """A color that needs no other color."""
    return d.weighted([
        (2, lambda d: d.choice(NAMES + GRAYS)), (2, hexadecimal), (2, legacy), (5, modern), (3, in_space)])


def vivid(d, can_miss=True):
    """A color for the inside of other colors: neither gray nor black nor white."""
    def bytes_of(d):
        channels = ["255", str(51 * d.randint(0, 1)), str(51 * d.randint(1, 4))]
        d.shuffle(channels)
        return f"rgb({', '.join(channels)}{d.choice(['', ', .2', ', 60%'])})"

    def function(d):
        name = d.choice(list(MIDDLES))
        missing = d.choice(MISSING[name]) if can_miss and d.chance(.15) else None
        channels = ["none" if index == missing else hue(d) if middle is None else f"{round(d.uniform(*middle), 3):g}"
                    for index, middle in enumerate(MIDDLES[name])]
        return f"{name}({' '.join(channels)}{alpha(d, can_miss)})"

    def space(d):
        channels = [f"{d.uniform(.6, 1):.2f}", f"{d.uniform(0, .2):.2f}", f"{d.uniform(.2, .5):.2f}"]
        d.shuffle(channels)
        return f"color({d.choice(RGB_SPACES)} {' '.join(channels)}{alpha(d, can_miss)})"

    return d.weighted([(2, lambda d: d.choice(NAMES)), (2, bytes_of), (6, function), (2, space)])


def method(d):
    if d.chance(.5):
        return f"in {d.choice(['lab', 'oklab', *RGB_SPACES, *XYZ_SPACES])}"
    return f"in {d.choice(POLAR_SPACES)}{d.choice(HUE_METHODS)}"


def mixture(d, depth, can_miss=True):
    def part():
        share = f"{percent(d)}" if d.chance(.45) else ""
        parts = [inside(d, depth, can_miss), share]
        return " ".join(part for part in (reversed(parts) if d.chance(.2) else parts) if part)

    prefix = "" if d.chance(.08) else f"{method(d)}, "
    return f"color-mix({prefix}{part()}, {part()})"


def relative(d, depth):
    origin = inside(d, depth, False)
    if d.chance(.35):
        space = d.choice(RGB_SPACES + XYZ_SPACES)
        rows = [(name, 0, 1) for name in (["x", "y", "z"] if space in XYZ_SPACES else ["r", "g", "b"])]
        start, can_miss = f"color(from {origin} {space}", True
    else:
        name = d.choice(list(FUNCTIONS))
        rows, start = FUNCTIONS[name], f"{name}(from {origin}"
        can_miss = name not in ["rgb", "hsl", "hwb"] or "currentcolor" not in origin

    def part(row):
        name, low, high = row
        step = 60 if low is None else high
        options = [
            (6, name), (1, d.choice(rows)[0] if low is not None else name), (1, "alpha"),
            (1, "none" if can_miss else name), (2, lambda d: f"calc({name} {d.choice(['+', '-'])} {step * d.choice([.1, .25]):g})"),
            (2, lambda d: channel(d, low, high))]
        if low is not None:
            options.append((2, lambda d: f"calc({name} {d.choice(['*', '/'])} {d.choice(['2', '1.5', '.8'])})"))
        return d.weighted(options)

    last = d.weighted([(5, ""), (2, " / alpha"), (1, " / calc(alpha / 2)"), (1, " / .5"), (1, " / none")])
    return f"{start} {' '.join(map(part, rows))}{last})"


def inside(d, depth, can_miss=True):
    """A color inside another one."""
    if depth <= 0:
        return "currentcolor" if d.chance(.1) else vivid(d, can_miss)
    return d.weighted([
        (6, lambda d: vivid(d, can_miss)), (1, "currentcolor"), (3, lambda d: mixture(d, depth - 1, False)),
        (1, lambda d: f"light-dark({vivid(d, can_miss)}, {vivid(d, can_miss)})")])


def color(d, depth=1):
    """A color; with a depth above zero, perhaps one that is made of other colors."""
    if depth <= 0:
        return "currentcolor" if d.chance(.04) else plain(d)
    return d.weighted([
        (6, plain), (1, "currentcolor"), (4, lambda d: mixture(d, depth - 1)), (4, lambda d: relative(d, depth - 1)),
        (1, lambda d: f"light-dark({color(d, depth - 1)}, {color(d, depth - 1)})")])
