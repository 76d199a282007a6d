/// A selector of rules in a configuration, a comment or a command line.
///
/// It selects one rule by its code or name, or all rules whose codes have a prefix, as in `VS7` and `VS7*`.
package struct RuleSelector: Sendable, Hashable {
  /// The text as it was written.
  package let text: String

  /// Creates a selector. It may select nothing.
  package init(_ text: String) { self.text = text }

  /// Returns whether a rule is selected.
  package func selects(_ rule: KnownRule) -> Bool { selects(code: rule.code, name: rule.name) }

  func selects(code: String, name: String) -> Bool {
    let wanted = text.uppercased()
    if wanted.hasSuffix("*") { return code.hasPrefix(wanted.dropLast()) }
    return wanted == code || self.name == name || isFamily && code.hasPrefix(wanted)
  }

  /// Whether at least one rule is selected.
  package var isKnown: Bool {
    // OPTIMIZATION: a whole code or name is one hash lookup. Only a prefix of codes needs a search of all rules.
    guard text.hasSuffix("*") || isFamily else { return rule != nil }
    return KnownRules.all.contains(where: selects)
  }

  /// Whether only rules of the parser are selected, so that a setting has no effect.
  package var isAlwaysOn: Bool {
    guard text.hasSuffix("*") || isFamily else { return rule?.isOfParser == true }
    return KnownRules.all.allSatisfy { !selects($0) || $0.isOfParser }
  }

  /// The reason why a setting of a selector that ``isAlwaysOn`` is an error, as the end of a sentence.
  package static let reasonForAlwaysOn = "is always on, because the sheet does not mean what it seems to mean"

  /// The rule whose whole code or name is the text.
  private var rule: KnownRule? { KnownRules.byCode[text.uppercased()] ?? KnownRules.byName[name] }

  /// The present name of the rule if the text is a former name, otherwise the text in lower case.
  private var name: String { KnownRules.formerNames[text.lowercased()] ?? text.lowercased() }

  /// Whether the text is a prefix of codes, such as `VS` or `VS7`.
  private var isFamily: Bool {
    text.uppercased().hasPrefix("VS") && text.dropFirst(2).allSatisfy(\.isNumber) && text.count < 6
  }
}
