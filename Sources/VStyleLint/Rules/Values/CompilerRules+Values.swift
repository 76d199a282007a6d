import VStyleCascade
import VStyleValues

// The rules that the compiler checks, each with its page: an example to avoid and one to follow.

extension LintRule {
  /// An argument that its function does not accept.
  static let badArgument = LintRule(
    .badArgument,
    bad: ["Label { text-color: rgb(1 ↓red 3); }"],
    good: ["Label { text-color: rgb(1 2 3); }"])

  /// Operands of a calculation with incompatible types.
  static let calcTypeError = LintRule(
    .calcTypeError,
    bad: ["View { layer-corner-radius: ↓calc(2px * 3px); }"],
    good: ["View { layer-corner-radius: calc(2px * 3); }"])

  /// A fraction where a whole number is needed.
  static let integerRequired = LintRule(
    .integerRequired,
    bad: ["Label { number-of-lines: ↓2.5; }"],
    good: ["Label { number-of-lines: 2; }"])

  /// A hex color with a wrong number of digits.
  static let invalidHex = LintRule(
    .invalidHex,
    bad: ["Label { text-color: ↓#12345; }"],
    good: ["Label { text-color: #123456; }"])

  /// A number that is not finite.
  static let invalidNumber = LintRule(
    .invalidNumber,
    bad: ["View { layer-corner-radius: ↓1e999; }"],
    good: ["View { layer-corner-radius: 1e2; }"])

  /// A number outside the range.
  static let numberOutOfRange = LintRule(
    .numberOutOfRange,
    bad: ["Label { alpha: ↓1.4; }"],
    good: ["Label { alpha: 1; }"])

  /// An old or foreign spelling of a property.
  static let propertyAlias = LintRule(
    .propertyAlias,
    bad: ["View { ↓is-hidden: true; }", "Button { ↓title-color-hightlighted: red; }"],
    good: ["View { hidden: true; }", "Button { &:highlighted { title-color: red; } }"])

  /// A property that the selected view type does not have.
  static let propertyNotApplicable = LintRule(
    .propertyNotApplicable,
    bad: ["Label { ↓row-height: 44; }", "Button { ↓button-type: system; }"],
    good: ["TableView { row-height: 44; }"])

  /// A known unit that the property does not accept.
  static let unitNotAllowed = LintRule(
    .unitNotAllowed,
    bad: ["View { layer-corner-radius: ↓8deg; }"],
    good: ["View { layer-corner-radius: 8; }"])

  /// A function that does not exist.
  static let unknownFunction = LintRule(
    .unknownFunction,
    bad: ["Label { text-color: ↓rbg(1 2 3); }"],
    good: ["Label { text-color: rgb(1 2 3); }"])

  /// An identifier that is none of the keywords.
  static let unknownKeyword = LintRule(
    .unknownKeyword,
    bad: ["TableView { separator-style: ↓sinlge-line; }"],
    good: ["TableView { separator-style: single-line; }"])

  /// A property that no view type has.
  static let unknownProperty = LintRule(
    .unknownProperty,
    bad: ["TableView { ↓row-hieght: 44; }"],
    good: ["TableView { row-height: 44; }"])

  /// A unit that does not exist.
  static let unknownUnit = LintRule(
    .unknownUnit,
    bad: ["View { layer-corner-radius: ↓8pxx; }"],
    good: ["View { layer-corner-radius: 8px; }"])

  /// An operator in a calculation that is parsed as the sign of a number.
  static let unspacedCalcOperator = LintRule(
    .unspacedCalcOperator,
    bad: [
      "View { layer-corner-radius: calc(8px↓+2px); }",
      "View { layer-corner-radius: calc(8px↓+ 2px); }",
    ],
    good: ["View { layer-corner-radius: calc(8px + 2px); }"])

  /// A value with another value type than the property has.
  static let valueTypeMismatch = LintRule(
    .valueTypeMismatch,
    bad: ["Label { text-color: ↓12; }"],
    good: ["Label { text-color: #121212; }"])

  /// Too many or too few values.
  static let wrongArity = LintRule(
    .wrongArity,
    bad: ["TableView { separator-inset: 1 2 3 4 ↓5; }"],
    good: ["TableView { separator-inset: 1 2 3 4; }"])
}
