import VStyleSelectors
import VStyleValues

/// The rule and the declaration of a candidate, each on one line.
extension PropertyTrace.Candidate {
  /// The context of the declaration: `@layer parts @media (width >= 768) @scope (.card) Button.primary`.
  package var ruleText: String {
    let rule = match.rule
    var parts = layer.map { ["@layer \($0)"] } ?? []
    parts += rule.conditions.map(\.description)
    if let scope = rule.scope { parts.append(scope.text) }
    if match.isLocal { parts.append("the view's own style") }
    switch rule.target {
    // The theme is one of the conditions.
    case .themeRoot: break
    case .selector(let selector):
      let text = selector.description
      // The selector of a view's own style is `&` or `*`, and is left out.
      if !match.isLocal || text != "&" && text != "*" { parts.append(text) }
    }
    return parts.joined(separator: " ")
  }

  /// The declaration as its sheet has it.
  package var declarationText: String {
    let declaration = match.declaration
    let value = declaration.slice?.text ?? declaration.value.text
    let words = value.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return "\(declaration.name): \(words)" + (declaration.isImportant ? " !important" : "")
  }
}

extension ScopeClause {
  /// The scope with those around it, outermost first: `@scope (.card) to (.slot)`.
  fileprivate var text: String {
    let (roots, limits) = (roots.map { " (\($0))" } ?? "", limits.map { " to (\($0))" } ?? "")
    return (outer.map { $0.text + " " } ?? "") + "@scope" + roots + limits
  }
}

extension DeclaredValue {
  /// The text of a value that was written in Swift.
  fileprivate var text: String {
    switch self {
    case .wide(let keyword): keyword.rawValue
    case .typed(let typed): typed.first.map { $0.kind.serialize($0.value) } ?? ""
    case .tokens: ""
    }
  }
}
