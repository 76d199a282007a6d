import VStyleSyntax

/// A pseudo-class or pseudo-element that web documents have and views do not: one row for each.
struct DocumentPseudo: Sendable {
  /// The name without colons, in lower case.
  let name: String

  /// Whether the name is that of a pseudo-element.
  let isElement: Bool

  /// The syntax of the argument.
  let argument: Argument

  /// The feature that a selector with it needs.
  let feature: SuiteFeature

  /// The syntax of an argument.
  enum Argument: Sendable {
    /// No argument.
    case none
    /// One identifier.
    case name
    /// One or more identifiers, with white space between them.
    case names
    /// One or more identifiers or strings, with commas between them.
    case texts
    /// A compound selector.
    case compound
    /// A compound selector, or no argument.
    case optionalCompound
  }

  /// All rows except the pseudo-elements with a prefix.
  ///
  /// - Spec: https://www.w3.org/TR/selectors-4/, https://www.w3.org/TR/css-scoping-1/,
  ///   https://www.w3.org/TR/css-shadow-parts-1/, https://www.w3.org/TR/css-pseudo-4/
  private static let all: [DocumentPseudo] =
    [
      .init(name: "lang", isElement: false, argument: .texts, feature: .language),
      .init(name: "host", isElement: false, argument: .optionalCompound, feature: .shadowTrees),
      .init(name: "host-context", isElement: false, argument: .compound, feature: .shadowTrees),
      .init(name: "has-slotted", isElement: false, argument: .none, feature: .shadowTrees),
      .init(name: "defined", isElement: false, argument: .none, feature: .customElements),
      .init(name: "part", isElement: true, argument: .names, feature: .pseudoElements),
      .init(name: "slotted", isElement: true, argument: .compound, feature: .pseudoElements),
      .init(name: "highlight", isElement: true, argument: .name, feature: .pseudoElements),
    ]
    + legacyElements.union([
      "marker", "placeholder", "selection", "backdrop", "file-selector-button", "target-text", "spelling-error",
      "grammar-error", "details-content", "cue",
    ]).map { .init(name: $0, isElement: true, argument: .none, feature: .pseudoElements) }

  /// The pseudo-elements that can be written with one colon.
  static let legacyElements: Set<String> = ["before", "after", "first-line", "first-letter"]

  /// The pseudo-classes that can follow a pseudo-element.
  ///
  /// - Spec: https://www.w3.org/TR/selectors-4/#pseudo-element-states
  static let userActions: Set<String> = ["hover", "active", "focus", "focus-visible", "focus-within"]

  /// Returns the row with a name; `nil` if there is none.
  ///
  /// - Spec: https://www.w3.org/TR/selectors-4/#compat, for the prefix
  static func named(_ name: String, isElement: Bool) -> DocumentPseudo? {
    if isElement, name.hasPrefix("-webkit-") {
      return .init(name: name, isElement: true, argument: .none, feature: .prefixedElements)
    }
    return all.first { $0.name == name && $0.isElement == isElement }
  }
}
