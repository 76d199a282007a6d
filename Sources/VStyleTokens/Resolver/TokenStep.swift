/// A set or a modifier of a resolver document, or the files of a command line.
package struct TokenStep: Sendable {
  /// The name of the set or the modifier.
  package let name: String

  /// The contexts of a modifier with their sources; one without a name for a set.
  package let contexts: [(name: String, sources: [TokenSource])]

  /// The default context of a modifier; `nil` if the document names none.
  package let initial: String?

  /// Whether it is a modifier.
  package var isModifier: Bool { contexts.first.map { !$0.name.isEmpty } ?? true }
}
