public import VStyleSyntax

/// Why a property or a custom property of a node has its value: who competed, who won, and what the custom properties
/// stood for.
public struct PropertyTrace: Sendable, CustomStringConvertible {
  /// The name of the property, or of the custom property with its two hyphens.
  public let property: String

  /// The value; `nil` for a custom property without one.
  public let value: ComputedValue?

  /// The declarations that apply to the node, the strongest first.
  public let candidates: [Candidate]

  /// The custom properties that the winning value went through, in the order in which they were looked up.
  public let customProperties: [CustomPropertyStep]

  /// The theme in force and those it inherits from, itself first.
  public let themes: [String]

  /// What is wrong with the winning declaration at this node, such as a custom property without a value: it then
  /// behaves as `unset`.
  public let problems: [Diagnostic]

  /// Whether candidates or custom properties were left out, because only some were asked for.
  package let isCut: Bool

  /// What in Swift code set the value that shows, which stands above every declaration; `nil` where the cascade
  /// decides.
  public package(set) var code: CodeSource?

  /// The value, and how many declarations competed for it: `alpha: 0.5 (the strongest of 3 declarations)`.
  public var description: String {
    let source =
      switch code {
      case .batch: "a batch of Swift code"
      case .provider(let theme): "a provider, theme `\(theme)`"
      case nil where candidates.isEmpty: "no declaration"
      case nil: "the strongest of \(candidates.count) declaration\(candidates.count == 1 ? "" : "s")"
      }
    return "\(property): \(value?.text ?? "no value") (\(source))"
  }

  /// A way in which Swift code sets a property.
  public enum CodeSource: Sendable, Equatable {
    /// A batch of `mi_styles`.
    case batch
    /// A provider of `theme`, and the theme that it shows.
    case provider(theme: String)
  }

  /// A declaration that applies to the node.
  public struct Candidate: Sendable {
    /// The declaration with its rule.
    public let match: MatchedDeclaration

    /// The dotted name of the layer that it stands in; `nil` outside of any layer.
    public let layer: String?

    /// Whether it won, or why it lost.
    public let verdict: Verdict
  }

  /// What became of a declaration.
  public enum Verdict: Sendable, Equatable {
    /// It gave the value.
    case won
    /// It lost for a reason.
    case lost(String)
  }

  /// A custom property that a value went through.
  public struct CustomPropertyStep: Sendable, Equatable {
    /// The name with its two hyphens.
    public let name: String
    /// The text that it stood for; `nil` if it has no value.
    public let text: String?
    /// The declaration that the text comes from.
    public let location: SourceLocation?
  }
}
