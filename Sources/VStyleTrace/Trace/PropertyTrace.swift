package import VStyleStylesheet
public import VStyleSyntax

/// The reason why a property or a custom property of a node has its value.
///
/// It lists the competing declarations, the winner, and the custom properties that the value refers to.
public struct PropertyTrace: Sendable, CustomStringConvertible {
  /// The name of the property, or of the custom property with its two hyphens.
  public let property: String

  /// The value that the cascade computes; `nil` for a custom property without one. ``code`` can override it.
  public let value: ComputedValue?

  /// The declarations that apply to the node, the strongest first.
  public let candidates: [Candidate]

  /// The custom properties that the winning value refers to, in the order of their lookup.
  public let customProperties: [CustomPropertyStep]

  /// The active theme, followed by the themes that it inherits from.
  public let themes: [String]

  /// The diagnostics about the winning declaration at this node, such as a custom property without a value.
  ///
  /// A declaration with such a diagnostic behaves as `unset`.
  public let diagnostics: [Diagnostic]

  /// Whether a limit left out declarations or custom properties.
  package let isCut: Bool

  /// The Swift code that set the shown value, which overrides every declaration; `nil` if the cascade decides.
  public package(set) var code: CodeSource?

  /// The computed value with the number of declarations that competed, `alpha: 0.5 (the strongest of 3 declarations)`,
  /// or with the Swift code that overrides it.
  public var description: String {
    let source =
      switch code {
      case .batch: "overridden by a batch of Swift code"
      case .provider(let theme): "overridden by a provider, theme `\(theme)`"
      case nil where candidates.isEmpty: "no declaration"
      case nil: "the strongest of \(candidates.count) declaration\(candidates.count == 1 ? "" : "s")"
      }
    return "\(property): \(value?.text ?? "no value") (\(source))"
  }

  /// The way in which Swift code sets a property.
  public enum CodeSource: Sendable, Equatable {
    /// A batch of `mi_styles`.
    case batch
    /// A provider of `theme`, with the active theme.
    case provider(theme: String)
  }

  /// A declaration that applies to the node.
  public struct Candidate: Sendable {
    /// The declaration with its rule.
    package let match: MatchedDeclaration

    /// The location of the declaration; `nil` for a style that was written in Swift.
    public var location: SourceLocation? { match.declaration.location }

    /// The dotted name of its layer; `nil` outside of any layer.
    public let layer: String?

    /// Whether the declaration won, or why it lost.
    public let verdict: Verdict
  }

  /// The result of the cascade for a declaration.
  public enum Verdict: Sendable, Equatable {
    /// The declaration is the winner.
    case won
    /// The declaration lost, with the reason.
    case lost(String)
  }

  /// A custom property that a value refers to, directly or through other custom properties.
  public struct CustomPropertyStep: Sendable, Hashable {
    /// The name with its two hyphens.
    public let name: String
    /// The text that replaces its `var()`; `nil` if the custom property has no value.
    public let text: String?
    /// The location of the declaration that the text comes from.
    public let location: SourceLocation?
    /// The position of the node that the custom property is read at.
    package var node = 0
  }
}
