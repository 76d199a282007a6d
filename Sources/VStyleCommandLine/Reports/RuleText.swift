import VStyleCascade
import VStyleSelectors
import VStyleValues

/// Formats a rule and one of its declarations on one line.
enum RuleText {
  /// Returns the context of a declaration: `@layer parts @media (width >= 768) Button.primary`.
  static func prelude(_ candidate: PropertyTrace.Candidate) -> String {
    let rule = candidate.match.rule
    var parts = candidate.layer.map { ["@layer \($0)"] } ?? []
    parts += rule.conditions.map(\.description)
    if candidate.match.isLocal { parts.append("the view's own style") }
    switch rule.target {
    // The theme is one of the conditions.
    case .themeRoot: break
    case .selector(let selector):
      let text = selector.description
      // The selector of a view's own style is `&` or `*`, and is left out.
      if !candidate.match.isLocal || text != "&" && text != "*" { parts.append(text) }
    }
    return parts.joined(separator: " ")
  }

  /// Returns the declaration as its sheet has it, on one line.
  static func declaration(_ candidate: PropertyTrace.Candidate) -> String {
    let declaration = candidate.match.declaration
    let value = declaration.slice?.text ?? written(declaration.value)
    let words = value.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return "\(declaration.name): \(words)" + (declaration.isImportant ? " !important" : "")
  }

  private static func written(_ value: DeclaredValue) -> String {
    switch value {
    case .wide(let keyword): keyword.rawValue
    case .typed(let typed): typed.first.map { $0.kind.serialize($0.value) } ?? ""
    case .tokens: ""
    }
  }
}
