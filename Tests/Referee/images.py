"""Random gradients: linear, radial, conic, repeating; methods, hints, and positions of one to four values."""
import re

import colors
from calculations import calculation


def percentage(d):
    return f"{d.choice([0, 50, 100, d.randint(-20, 120)])}%"


def length(d):
    return d.weighted([(8, lambda d: f"{d.choice(['0', '1', '10', '2.5', '-5', '40'])}{d.choice(['px', 'px', 'em', 'rem'])}"),
                       (1, lambda d: calculation(d, "length", 1))])


def positive(d):
    return f"{d.choice(['1', '10', '2.5', '40'])}{d.choice(['px', 'px', 'em', 'rem'])}"


def coordinate(d):
    return d.pick(percentage, length)


def angle(d):
    """An angle. Those of gradients do not depend on a font, so a calculation has no lengths."""
    value = calculation(d, "angle", 1) if d.chance(.15) else "px"
    return d.choice(["0", "45deg", "-90deg", ".25turn", "100grad", "1rad", "400deg"]) if re.search("em|px", value) else value


def position(d):
    across, down = d.choice(["left", "right"]), d.choice(["top", "bottom"])
    count = d.randint(1, 4)
    if count == 1:
        return d.pick(across, down, "center", coordinate)
    if count == 2:
        return d.pick(f"{across} {down}", f"{down} {across}", "center center", f"{across} center", f"center {down}",
                      f"{down} center", lambda d: f"{across} {coordinate(d)}", lambda d: f"{coordinate(d)} {down}",
                      lambda d: f"{coordinate(d)} {coordinate(d)}", lambda d: f"center {coordinate(d)}")
    if count == 3:
        return d.pick(lambda d: f"{across} {coordinate(d)} {down}", lambda d: f"{across} {down} {coordinate(d)}")
    edges = [f"{across} {coordinate(d)}", f"{down} {coordinate(d)}"]
    d.shuffle(edges)
    return " ".join(edges)


def at(d):
    return f" at {position(d)}" if d.chance(.6) else ""


def stops(d, location):
    """Two to four colors with locations, and hints between them."""
    parts = []
    for number in range(d.randint(2, 4)):
        if number > 0 and d.chance(.15):
            parts.append(location(d))
        places = d.choices([0, 1, 2], [5, 4, 1])[0]
        parts.append(" ".join([colors.color(d, 1 if d.chance(.2) else 0), *(location(d) for _ in range(places))]))
    return ", ".join(parts)


def line(d):
    side, other = d.choice(["left", "right"]), d.choice(["top", "bottom"])
    return d.pick("", angle, f"to {side}", f"to {other}", f"to {side} {other}", f"to {other} {side}")


def circle(d):
    extent = d.choice(["closest-side", "farthest-side", "closest-corner", "farthest-corner"])
    size = d.pick("", "circle", "ellipse", extent, f"circle {extent}", f"{extent} ellipse",
                  lambda d: positive(d), lambda d: f"circle {positive(d)}",
                  lambda d: f"{positive(d)} {d.pick(positive, '20%')}", lambda d: f"ellipse {positive(d)} {positive(d)}")
    return f"{size}{at(d)}".strip()


def cone(d):
    return f"{'from ' + angle(d) if d.chance(.5) else ''}{at(d)}".strip()


def gradient(d):
    name, shape, location = d.pick(("linear", line, coordinate), ("radial", circle, coordinate), ("conic", cone, None))
    prelude = [shape(d), colors.method(d) if d.chance(.3) else ""]
    d.shuffle(prelude)
    prelude = " ".join(part for part in prelude if part)
    places = stops(d, location or (lambda d: d.pick(percentage, lambda d: d.choice(["90deg", ".5turn", "1rad", "0"]))))
    repeating = "repeating-" if d.chance(.2) else ""
    return f"{repeating}{name}-gradient({prelude + ', ' if prelude else ''}{places})"
