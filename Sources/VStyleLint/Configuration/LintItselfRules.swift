import VStyleSyntax

/// The rules about configurations, comments and baselines.
extension DiagnosticRule {
  /// A rule that does not exist.
  static let unknownRule = DiagnosticRule(
    code: "VS9001", name: "unknown-rule", severity: .error, summary: "A configuration names a rule that does not exist."
  )

  /// A comment that suppresses nothing.
  static let needlessSuppression = DiagnosticRule(
    code: "VS9002", name: "needless-suppression", severity: .warning,
    summary: "A comment suppresses diagnostics where there are none.")

  /// A comment for vstyle with an unknown rule or instruction.
  static let unknownSuppression = DiagnosticRule(
    code: "VS9003", name: "unknown-suppression", severity: .warning,
    summary: "A comment for vstyle names a rule or an instruction that does not exist.")

  /// A suppression comment with neither a rule nor a reason.
  static let unscopedSuppression = DiagnosticRule(
    code: "VS9004", name: "unscoped-suppression", severity: .warning,
    summary: "A comment names neither a rule nor a reason, so it suppresses nothing.")

  /// A suppression comment without a reason.
  static let suppressionWithoutReason = DiagnosticRule(
    code: "VS9005", name: "suppression-without-reason", severity: .warning,
    summary: "A comment suppresses diagnostics and does not say why.")

  /// An unknown key of a configuration.
  static let unknownConfigurationKey = DiagnosticRule(
    code: "VS9006", name: "unknown-config-key", severity: .error,
    summary: "A configuration has a key that does not exist.")

  /// A configuration that is not valid JSON, or a value that its key does not accept.
  static let invalidConfiguration = DiagnosticRule(
    code: "VS9007", name: "invalid-config", severity: .error,
    summary: "A configuration is not JSON, or a key has a value that it does not take.")

  /// An entry of the baseline that matches no diagnostic.
  static let staleBaseline = DiagnosticRule(
    code: "VS9008", name: "baseline-stale", severity: .info,
    summary: "The baseline lists a diagnostic that is no longer there.")
}
