package import VStyleSyntax

/// The rules that value parsers report.
extension DiagnosticRule {
  /// The rule against a value of another value type than the property accepts.
  package static let valueTypeMismatch = DiagnosticRule(
    code: "VS1002", name: "value-type-mismatch", severity: .error,
    summary: "A value does not have the value type of its property.")

  /// The rule against an unknown keyword.
  package static let unknownKeyword = DiagnosticRule(
    code: "VS1003", name: "unknown-keyword", severity: .error,
    summary: "A keyword is none of those that its property takes.")

  /// The rule against a unit that does not exist.
  package static let unknownUnit = DiagnosticRule(
    code: "VS1004", name: "unknown-unit", severity: .error, summary: "A unit does not exist.")

  /// The rule against a unit that exists but is not accepted.
  package static let unitNotAllowed = DiagnosticRule(
    code: "VS1005", name: "unit-not-allowed", severity: .error,
    summary: "A number has a unit that its property does not take.")

  /// The rule against a number outside the range.
  package static let numberOutOfRange = DiagnosticRule(
    code: "VS1006", name: "number-out-of-range", severity: .error,
    summary: "A number lies outside the range that its property takes.")

  /// The rule against a fraction if a whole number is required.
  package static let integerRequired = DiagnosticRule(
    code: "VS1007", name: "integer-required", severity: .error,
    summary: "A number has a fraction where a whole number is required.")

  /// The rule against too many or too few parts of a value.
  package static let wrongArity = DiagnosticRule(
    code: "VS1008", name: "wrong-arity", severity: .error, summary: "A value has too many or too few parts.")

  /// The rule against a function that does not exist.
  package static let unknownFunction = DiagnosticRule(
    code: "VS1009", name: "unknown-function", severity: .error, summary: "A function does not exist.")

  /// The rule against an argument that its function does not accept.
  package static let badArgument = DiagnosticRule(
    code: "VS1010", name: "bad-argument", severity: .error,
    summary: "An argument of a function is not what the function takes.")

  /// The rule against operands of a calculation whose types do not match.
  package static let calcTypeError = DiagnosticRule(
    code: "VS1011", name: "calc-type-error", severity: .error,
    summary: "The operands of a calculation do not fit together.")

  /// The rule against `+` or `-` without white space in a calculation. It is parsed as the sign of a number there.
  package static let unspacedCalcOperator = DiagnosticRule(
    code: "VS1013", name: "unspaced-calc-operator", severity: .error,
    summary: "`+` or `-` in a calculation has no white space around it, so that it is taken for the sign of a number.")

  /// The rule against a number that is malformed or not finite.
  package static let invalidNumber = DiagnosticRule(
    code: "VS0006", name: "invalid-number", severity: .error, summary: "A number is malformed or not finite.")

  /// The rule against a hex color that does not have 3, 4, 6 or 8 hexadecimal digits.
  package static let invalidHex = DiagnosticRule(
    code: "VS0007", name: "invalid-hex", severity: .error,
    summary: "A hex color does not have 3, 4, 6 or 8 hexadecimal digits.")

  /// The rule against the name of a custom property without `var()`.
  package static let missingVar = DiagnosticRule(
    code: "VS2006", name: "missing-var", severity: .error, summary: "A custom property is named without `var()`.")
}
