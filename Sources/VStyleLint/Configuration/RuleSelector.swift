/// Which rules a configuration, a comment or a command line speaks of: one by its code or name, or those
/// whose codes start alike, as `VS7` and `VS7*` say.
public struct RuleSelector: Sendable, Hashable {
  /// The text as it was written.
  public let text: String

  /// Makes a selector. It may select nothing.
  public init(_ text: String) { self.text = text }

  /// Whether a rule is selected.
  public func selects(_ rule: LintRule) -> Bool { selects(code: rule.code, name: rule.name) }

  func selects(code: String, name: String) -> Bool {
    let wanted = text.uppercased()
    if wanted.hasSuffix("*") { return code.hasPrefix(wanted.dropLast()) }
    return wanted == code || self.name == name || isFamily && code.hasPrefix(wanted)
  }

  /// Whether some rule is selected.
  public var isKnown: Bool {
    // OPTIMIZATION: only the beginning of codes takes a look at all rules.
    guard text.hasSuffix("*") || isFamily else {
      return LintRules.byCode[text.uppercased()] != nil || LintRules.names.contains(name)
    }
    return LintRules.all.contains(where: selects)
  }

  /// The name of a rule that the text may be, as the rule is called now.
  private var name: String { LintRules.formerNames[text.lowercased()] ?? text.lowercased() }

  /// `VS`, `VS7`: the beginning of codes.
  private var isFamily: Bool {
    text.uppercased().hasPrefix("VS") && text.dropFirst(2).allSatisfy(\.isNumber) && text.count < 6
  }
}
