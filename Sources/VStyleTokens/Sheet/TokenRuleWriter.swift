import VStyleJSON
import VStyleSyntax

/// Writes the tokens of one source as declarations of a rule.
struct TokenRuleWriter {
  private let source: TokenSource
  private let table: TokenTable
  private let text: SourceText
  private let speller: TokenSpeller
  private let reader: TokenValueReader
  private let indent = "  "
  private var types: TokenTypes
  private var places = TokenPlaces()
  private var groupTypes: [[String]: TokenType] = [:]
  private var current: [String]?
  private var inherited: Set<Int> = []

  /// The declarations and comments.
  private(set) var lines = ""

  /// The properties with their syntaxes.
  private(set) var registered: [(name: String, syntax: String?)] = []

  /// The places of the tokens that a sheet cannot say.
  private(set) var unsaid: [SourceLocation] = []

  /// The custom properties that these tokens would be.
  private(set) var unsaidNames: [String] = []

  private let head: [JSON.Member]

  init(
    _ source: TokenSource, _ table: TokenTable, _ project: TokenProject, _ paths: [String: [String]], isRepeated: Bool
  ) {
    (self.source, self.table) = (source, table)
    let sources = project.sources
    let isInline = project.documents.contains { $0.id == source.id }
    let name = project.name(of: source.id)
    text = sources[source.id]
    speller = TokenSpeller(table: table, sources: sources)
    reader = TokenValueReader(paths: paths)
    types = TokenTypes(table)
    let offset = JSON.integer(source.root.range.start)
    var head: [JSON.Member] = [isInline ? .init("source", offset) : .init("file", .string(name))]
    if isRepeated { head.append(.init("again", true)) }
    self.head = head
  }

  mutating func write() {
    addGroups(source.root, [], nil)
    add(comment: head)
    current = []
    write(source.root, [])
  }

  private mutating func addGroups(_ group: JSONNode, _ path: [String], _ outer: TokenType?) {
    places.add(path)
    let type = group["$type"]?.string.map(TokenType.init) ?? outer
    groupTypes[path] = type
    for member in group.members where TokenRuleWriter.isGroup(member) {
      addGroups(member.value, path + [member.name], type)
    }
  }

  private static func isGroup(_ member: JSONNode.Member) -> Bool {
    guard case .object(let members) = member.value.content, !isMetadata(member.name) else { return false }
    return !members.contains { $0.name == "$value" || $0.name == "$ref" }
  }

  /// Whether a member of a group is neither a token nor a group.
  private static func isMetadata(_ name: String) -> Bool {
    name.hasPrefix("$") && name != "$root" || name.contains { ".{}".contains($0) } || name.isEmpty
  }

  private mutating func add(comment members: [JSON.Member]) { lines += indent + TokenComment.text(members) + "\n" }

  private mutating func write(_ group: JSONNode, _ path: [String]) {
    var metadata: [JSON.Member] = []
    var isThere = path.isEmpty
    func isNeeded(_ current: [String]?) -> Bool { current != path || !metadata.isEmpty }
    for member in group.members {
      guard case .object = member.value.content, !TokenRuleWriter.isMetadata(member.name) else {
        metadata.append(.init(member.name, JSON(member.value, in: text)))
        continue
      }
      // A group comes into being with the marker of its first token or group.
      if TokenRuleWriter.isGroup(member), metadata.isEmpty {
        isThere = true
      } else if isNeeded(current) {
        mark(path, &metadata)
        isThere = true
      }
      if TokenRuleWriter.isGroup(member) {
        write(member.value, path + [member.name])
      } else {
        write(token: member, in: path)
      }
    }
    if !metadata.isEmpty || !isThere { mark(path, &metadata) }
    writeInherited(path)
  }

  /// Writes the tokens that a group has by `$extends`, each as a reference to the token of the other group.
  private mutating func writeInherited(_ path: [String]) {
    guard let id = table.entry(at: path), let extended = table.entries[id].extended?.node,
      case .alias(let base)? = try? TokenReference(extended)
    else { return }
    var open = Array(table.entries[id].order.reversed())
    while let id = open.popLast() {
      let entry = table.entries[id]
      open += entry.order.reversed()
      guard entry.isToken, entry.isInherited, inherited.insert(id).inserted else { continue }
      let property = TokenName.property(entry.path)
      let value = "var(\(TokenName.property(base + entry.path.dropFirst(path.count))))"
      add(comment: [.init("inherited", .string(property)), .init("value", .string(value))])
      lines += "\(indent)\(property): \(value);\n"
      registered.append((property, TokenRuleWriter.syntax(types.type(of: id), ValueWord.words(value))))
    }
  }

  private mutating func mark(_ path: [String], _ metadata: inout [JSON.Member]) {
    var members: [JSON.Member] = [.init("group", .string(path.joined(separator: ".")))]
    if !metadata.isEmpty { members.append(.init("members", .object(metadata))) }
    add(comment: members)
    metadata = []
    current = path
  }

  private mutating func write(token member: JSONNode.Member, in group: [String]) {
    let path = group + [member.name]
    let object = PlacedNode(source.id, member.value)
    let value = member.value["$value"].map { PlacedNode(source.id, $0) } ?? object
    let own = member.value["$type"]?.string
    let type = own.map(TokenType.init) ?? table.entry(at: path).flatMap { types.type(of: $0) }
    let property = TokenName.property(path)
    guard let said = speller.text(value, type), !member.value.members.isEmpty else {
      if let said = speller.calculation(value, type) { return write(calculation: said, member, property, type) }
      return write(unsaid: member, object, property)
    }
    let part = property + "-letter-spacing"
    let spacing = reader.paths[part] == nil ? speller.letterSpacing(value, type) : nil
    let line = TokenLine(property: property, words: ValueWord.words(said), spacing: spacing.map(ValueWord.words))
    let implied = own.map(TokenType.init) ?? groupTypes[group]
    let readType = implied ?? reader.type(of: line.words)
    let needsType = line.value(readType, reader) == nil
    guard let canon = line.value(needsType ? type : readType, reader) else {
      return write(unsaid: member, object, property)
    }
    let original = JSON(member.value, in: text)
    // Without a comment, a reference has the type that its property is registered with.
    let isUntyped = implied == nil && reader.type(of: line.words) == nil
    let isPlain =
      original == line.plain(canon, groupTypes[group], reader) && !property.hasSuffix("-letter-spacing") && !isUntyped
    if !isPlain || places.path(of: property, in: group) != path {
      var comment: [JSON.Member] = [.init("token", .string(property))]
      if places.path(of: property, in: group) != path { comment.append(.init("name", .string(member.name))) }
      if needsType, let type { comment.append(.init("type", .string(type.rawValue))) }
      let members = original.members.map { member in
        JSON.Member(member.name, member.name == "$value" ? member.value.template(over: canon) : member.value)
      }
      comment.append(.init("members", .object(members)))
      // The fingerprint guards what the comment says about the value.
      if members.contains(where: { $0.name == "$ref" || $0.name == "$value" && $0.value != .null }) {
        comment.append(.init("check", .string(canon.fingerprint)))
      }
      add(comment: comment)
    }
    lines += "\(indent)\(property): \(said);\n"
    registered.append((property, TokenRuleWriter.syntax(type, line.words)))
    if let spacing {
      lines += "\(indent)\(part): \(spacing);\n"
      registered.append((part, nil))
    }
  }

  /// Writes a calculation. The whole token is in a comment, which counts until the calculation is edited.
  private mutating func write(
    calculation: String, _ member: JSONNode.Member, _ property: String, _ type: TokenType?
  ) {
    add(comment: [
      .init("token", .string(property)), .init("name", .string(member.name)), .init("said", .string(calculation)),
      .init("members", JSON(member.value, in: text)),
    ])
    lines += "\(indent)\(property): \(calculation);\n"
    registered.append((property, TokenRuleWriter.syntax(type, ValueWord.words(calculation))))
  }

  /// Keeps a token in a comment, since a sheet cannot say its value.
  private mutating func write(
    unsaid member: JSONNode.Member, _ object: PlacedNode, _ property: String
  ) {
    add(comment: [.init("unsaid", .string(member.name)), .init("members", JSON(member.value, in: text))])
    unsaid.append(object.location)
    unsaidNames.append(property)
  }

  /// The syntax of a property for a type; `nil` if there is none.
  private static func syntax(_ type: TokenType?, _ words: [ValueWord]) -> String? {
    if case .number(_, let unit)? = words.first, !["", "px", "rem", "em", "ms", "s"].contains(unit) { return nil }
    switch type {
    case .color?: return "<color>"
    case .dimension?: return "<length>"
    case .duration?: return "<time>"
    case .number?, .fontWeight?: return "<number>"
    default: return nil
    }
  }
}

/// A declaration of a token.
struct TokenLine {
  let property: String
  let words: [ValueWord]
  /// The distance of letters, which has a declaration of its own; `nil` if there is none.
  let spacing: [ValueWord]?

  /// The value that the declaration says; `nil` if it is none of the type.
  func value(_ type: TokenType?, _ reader: TokenValueReader) -> JSON? {
    guard let value = reader.value(words, type) else { return nil }
    guard let spacing else { return value }
    guard case .object(var members) = value, let distance = reader.value(spacing, .dimension) else { return nil }
    members.insert(.init("letterSpacing", distance), at: min(3, members.count))
    return .object(members)
  }

  /// The token that the declaration says without a comment.
  func plain(_ value: JSON, _ groupType: TokenType?, _ reader: TokenValueReader) -> JSON {
    guard let type = reader.type(of: words), type != groupType else { return ["$value": value] }
    return ["$type": .string(type.rawValue), "$value": value]
  }
}
