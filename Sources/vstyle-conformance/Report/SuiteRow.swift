/// A suite of the grader: one row for each suite, in the order of the page.
struct SuiteRow: Sendable {
  /// The name, which precedes the slash in names of cases.
  let name: String

  /// The topic of the cases.
  let asks: String

  static let all: [SuiteRow] = [
    .init(name: "tokens", asks: "token streams"),
    .init(name: "syntax", asks: "css-parsing-tests: sheets, rules, declarations, values"),
    .init(name: "anb", asks: "An+B"),
    .init(name: "selectors-parse", asks: "web-platform-tests: which selectors are valid, and how they are written"),
    .init(name: "selectors-query", asks: "web-platform-tests: what selectors match"),
    .init(name: "selectors-oracle", asks: "random selectors on random trees"),
    .init(name: "colors-wpt", asks: "web-platform-tests: colors of level 4"),
    .init(name: "colors-cpt", asks: "css-parsing-tests: colors"),
    .init(name: "colors-oracle", asks: "random colors"),
    .init(name: "wpt-nesting", asks: "web-platform-tests: nested rules"),
    .init(name: "wpt-cascade", asks: "web-platform-tests: layers, scopes, `revert`, importance"),
    .init(name: "wpt-variables", asks: "web-platform-tests: custom properties"),
    .init(name: "wpt-syntax", asks: "web-platform-tests: recovery from errors"),
    .init(name: "wpt-color", asks: "web-platform-tests: computed colors"),
    .init(name: "wpt-selectors", asks: "web-platform-tests: selectors in sheets"),
    .init(name: "wpt-mediaqueries", asks: "web-platform-tests: media queries"),
    .init(name: "oracle-cascade", asks: "random sheets on random trees"),
    .init(name: "oracle-recovery", asks: "random sheets with errors in them"),
    .init(name: "oracle-origins", asks: "random sheets of three origins"),
    .init(name: "origins", asks: "libcss: sheets of three origins"),
    .init(name: "easing", asks: "random easing functions, each at 11 inputs"),
    .init(name: "interpolate", asks: "random pairs of values, each at 4 points between and beyond them"),
    .init(name: "keyframes", asks: "random animations of views in a scope, each at 5 times"),
    .init(name: "transitions", asks: "random changes of views in a scope whose transitions run"),
  ]
}
