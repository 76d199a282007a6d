import VStyleSyntax

/// An interner for names. IDs count from 0.
struct NameInterner<Thing: ~Copyable>: Sendable {
  private var ids: [ExactText: ID<Thing>] = [:]
  private(set) var names: [String] = []

  /// The ID of a name; `nil` for one that was not interned.
  func find(_ name: String) -> ID<Thing>? { ids[ExactText(name)] }

  /// The ID of a name, which is added if it is new.
  mutating func intern(_ name: String) -> ID<Thing> {
    if let known = ids[ExactText(name)] { return known }
    let id = ID<Thing>(names.count)
    ids[ExactText(name)] = id
    names.append(name)
    return id
  }

  /// A name.
  subscript(id: ID<Thing>) -> String { names[id] }
}

/// A string that is compared byte for byte, as names in selectors are.
struct ExactText: Hashable, Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (left: ExactText, right: ExactText) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

  // Strings with the same bytes are equal, so their hashes are equal too.
  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
