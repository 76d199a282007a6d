/// A rule that a diagnostic reports, declared beside the code that reports it.
public struct DiagnosticRule: Hashable, Sendable {
  /// The stable code, such as `VS1001`. The first digit after `VS` is the category.
  public let code: String

  /// The kebab-case name, such as `unknown-property`.
  public let name: String

  /// The default severity, which a configuration can change.
  public let severity: Severity

  /// One sentence that describes the mistake.
  public let summary: String

  /// The name and the code, as they are shown to people: `unknown-property VS1001`.
  package var label: String { "\(name) \(code)" }

  /// Creates a rule. Codes and names must be unique in the engine; a test checks them.
  public init(code: String, name: String, severity: Severity, summary: String) {
    self.code = code
    self.name = name
    self.severity = severity
    self.summary = summary
  }

  /// Whether two rules have the same code.
  public static func == (left: DiagnosticRule, right: DiagnosticRule) -> Bool { left.code == right.code }

  /// Hashes the code.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}
