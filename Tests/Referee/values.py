"""Random values, each as the value of one property of one element."""
import colors
import images
import transforms
from calculations import calculation
from draw import Draw

REGISTERED = "".join(
    f"@property --{name} {{ syntax: '<{name}>'; inherits: false; initial-value: {initial} }} "
    for name, initial in [("number", "0"), ("integer", "0"), ("length", "0px"), ("angle", "0deg"), ("time", "0s")])

# Weight, property, maker. The results of calculations are those of registered custom properties, which have no range.
ROWS = [
    (5, "--number", lambda d: calculation(d, "number", 3)),
    (2, "--integer", lambda d: calculation(d, "number", 2)),
    (4, "--length", lambda d: calculation(d, "length", 3)),
    (4, "--angle", lambda d: calculation(d, "angle", 3)),
    (2, "--time", lambda d: calculation(d, "time", 3)),
    (14, "background-color", lambda d: colors.color(d, 2)),
    (4, "transform", transforms.transform),
    (6, "background-image", images.gradient),
]
MEDIA = {"width": "800px", "height": "600px", "prefers-color-scheme": "light"}
TREE = {"key": "v", "type": "View"}


def case(seed, number):
    d = Draw(f"value {seed} {number}")
    _, name, maker = d.choices(ROWS, [row[0] for row in ROWS])[0]
    start = f"View {{ color: rgb(200 30 90 / .6); font-size: 20px; {name}: {maker(d)} }}"
    css = f"{REGISTERED if name.startswith('--') else ''}{start}"
    return {"id": f"value/{seed}/{number}", "op": "computed", "tree": TREE, "sheets": [{"css": css}], "media": MEDIA,
            "want": [["v", name]]}
