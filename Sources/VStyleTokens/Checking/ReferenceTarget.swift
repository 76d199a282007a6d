import VStyleJSON
import VStyleSyntax

/// What a reference leads to.
enum ReferenceTarget {
  /// A token.
  case token(Int)
  /// A part of the value of a token.
  case part(PlacedNode, of: Int)
}

/// A reference without a target.
struct MissingTarget: Error {
  let fact: TokenFact

  init(_ fact: TokenFact) { self.fact = fact }
}

/// References between tokens.
extension TokenTable {
  /// Returns the target of a reference that a value is.
  func target(of value: JSONNode) throws(MissingTarget) -> ReferenceTarget {
    let reference: TokenReference
    do throws(ReferenceError) { reference = try TokenReference(value) } catch {
      throw MissingTarget(.reference(value.string ?? value["$ref"]?.string ?? "$ref", reason: error.reason))
    }
    return try target(of: reference)
  }

  /// Returns the target of a reference.
  func target(of reference: TokenReference) throws(MissingTarget) -> ReferenceTarget {
    switch reference {
    case .alias(let path):
      guard let id = entry(at: path) else { throw MissingTarget(.unresolved(reference.text, guess: nil)) }
      guard entries[id].isToken else { throw toGroup(reference, id) }
      return .token(id)
    case .pointer(let pointer): return try target(of: pointer, reference)
    }
  }

  private func toGroup(_ reference: TokenReference, _ id: Int) -> MissingTarget {
    MissingTarget(.aliasToGroup(reference.text, hasRoot: entries[id].members["$root"] != nil))
  }

  private func target(
    of pointer: JSONPointer, _ reference: TokenReference
  ) throws(MissingTarget) -> ReferenceTarget {
    var (id, index) = (0, 0)
    while index < pointer.parts.count, !entries[id].isToken, let member = entries[id].members[pointer.parts[index]] {
      id = member
      index += 1
    }
    let rest = pointer.parts[index...]
    guard entries[id].isToken else {
      if rest.isEmpty { throw toGroup(reference, id) }
      if rest[index].contains(".") {
        throw MissingTarget(.reference(reference.text, reason: "its names are separated by `/`, not by points"))
      }
      let isMetadata = rest[index].hasPrefix("$")
      throw MissingTarget(
        isMetadata
          ? .reference(reference.text, reason: "it leads to metadata") : .unresolved(reference.text, guess: nil))
    }
    guard rest.first == "$value" else {
      let reason = rest.isEmpty ? "it leads to a token; add `/$value`" : "it leads to metadata, not to `$value`"
      throw MissingTarget(.reference(reference.text, reason: reason))
    }
    if rest.count == 1 { return .token(id) }
    return .part(try part(Array(rest.dropFirst()), of: id, reference), of: id)
  }

  /// Returns the member or element of a value at a path. References on the path are followed.
  private func part(_ path: [String], of id: Int, _ reference: TokenReference) throws(MissingTarget) -> PlacedNode {
    guard let start = entries[id].value else { throw MissingTarget(.unresolved(reference.text, guess: nil)) }
    var node = start
    for name in path {
      node = try followed(node)
      switch node.node.content {
      case .object:
        guard let member = node.node[name] else { throw MissingTarget(.unresolved(reference.text, guess: nil)) }
        node = PlacedNode(node.source, member)
      case .array(let elements):
        guard name.utf8.allSatisfy({ (0x30...0x39).contains($0) }), name == "0" || !name.hasPrefix("0") else {
          throw MissingTarget(.reference(reference.text, reason: "`\(name)` is no index of an array"))
        }
        guard let index = Int(name), elements.indices.contains(index) else {
          throw MissingTarget(.unresolved(reference.text, guess: nil))
        }
        node = PlacedNode(node.source, elements[index])
      default: throw MissingTarget(.unresolved(reference.text, guess: nil))
      }
    }
    return node
  }

  /// Returns the value that a value leads to, through all references.
  ///
  /// - Throws: the fact about a reference without a target, or about too many of them.
  func followed(_ value: PlacedNode) throws(MissingTarget) -> PlacedNode {
    var node = value
    for _ in 0..<Limit.referenceDepth.value {
      guard TokenReference.isReference(node.node) else { return node }
      switch try target(of: node.node) {
      case .token(let id):
        guard let next = entries[id].value else { throw MissingTarget(.unresolved(entries[id].name, guess: nil)) }
        node = next
      case .part(let next, _): node = next
      }
    }
    throw MissingTarget(.cycle([]))
  }

  /// Returns the values in a value that are references, without those inside of references.
  func references(in value: PlacedNode) -> [PlacedNode] {
    var (found, open) = ([PlacedNode](), [value.node])
    while let node = open.popLast() {
      if TokenReference.isReference(node) {
        found.append(PlacedNode(value.source, node))
        continue
      }
      switch node.content {
      case .array(let elements): open += elements.reversed()
      case .object(let members): open += members.map(\.value).reversed()
      default: break
      }
    }
    return found
  }
}
