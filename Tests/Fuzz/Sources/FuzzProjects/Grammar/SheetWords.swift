/// The names, values and white space of random sheets.
enum SheetWords {
  static let types = ["Label", "Button", "View", "TableView", "TableViewCell", "Control", "Switch", "Buton", "*"]
  static let names = ["a", "b", "c", "primary", "row", "A", "-x", "\\61", "ünder", "long-name-of-many-letters"]
  static let states = ["highlighted", "disabled", "selected", "focused", "normal", "state(x)", "unknwon"]
  static let customProperties = ["--a", "--b", "--c", "--Accent", "--", "--gap-2"]

  /// Groups of properties, each with values that at least one of them accepts, and with invalid values.
  static let declarations: [(names: [String], values: [String])] = [
    (
      ["alpha", "layer-opacity"], ["1", "0.5", "40%", "1.5", "calc(1 / 2)", "clamp(0, 0.5, 1)", ".5", "1e-1", "+0.25"]
    ),
    (["number-of-lines", "numberOfLines", "tag"], ["2", "0", "1.5", "calc(1 + 1)", "9999999999", "-1"]),
    (["hidden", "is-hidden", "opaque"], ["true", "false", "yes", "OFF", "maybe"]),
    (
      ["text-color", "background-color", "tint-color", "title-color"],
      [
        "red", "#036EB7", "#ABC", "0x036EB7", "rgb(3 110 183 / 50%)", "rgb(1, 2, 3)", "light-dark(black, white)",
        "color-mix(in oklab, red, white 20%)", "oklch(from red calc(l * 0.8) c h)", "label", "none", "#12345", "()",
        "+",
        "skin-color(\"ink\", 50%)", "Red", "currentcolor",
      ]
    ),
    (
      ["separator-inset", "layout-margins", "content-edge-insets"],
      ["0", "1 2", "1px 2em 3pt 4", "insets(top 10, left 5)", "0 0 0 0 0"]
    ),
    (
      ["row-height", "rowHeight", "layer-corner-radius"],
      ["44", "2.5em", "max(44px, calc(2em + 10px))", "-1", "1rem", "1dpx"]
    ),
    (
      ["font", "title-label-font"],
      ["17 system", "bold large-title", "italic 600 17/1.2 \"Avenir\", serif", "skin-font(\"t\", bold)", "17 'Single'"]
    ),
    (["font-size", "font-weight", "line-height", "font-family"], ["12", "bold", "120%", "\"A\"", "x"]),
    (
      ["image", "background-image"],
      ["symbol(\"star\")", "url(a.png)", "\"a\"", "image(red, 8 4)", "none", "url( 'b' )"]
    ),
    (["shadow-offset", "layer-shadow-offset"], ["0 1", "2", "calc(1px + 2px) 3"]),
    (["layer-shadow-path"], ["path(\"M0 0L1 1\")", "circle(5 at 10 10)", "rect(0 0 1 1)"]),
    (["separator-style"], ["single-line", "singleLine", "none", "dotted"]),
    (["all", "alhpa", "transition"], ["initial", "unset", "revert", "inherit", "alpha 0.3s"]),
  ]

  static let wideKeywords = ["inherit", "initial", "unset", "revert", "revert-layer"]

  /// White space and comments between tokens.
  static let gaps = [
    " ", "", "\n", "  ", "\t", "\n\n\n", " /* abc */ ", "/**/", "\n/* a comment\n   of two lines */\n", "\r\n",
    " /* é */",
    "/* vstyle-fmt ignore */", "/* vstyle-ignore-next unknown-property -- why */", "\u{c}",
  ]

  /// Tokens and characters that are invalid in most places.
  static let broken = [
    "}", "{", ")", "(", "]", ";", ":", "\"", "'", "/*", "*/", "<!--", "-->", "//", "\\", "@", "#", "!", "\u{0}",
    "!important", "url(", "@@a",
    "\u{FEFF}", "\u{202E}", "u+1-2", "%", "&&", "--", "\"a\nb\"", "é̂", "{}", "();", "~=", "1e999", "#-",
  ]

  static let conditions = [
    "(width >= 300)", "(horizontal-size-class: regular)", "not (prefers-reduced-motion)",
    "(400 < width <= 900) or (orientation: landscape)",
    "(width", "(min-width:1px) and (idiom: pad)", "print", "(x: y)", "(--a)", "not (--b)",
  ]
}
