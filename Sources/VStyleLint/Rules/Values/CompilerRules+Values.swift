import VStyleCompiler
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

// The rules that the compiler checks, each with its page: an example to avoid and one to follow.

extension LintRule {
  /// An argument that its function does not accept.
  static let badArgument = LintRule(
    .badArgument,
    why: """
      The declaration is ignored, because the result of the function is not known. Write the argument that the message \
      expects.
      """,
    bad: ["Label { text-color: rgb(1 ↓red 3); }"],
    good: ["Label { text-color: rgb(1 2 3); }"])

  /// Operands of a calculation with incompatible types.
  static let calcTypeError = LintRule(
    .calcTypeError,
    why: """
      A length times a length is an area, which no property takes, so the declaration is ignored. Multiply and divide \
      by plain numbers.
      """,
    bad: ["View { layer-corner-radius: ↓calc(2px * 3px); }"],
    good: ["View { layer-corner-radius: calc(2px * 3); }"])

  /// A fraction where a whole number is needed.
  static let integerRequired = LintRule(
    .integerRequired, fixes: .suggestion,
    why: "The view counts whole things, such as lines, so the declaration is ignored. Write a whole number.",
    bad: ["Label { number-of-lines: ↓2.5; }"],
    good: ["Label { number-of-lines: 2; }"])

  /// A hex color with a wrong number of digits.
  static let invalidHex = LintRule(
    .invalidHex,
    why: """
      The engine cannot tell which color is meant, so it ignores the declaration. Write three or six digits, or four \
      or eight with an alpha.
      """,
    bad: ["Label { text-color: ↓#12345; }"],
    good: ["Label { text-color: #123456; }"])

  /// A number that is not finite.
  static let invalidNumber = LintRule(
    .invalidNumber,
    why: "A number that is not finite has no place on a screen. Write a number within the range of a `Double`.",
    bad: ["View { layer-corner-radius: ↓1e999; }"],
    good: ["View { layer-corner-radius: 1e2; }"])

  /// A number outside the range.
  static let numberOutOfRange = LintRule(
    .numberOutOfRange, fixes: .suggestion,
    why: """
      The view cannot take the value, so the declaration is ignored. Write a number within the range that the message \
      names.
      """,
    bad: ["Label { alpha: ↓1.4; }"],
    good: ["Label { alpha: 1; }"])

  /// An old or foreign spelling of a property.
  static let propertyAlias = LintRule(
    .propertyAlias, fixes: .safe,
    why: """
      The value applies, but a search for the name of the property does not find it. Write the name as `vstyle schema` \
      lists it.
      """,
    bad: ["View { ↓is-hidden: true; }", "Button { ↓title-color-hightlighted: red; }"],
    good: ["View { hidden: true; }", "Button { &:highlighted { title-color: red; } }"])

  /// A property that the selected view type does not have.
  static let propertyNotApplicable = LintRule(
    .propertyNotApplicable,
    why: """
      The views that the selector names would ignore the value. Write the property of their type, or move the \
      declaration to a rule for the type that has it.
      """,
    bad: ["Label { ↓row-height: 44; }", "Button { ↓button-type: system; }"],
    good: ["TableView { row-height: 44; }"])

  /// A known unit that the property does not accept.
  static let unitNotAllowed = LintRule(
    .unitNotAllowed,
    why: """
      The declaration is ignored, because the unit measures something else than the property. Write a unit of the \
      property, or none.
      """,
    bad: ["View { layer-corner-radius: ↓8deg; }"],
    good: ["View { layer-corner-radius: 8; }"])

  /// A function that does not exist.
  static let unknownFunction = LintRule(
    .unknownFunction, fixes: .suggestion,
    why: """
      The declaration is ignored. Functions of preprocessors do not exist here; `calc()` and `color-mix()` do most of \
      their work.
      """,
    bad: ["Label { text-color: ↓rbg(1 2 3); }"],
    good: ["Label { text-color: rgb(1 2 3); }"])

  /// An identifier that is none of the keywords.
  static let unknownKeyword = LintRule(
    .unknownKeyword, fixes: .suggestion,
    why: """
      The declaration is ignored, so the view keeps the value from another rule. Write one of the keywords that the \
      message lists.
      """,
    bad: ["TableView { separator-style: ↓sinlge-line; }"],
    good: ["TableView { separator-style: single-line; }"])

  /// A property that no view type has.
  static let unknownProperty = LintRule(
    .unknownProperty, fixes: .suggestion,
    why: """
      No view would ever show the value, and nothing else would say so. Write a property of the view type; `vstyle \
      schema` lists them all.
      """,
    bad: ["TableView { ↓row-hieght: 44; }"],
    good: ["TableView { row-height: 44; }"])

  /// A unit that does not exist.
  static let unknownUnit = LintRule(
    .unknownUnit, fixes: .suggestion,
    why: """
      The declaration is ignored, because the size that is meant is not known. Write `pt`, `px` or no unit for points.
      """,
    bad: ["View { layer-corner-radius: ↓8pxx; }"],
    good: ["View { layer-corner-radius: 8px; }"])

  /// An operator in a calculation that is parsed as the sign of a number.
  static let unspacedCalcOperator = LintRule(
    .unspacedCalcOperator, fixes: .safe,
    why: """
      CSS reads `8px+2px` as two numbers and no operator, so the declaration is ignored. Put a space on both sides of \
      `+` and `-`.
      """,
    bad: [
      "View { layer-corner-radius: calc(8px↓+2px); }",
      "View { layer-corner-radius: calc(8px↓+ 2px); }",
    ],
    good: ["View { layer-corner-radius: calc(8px + 2px); }"])

  /// A value with another value type than the property has.
  static let valueTypeMismatch = LintRule(
    .valueTypeMismatch,
    why: """
      The declaration is ignored, so the view keeps the value from another rule. Write a value of the type that the \
      message names.
      """,
    bad: ["Label { text-color: ↓12; }"],
    good: ["Label { text-color: #121212; }"])

  /// Too many or too few values.
  static let wrongArity = LintRule(
    .wrongArity, fixes: .suggestion,
    why: """
      The engine does not guess which part is too many, so it ignores the declaration. Write the number of parts that \
      the message names.
      """,
    bad: ["TableView { separator-inset: 1 2 3 4 ↓5; }", "TableView { separator-inset: 8↓, 16; }"],
    good: ["TableView { separator-inset: 1 2 3 4; }"])
}
