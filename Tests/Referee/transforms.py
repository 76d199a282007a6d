"""Random lists of transform functions, of the plane and of space."""
from calculations import calculation, number
from images import angle, length, positive


def factor(d):
    return d.weighted([(5, lambda d: number(d, -2, 3)), (1, lambda d: f"{d.randint(-50, 200)}%"),
                       (1, lambda d: calculation(d, "number", 1))])


def few(count, least, maker):
    """Returns a maker of arguments, of which some at the end can be left out."""
    return lambda d: ", ".join(maker(d) for _ in range(d.randint(least, count)))


def plain(low, high, count):
    return lambda d: ", ".join(number(d, low, high) for _ in range(count))


FUNCTIONS = [
    ("matrix", plain(-2, 2, 6)), ("translate", few(2, 1, length)), ("translateX", few(1, 1, length)),
    ("translateY", few(1, 1, length)), ("scale", few(2, 1, factor)), ("scaleX", few(1, 1, factor)),
    ("scaleY", few(1, 1, factor)), ("rotate", few(1, 1, angle)), ("skew", few(2, 1, angle)),
    ("skewX", few(1, 1, angle)), ("skewY", few(1, 1, angle)), ("matrix3d", plain(-2, 2, 16)),
    ("translate3d", few(3, 3, length)), ("translateZ", few(1, 1, length)), ("scale3d", few(3, 3, factor)),
    ("scaleZ", few(1, 1, factor)), ("rotateX", few(1, 1, angle)), ("rotateY", few(1, 1, angle)),
    ("rotateZ", few(1, 1, angle)), ("rotate3d", lambda d: f"{plain(-1, 1, 3)(d)}, {angle(d)}"),
    ("perspective", lambda d: d.pick("none", positive, "0px", length)),
]


def function(d):
    name, arguments = d.choice(FUNCTIONS)
    return f"{name}({arguments(d)})"


def transform(d):
    return "none" if d.chance(.01) else d.several(1, 3, function)
