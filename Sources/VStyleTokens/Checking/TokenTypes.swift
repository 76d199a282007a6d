import VStyleJSON
import VStyleSyntax

/// The types of the tokens of a table: their own, those of the tokens that they refer to, or those of their groups.
///
/// - Spec: https://www.designtokens.org/tr/2025.10/format/#type-0
struct TokenTypes {
  private let table: TokenTable
  private var known: [Int: TokenType] = [:]

  init(_ table: TokenTable) { self.table = table }

  /// Returns the type of a token; `nil` if it has none.
  mutating func type(of token: Int) -> TokenType? {
    var (path, id) = ([Int](), token)
    var found: TokenType?
    while found == nil {
      if let type = known[id] ?? table.entries[id].type?.value {
        found = type
      } else if path.contains(id) || !Limit.referenceDepth.allows(path.count) || table.entries[id].hasUnknownType {
        break
      } else {
        path.append(id)
        guard let next = target(of: id) else { break }
        id = next
      }
    }
    // A token without a type has that of its groups, and so have those that refer to it.
    for id in path.reversed() {
      found = found ?? groupType(of: id)
      known[id] = found
    }
    return found ?? groupType(of: token)
  }

  private func target(of id: Int) -> Int? {
    guard let value = table.entries[id].value, TokenReference.isReference(value.node),
      case .token(let target)? = try? table.target(of: value.node)
    else { return nil }
    return target
  }

  /// Whether a token or one of its groups declares a type that does not exist.
  func hasUnknownType(_ token: Int) -> Bool {
    var id: Int? = token
    while let current = id {
      if table.entries[current].hasUnknownType { return true }
      if table.entries[current].type != nil { return false }
      id = table.entries[current].parent
    }
    return false
  }

  private func groupType(of token: Int) -> TokenType? {
    guard !table.entries[token].hasUnknownType else { return nil }
    var id = table.entries[token].parent
    while let group = id {
      if let type = table.entries[group].type?.value { return type }
      id = table.entries[group].parent
    }
    return nil
  }
}
