import VStyleJSON
import VStyleSyntax

/// A group or a token of a ``TokenTable``.
struct TokenEntry: Sendable {
  /// The names from the root.
  let path: [String]

  /// The group around it; `nil` for the root.
  let parent: Int?

  /// The object that declares it, the last one if several files do.
  var object: PlacedNode

  /// Whether the object is a token.
  var isToken: Bool

  /// The type that it declares; `nil` if it declares none.
  var type: Declared<TokenType>?

  /// Whether it declares a type that does not exist.
  var hasUnknownType = false

  /// The reference to the group that it extends.
  var extended: PlacedNode?

  /// Whether it comes from an extended group.
  var isInherited = false

  /// The members of a group, in order.
  var order: [Int] = []

  /// The members of a group by name.
  var members: [String: Int] = [:]

  /// A value with the place of its declaration.
  struct Declared<Value: Sendable>: Sendable {
    let value: Value
    let location: SourceLocation
  }

  init(path: [String], parent: Int?, object: PlacedNode, isToken: Bool) {
    (self.path, self.parent, self.object, self.isToken) = (path, parent, object, isToken)
  }

  /// The value of a token, or the object itself if it has `$ref`.
  var value: PlacedNode? {
    if let reference = object.node["$ref"], object.node["$value"] == nil, reference.string != nil { return object }
    return object.node["$value"].map { PlacedNode(object.source, $0) }
  }

  /// The path as references write it.
  var name: String { path.joined(separator: ".") }
}
