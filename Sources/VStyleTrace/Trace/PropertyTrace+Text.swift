import VStyleSelectors
package import VStyleStylesheet
import VStyleValues

/// The rule and the declaration of a candidate, each on one line.
extension PropertyTrace.Candidate {
  /// The context of the declaration: `@layer parts @media (width >= 768) @scope (.card) Button.primary`.
  package var ruleText: String { match.rule.text(layer: layer, isLocal: match.isLocal) }

  /// The uses of named styles that inserted the declaration, the innermost first; empty for a declaration of the rule.
  package var insertions: [StyleInsertion] { match.rule.insertions }

  /// The declaration as its sheet has it.
  package var declarationText: String { match.declaration.text }
}

extension StyleRule {
  /// The rule on one line, without its declarations.
  ///
  /// - Parameters:
  ///   - layer: the name of its layer; `nil` outside of any layer.
  ///   - isLocal: whether it belongs to the view's own styles.
  package func text(layer: String?, isLocal: Bool) -> String {
    var parts = layer.map { ["@layer \($0)"] } ?? []
    parts += conditions.map(\.description)
    if let scope { parts.append(scope.text) }
    if isLocal { parts.append("the view's own style") }
    switch target {
    // The theme is one of the conditions.
    case .themeRoot: break
    case .selector(let selector):
      let text = selector.description
      // The selector of a view's own style is `&` or `*`, and is left out.
      if !isLocal {
        parts.append(selector.resolvedText())
      } else if text != "&" && text != "*" {
        parts.append(text)
      }
    }
    return parts.joined(separator: " ")
  }

  /// The uses of named styles that inserted the declarations, the innermost first; empty for those of the rule itself.
  package var insertions: [StyleInsertion] {
    Array(
      sequence(state: insertion) { next in
        defer { next = next?.outer }
        return next
      })
  }
}

extension Declaration {
  /// The declaration as its sheet has it.
  package var text: String {
    let value = slice?.text ?? value.text
    let words = value.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return "\(name): \(words)" + (isImportant ? " !important" : "")
  }
}

extension ScopeClause {
  /// The scope with those around it, outermost first: `@scope (.card) to (.slot)`.
  package var text: String {
    let (roots, limits) = (
      roots.map { " (\($0.resolvedText))" } ?? "", limits.map { " to (\($0.resolvedText))" } ?? ""
    )
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
