import VStyleCheck
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// A declaration with the value that an applied style has set already.
  static let repeatsStyle = LintRule(
    .repeatsStyle, fixes: .suggestion,
    summary: "A rule sets a property to the value that a style which it applies has set.",
    why: "The declaration changes nothing, until the style changes and the rule does not follow. Remove it.",
    bad: [
      """
      @style compact for TableView { row-height: 56; }
      TableView.dense { @apply compact; ↓row-height: 56; }
      """
    ],
    good: [
      """
      @style compact for TableView { row-height: 56; }
      TableView.dense { @apply compact; }
      """,
      """
      @style compact for TableView { row-height: 56; }
      TableView.dense { @apply compact; row-height: 48; }
      """,
    ],
    check: { context in
      context.ruleSets.flatMap { rules -> [Diagnostic] in
        guard rules.contains(where: { $0.insertion != nil }) else { return [] }
        var found: [Diagnostic] = []
        var applied: [RuleGroup: [String: Declaration]] = [:]
        // OPTIMIZATION: the selectors of rules are slow to compare. Those of rules without such properties are not.
        var names: Set<String> = []
        for rule in rules {
          if rule.insertion != nil { names.formUnion(rule.declarations.map(\.name)) }
          guard rule.declarations.contains(where: { names.contains($0.name) }), let group = RuleGroup(rule) else {
            continue
          }
          for declaration in rule.declarations {
            let key = [declaration.name, declaration.slot].compactMap(\.self).joined(separator: " ")
            guard rule.insertion == nil else {
              applied[group, default: [:]][key] = declaration
              continue
            }
            guard let known = applied[group]?.removeValue(forKey: key), known.sets(theValueOf: declaration),
              let location = declaration.nameLocation
            else { continue }
            found.append(
              Diagnostic(
                .repeatsStyle, at: location, "`\(declaration.name)` has this value by the applied style",
                notes: known.nameLocation.map { [.init("the style sets it here", at: $0)] } ?? [], help: "remove it",
                fixes: context.removal(of: declaration)))
          }
        }
        return found
      }
    })
}

extension Declaration {
  /// Whether another declaration has the same value, as its text, and the same importance.
  fileprivate func sets(theValueOf other: Declaration) -> Bool {
    guard let text = slice?.text, isImportant == other.isImportant else { return false }
    return text == other.slice?.text
  }
}

extension LintContext {
  /// Returns the fix that removes a declaration.
  fileprivate func removal(of declaration: Declaration) -> [Diagnostic.Fix] {
    guard let location = declaration.location else { return [] }
    let tree = stylesheet.trees[location.source.index]
    return tree.declaration(at: location.range).map { [tree.removal(of: $0, .suggestion)] } ?? []
  }
}
