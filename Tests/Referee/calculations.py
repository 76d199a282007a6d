"""Random calculations of each type: every function of CSS Values 4, infinities, NaN and signed zeros."""

# The literals of each type. Binary fractions, so that rounding errors do not decide the multiples of `round()`.
LITERALS = {
    "number": ["0", "-0", "1", "-1", "2", "-2.5", ".5", "3", "7", "16", "-64", "1.28e2", "0.25", "pi", "e"],
    "length": ["0px", "-0px", "1px", "-1px", "12px", "2.5px", "6px", "-16px", "1em", ".5em", "-2rem", "1.5rem"],
    "angle": ["0deg", "-0deg", "45deg", "-90deg", "30deg", "180deg", "1rad", "-2rad", ".25turn", "100grad", "400deg"],
    "time": ["0s", "-0s", "1s", "-2.5s", "250ms", "-500ms", "7s"],
}
EXTREMES = ["infinity", "-infinity", "NaN"]
STRATEGIES = ["", "nearest, ", "up, ", "down, ", "to-zero, "]


def literal(d, kind):
    if kind == "number" and d.chance(.06):
        return d.choice(EXTREMES)
    return d.choice(LITERALS[kind])


def term(d, kind, depth):
    """A literal, a function, or a sum in parentheses."""
    if depth <= 0 or d.chance(.3):
        return literal(d, kind)
    return d.weighted([(5, lambda d: function(d, kind, depth - 1)), (2, lambda d: f"({raw(d, kind, depth - 1)})")])


def raw(d, kind, depth):
    """The contents of `calc()`."""
    def part():
        return term(d, kind, depth)

    def factor():
        return term(d, "number", depth)

    rows = [
        (3, lambda d: f"{part()} + {part()}"), (3, lambda d: f"{part()} - {part()}"),
        (3, lambda d: f"{part()} * {factor()}"), (1, lambda d: f"{factor()} * {part()}"),
        (2, lambda d: f"{part()} / {factor()}"), (1, lambda d: part())]
    return d.weighted(rows)


def function(d, kind, depth):
    def one(kind=kind):
        return raw(d, kind, depth) if d.chance(.2) else term(d, kind, depth)

    def bound():
        return "none" if d.chance(.15) else one()

    def step():
        return f"{d.choice(STRATEGIES)}{one()}, {one()}"

    rows = [
        (3, lambda d: f"calc({one()})"),
        (2, lambda d: f"min({d.several(1, 3, lambda d: one(), ', ')})"),
        (2, lambda d: f"max({d.several(1, 3, lambda d: one(), ', ')})"),
        (2, lambda d: f"clamp({bound()}, {one()}, {bound()})"),
        (3, lambda d: f"round({step()})"),
        (2, lambda d: f"mod({one()}, {one()})"), (2, lambda d: f"rem({one()}, {one()})"),
        (1, lambda d: f"abs({one()})"),
        (1, lambda d: f"hypot({d.several(1, 3, lambda d: d.choice(LITERALS[kind]), ', ')})")]
    if kind == "number":
        any_kind = d.choice(list(LITERALS))
        rows += [
            (2, lambda d: f"sign({one(any_kind)})"),
            (3, lambda d: f"{d.choice(['sin', 'cos', 'tan'])}({one(d.choice(['number', 'angle']))})"),
            (2, lambda d: f"pow({one()}, {one()})"), (1, lambda d: f"sqrt({one()})"),
            (2, lambda d: f"log({d.several(1, 2, lambda d: one(), ', ')})"), (1, lambda d: f"exp({one()})"),
            (1, lambda d: f"round({d.choice(STRATEGIES)}{one()})")]
    if kind == "angle":
        any_kind = d.choice(list(LITERALS))
        rows += [
            (4, lambda d: f"{d.choice(['asin', 'acos', 'atan'])}({one('number')})"),
            (4, lambda d: f"atan2({one(any_kind)}, {one(any_kind)})")]
    return d.weighted(rows)


def calculation(d, kind, depth=2):
    """A math function whose result has a type."""
    return f"calc({raw(d, kind, depth)})" if d.chance(.4) else function(d, kind, depth)


def number(d, low, high, digits=2):
    """A plain number of a range, or a calculation with such a result."""
    value = f"{round(d.choice([low, high, d.uniform(low, high), d.uniform(low, high)]), digits):g}"
    return f"calc({value} * {d.choice(['1', '2', '.5'])})" if d.chance(.08) else value
