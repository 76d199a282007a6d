import VStyleJSON
import VStyleSyntax

/// The groups and tokens of several files, merged in order: of two tokens with one path, the later one counts.
///
/// - Spec: https://www.designtokens.org/tr/2025.10/format/#groups-0
struct TokenTable: Sendable {
  /// All groups and tokens. The root is the first one. Without sources, there is none.
  private(set) var entries: [TokenEntry] = []

  /// The mistakes in names, metadata and structure.
  private(set) var findings: [TokenFinding] = []

  /// The number of tokens.
  private(set) var tokenCount = 0

  /// Merges sources in order.
  init(_ sources: [TokenSource]) {
    guard let first = sources.first else { return }
    entries = [TokenEntry(path: [], parent: nil, object: PlacedNode(first.id, first.root), isToken: false)]
    for source in sources { readGroup(PlacedNode(source.id, source.root), into: 0) }
    expandGroups()
  }

  /// The tokens in order.
  var tokens: [Int] {
    var (found, open) = ([Int](), entries.isEmpty ? [] : [0])
    while let id = open.popLast() {
      if entries[id].isToken { found.append(id) }
      open += entries[id].order.reversed()
    }
    return found
  }

  /// Returns the group or token at a path; `nil` if there is none.
  func entry(at path: some Sequence<String>) -> Int? {
    guard !entries.isEmpty else { return nil }
    var id = 0
    for name in path {
      guard let member = entries[id].members[name] else { return nil }
      id = member
    }
    return id
  }

  mutating func add(_ fact: TokenFact, at location: SourceLocation) {
    findings.append(TokenFinding(fact, at: location))
  }

  private mutating func readGroup(_ group: PlacedNode, into id: Int) {
    guard case .object(let members) = group.node.content else {
      add(.noObject("the file", found: group.node.kindName), at: group.location)
      return
    }
    for member in members {
      let value = PlacedNode(group.source, member.value)
      switch member.name {
      case "$schema" where id == 0: break
      case "$extends":
        entries[id].extended = value
      case "$root": readMember(member, group.source, into: id)
      case _ where TokenTable.metadata.contains(member.name): readMetadata(member, group.source, of: id)
      default:
        if let error = TokenTable.error(inName: member.name) {
          add(.name(member.name, error), at: SourceLocation(group.source, member.nameRange))
        } else {
          readMember(member, group.source, into: id)
        }
      }
    }
  }

  private static let metadata: Set<String> = ["$type", "$description", "$deprecated", "$extensions"]

  private static func error(inName name: String) -> TokenFact.NameError? {
    if name.isEmpty { return .empty }
    if name.hasPrefix("$") { return .dollar }
    if name.contains(".") { return .point }
    return name.contains("{") || name.contains("}") ? .brace : nil
  }

  private mutating func readMember(_ member: JSONNode.Member, _ source: SourceID, into parent: Int) {
    guard case .object(let members) = member.value.content else {
      add(.noObject("`\(member.name)`", found: member.value.kindName), at: SourceLocation(source, member.value.range))
      return
    }
    let object = PlacedNode(source, member.value)
    let isToken = members.contains { $0.name == "$value" || $0.name == "$ref" } || member.name == "$root"
    let id: Int
    if let known = entries[parent].members[member.name] {
      id = known
      if isToken { entries[id].type = nil }
      entries[id].hasUnknownType = false
    } else {
      guard Limit.tokens.allows(entries.count) else { return }
      id = append(
        TokenEntry(path: entries[parent].path + [member.name], parent: parent, object: object, isToken: false))
    }
    entries[id].object = object
    if isToken != entries[id].isToken { tokenCount += isToken ? 1 : -1 }
    entries[id].isToken = isToken
    if isToken { readToken(object, members, id) } else { readGroup(object, into: id) }
  }

  private mutating func append(_ entry: TokenEntry) -> Int {
    let id = entries.count
    entries.append(entry)
    if let parent = entry.parent, let name = entry.path.last {
      entries[parent].order.append(id)
      entries[parent].members[name] = id
    }
    return id
  }

  private mutating func readToken(_ object: PlacedNode, _ members: [JSONNode.Member], _ id: Int) {
    for member in members {
      let name = SourceLocation(object.source, member.nameRange)
      switch member.name {
      case "$value": break
      case "$ref":
        guard object.node["$value"] != nil else { break }
        add(.reference(member.value.string ?? "$ref", reason: "a token has either `$ref` or `$value`"), at: name)
      case _ where TokenTable.metadata.contains(member.name): readMetadata(member, object.source, of: id)
      default:
        let isGroup = !member.name.hasPrefix("$") && member.value.members.contains { $0.name.hasPrefix("$") }
        add(isGroup ? .tokenAndGroup(member.name) : .unknownMember(member.name), at: name)
      }
    }
    if entries[id].value == nil {
      add(.missingMembers(["$value"], of: "`\(entries[id].name)`"), at: object.location)
    }
  }

  private mutating func readMetadata(_ member: JSONNode.Member, _ source: SourceID, of id: Int) {
    let location = SourceLocation(source, member.value.range)
    let expected: String?
    switch (member.name, member.value.content) {
    case ("$type", .string(let name)):
      entries[id].type = TokenType(rawValue: name).map { TokenEntry.Declared(value: $0, location: location) }
      entries[id].hasUnknownType = entries[id].type == nil
      if entries[id].type == nil { add(.unknownType(name), at: location) }
      return
    case ("$type", _), ("$description", _):
      expected = member.value.string == nil ? "a string" : nil
    case ("$deprecated", .bool), ("$deprecated", .string), ("$extensions", .object): expected = nil
    case ("$deprecated", _): expected = "true, false or a string"
    default: expected = "an object"
    }
    guard let expected else { return }
    if member.name == "$type" { entries[id].hasUnknownType = true }
    add(.metadata(member.name, expected: expected, found: member.value.kindName), at: location)
  }
}

// MARK: - Extended groups

extension TokenTable {
  /// Adds what groups inherit by `$extends`.
  ///
  /// - Spec: https://www.designtokens.org/tr/2025.10/format/#group-extension
  private mutating func expandGroups() {
    guard entries.contains(where: { $0.extended != nil }) else { return }
    var expansion = (open: [Int](), done: Set<Int>())
    expand(0, &expansion)
  }

  private mutating func expand(_ id: Int, _ expansion: inout (open: [Int], done: Set<Int>)) {
    guard !entries[id].isToken, expansion.done.insert(id).inserted else { return }
    expansion.open.append(id)
    if let extended = entries[id].extended, let target = extendedGroup(extended) {
      if expansion.open.contains(target) || expansion.open.count > Limit.referenceDepth.value {
        let start = expansion.open.firstIndex(of: target) ?? 0
        addCycle(Array(expansion.open[start...]))
      } else {
        expand(target, &expansion)
        copyMembers(of: target, to: id)
      }
    }
    for member in entries[id].order { expand(member, &expansion) }
    expansion.open.removeLast()
  }

  private mutating func addCycle(_ groups: [Int]) {
    for (index, id) in groups.enumerated() {
      guard let extended = entries[id].extended else { continue }
      let names = (groups[index...] + groups[...index]).map { entries[$0].name }
      add(.cycle(names), at: extended.location)
    }
  }

  private mutating func extendedGroup(_ value: PlacedNode) -> Int? {
    let reference: TokenReference
    do throws(ReferenceError) { reference = try TokenReference(value.node) } catch {
      add(.reference(value.node.string ?? "$extends", reason: error.reason), at: value.location)
      return nil
    }
    let path: [String] =
      switch reference {
      case .alias(let path): path
      case .pointer(let pointer): pointer.parts
      }
    guard let id = entry(at: path) else {
      add(.unresolved(reference.text, guess: nil), at: value.location)
      return nil
    }
    guard !entries[id].isToken else {
      add(.extendsToken(reference.text), at: value.location)
      return nil
    }
    return id
  }

  private mutating func copyMembers(of source: Int, to target: Int) {
    if entries[target].type == nil { entries[target].type = entries[source].type }
    for member in entries[source].order {
      guard let name = entries[member].path.last, Limit.tokens.allows(entries.count) else { continue }
      if let known = entries[target].members[name] {
        if !entries[known].isToken, !entries[member].isToken { copyMembers(of: member, to: known) }
        continue
      }
      var copy = TokenEntry(
        path: entries[target].path + [name], parent: target, object: entries[member].object,
        isToken: entries[member].isToken)
      copy.type = entries[member].type
      copy.hasUnknownType = entries[member].hasUnknownType
      copy.isInherited = true
      let id = append(copy)
      if copy.isToken { tokenCount += 1 } else { copyMembers(of: member, to: id) }
    }
  }
}
