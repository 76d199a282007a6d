import VStyleJSON
import VStyleSyntax

/// Converts the groups and tokens of a file in another form to the format.
struct TokenConverter {
  /// A name of a group with its place.
  typealias Path = [(name: String, place: SourceLocation)]

  private let dialect: TokenDialect
  private let values: ValueConverter

  /// The tokens without modes, and the metadata of groups.
  private(set) var base: ConvertedTree

  /// The modes of tokens. Tokens with the same modes are in one list.
  private(set) var modes: [ModeList] = []
  /// The mistakes that the format cannot express.
  private(set) var findings: [TokenFinding] = []

  private var modeIndices: [[String]: Int] = [:]

  /// Modes that some tokens have, each with the values that the tokens have in it.
  struct ModeList {
    let names: [String]
    var trees: [ConvertedTree]
  }

  /// Converts a file, or a set of one.
  init(_ root: JSONNode, in text: SourceText, _ id: SourceID, _ dialect: TokenDialect, names: TokenPaths) {
    self.dialect = dialect
    values = ValueConverter(dialect, text, id, names)
    base = ConvertedTree(at: SourceLocation(id, root.range))
    readGroup(root, [], nil)
  }

  private func place(_ range: SourceRange) -> SourceLocation { values.place(range) }

  private mutating func readGroup(_ group: JSONNode, _ path: Path, _ outer: String?) {
    let type = typeName(of: group) ?? outer
    for member in group.members {
      let name = place(member.nameRange)
      guard !member.name.hasPrefix("$"), case .object = member.value.content else {
        if let metadata = metadata(member) { base.add(metadata, to: path) }
        continue
      }
      let own = (TokenPaths.spelled(member.name), name)
      if dialect.isToken(member.value) {
        readToken(member.value, own, path, type)
      } else {
        if member.value.members.isEmpty { base.group(path + [own]) }
        readGroup(member.value, path + [own], type)
      }
    }
  }

  /// The name of the type that a group or a token declares.
  private func typeName(of node: JSONNode) -> String? {
    node["$type"]?.string ?? (dialect.hasPlainMembers ? node["type"]?.string : nil)
  }

  /// A member of a group or a token that says something about it; `nil` for one that the format does not have.
  private func metadata(_ member: JSONNode.Member) -> ConvertedNode.Member? {
    let name: String
    switch member.name {
    case "type" where dialect.hasPlainMembers: name = "$type"
    case "comment" where dialect.hasPlainMembers, "description" where dialect.hasPlainMembers: name = "$description"
    case _ where member.name.hasPrefix("$"): name = member.name
    default: return nil
    }
    var value = values.copy(member.value)
    if name == "$type", let text = member.value.string {
      value = ConvertedNode(dialect.type(named: text), at: place(member.value.range))
    }
    return ConvertedNode.Member(name: name, place: place(member.nameRange), value: value)
  }

  private mutating func readToken(
    _ token: JSONNode, _ name: (name: String, place: SourceLocation), _ path: Path, _ outer: String?
  ) {
    guard let value = token["$value"] ?? token["value"] else { return }
    let valuePlace = place(token.members.first { $0.value.range == value.range }?.nameRange ?? value.range)
    noteModifier(of: token)
    let own = typeName(of: token)
    let type = (own ?? outer).map(dialect.type) ?? values.type(of: value)
    var members: [ConvertedNode.Member] = []
    var others: [ConvertedNode.Member] = []
    for member in token.members where !["value", "$value"].contains(member.name) || member.value.range != value.range {
      if member.name == "$extensions" {
        others += values.copy(member.value).members.filter { !TokenConverter.modeNames.contains($0.name) }
      } else if let metadata = metadata(member) {
        members.append(metadata)
      } else {
        let kept = ConvertedNode.Member(
          name: member.name, place: place(member.nameRange), value: values.copy(member.value))
        others.append(kept)
      }
    }
    let isInferred = own == nil && outer == nil
    let modes = self.modes(of: token)
    if let type, isInferred || own == nil && !modes.isEmpty {
      let node = ConvertedNode(type, at: place(value.range))
      members.insert(ConvertedNode.Member(name: "$type", place: valuePlace, value: node), at: 0)
    }
    if !others.isEmpty { members.append(extensions(others, at: place(token.range))) }
    // A token without a comment in the sheet has its type first.
    let first = members.partition { $0.name != "$type" }
    func member(_ value: JSONNode) -> ConvertedNode.Member {
      var all = members
      all.insert(.init(name: "$value", place: valuePlace, value: values.value(value, type)), at: first)
      return .init(name: name.name, place: name.place, value: .init(.object(all), at: place(token.range)))
    }
    guard modes.count > 1 else { return base.add(member(modes.first?.value ?? value), to: path) }
    let list = self.list(modes.map(\.name))
    for (index, mode) in modes.enumerated() { self.modes[list].trees[index].add(member(mode.value), to: path) }
  }

  /// Reports a change of a color that Tokens Studio would make.
  private mutating func noteModifier(of token: JSONNode) {
    guard dialect == .tokensStudio, let modifier = token["$extensions"]?["studio.tokens"]?["modify"] else { return }
    findings.append(TokenFinding(.modifier(modifier["type"]?.string ?? "modify"), at: place(modifier.range)))
  }

  /// The extensions of a token: those of programs, and members that the format does not have.
  private func extensions(_ members: [ConvertedNode.Member], at place: SourceLocation) -> ConvertedNode.Member {
    // The names of programs have points.
    let plain = members.filter { !$0.name.contains(".") }
    var kept = members.filter { $0.name.contains(".") }
    if !plain.isEmpty {
      let value = ConvertedNode(.object(plain), at: place)
      kept.append(.init(name: dialect.extensionName, place: place, value: value))
    }
    return .init(name: "$extensions", place: place, value: ConvertedNode(.object(kept), at: place))
  }

  // MARK: Modes

  /// The extensions that have the values of modes.
  private static let modeNames: Set<String> = ["mode", "modes", "com.figma.modes"]

  /// The values of a token by its modes.
  private func modes(of token: JSONNode) -> [JSONNode.Member] {
    guard dialect == .figma, let extensions = token["$extensions"] else { return [] }
    return extensions.members.first { TokenConverter.modeNames.contains($0.name) }?.value.members ?? []
  }

  private mutating func list(_ names: [String]) -> Int {
    if let known = modeIndices[names] { return known }
    let empty = ConvertedTree(at: values.place(SourceRange(0, 0)))
    modes.append(ModeList(names: names, trees: names.map { _ in empty }))
    modeIndices[names] = modes.count - 1
    return modes.count - 1
  }
}

extension TokenDialect {
  /// Whether an object is a token and no group.
  func isToken(_ object: JSONNode) -> Bool {
    object.members.contains { $0.name == "$value" || hasPlainMembers && $0.name == "value" }
  }
}

extension ConvertedNode {
  /// The members of an object; none for another value.
  var members: [Member] { if case .object(let members) = content { members } else { [] } }
}

/// The paths of the tokens of files by the names that references have.
struct TokenPaths {
  private var paths: [String: [String]] = [:]

  /// Learns the paths of a file, or of a set of one.
  mutating func add(_ group: JSONNode, _ dialect: TokenDialect) { add(group, dialect, "", []) }

  private mutating func add(_ group: JSONNode, _ dialect: TokenDialect, _ prefix: String, _ path: [String]) {
    for member in group.members where !member.name.hasPrefix("$") {
      guard case .object = member.value.content else { continue }
      let (name, own) = (prefix + member.name, path + [TokenPaths.spelled(member.name)])
      if dialect.isToken(member.value) { paths[name] = own } else { add(member.value, dialect, name + ".", own) }
    }
  }

  /// The alias of the format for the name in a reference; `nil` if there is no such token.
  func alias(_ name: some StringProtocol) -> String? {
    let name = String(name)
    let found = paths[name] ?? (name.hasSuffix(".value") ? paths[String(name.dropLast(".value".count))] : nil)
    return found.map { "{" + $0.joined(separator: ".") + "}" }
  }

  /// A calculation with the references of the format.
  func calculation(_ text: String) -> String {
    var (out, rest) = ("", text[...])
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      out += rest[..<start] + (alias(rest[rest.index(after: start)..<end]) ?? String(rest[start...end]))
      rest = rest[rest.index(after: end)...]
    }
    return out + rest
  }

  /// A name of a group or a token without the characters that the format does not allow.
  static func spelled(_ name: String) -> String {
    let plain = name.replacing(".", with: "-").replacing("{", with: "").replacing("}", with: "")
    return plain.hasPrefix("$") ? String(plain.dropFirst()) : plain
  }
}
