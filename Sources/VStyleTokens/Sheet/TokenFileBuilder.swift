import VStyleJSON

/// Puts the tokens of a sheet into the files that they are from.
struct TokenFileBuilder {
  private let reader: TokenValueReader
  /// The files, and the tokens in documents, which have the offset there instead of a path.
  private var trees: [(path: String?, offset: Int, tree: GroupTree)] = []
  private var documents: [(path: String, value: JSON)] = []
  private var places: [TokenPlaces] = []
  private var file = -1
  private var group: [String] = []
  private var pending: JSON?
  private var isRepeated = false

  /// The types that properties are registered with.
  private let registered: [String: TokenType]

  init(paths: [String: [String]], registered: [String: TokenType] = [:]) {
    reader = TokenValueReader(paths: paths)
    self.registered = registered
  }

  // MARK: Names

  /// Learns the groups of a comment, without tokens.
  mutating func note(_ comment: JSON) {
    enter(comment)
    places[max(0, file)].add(group)
    if let group = comment["group"]?.text { note(group) }
  }

  private mutating func note(_ group: String) {
    let names = group.split(separator: ".").map(String.init)
    for count in 0...names.count { places[max(0, file)].add(Array(names.prefix(count))) }
  }

  /// Begins at the first file again.
  mutating func rewind() { (file, group, pending) = (-1, [], nil) }

  /// Follows the file and the group of a comment.
  mutating func enter(_ comment: JSON) {
    if comment["file"] != nil || comment["source"] != nil {
      file += 1
      group = []
      if places.count <= file { places.append(TokenPlaces()) }
    } else if let text = comment["group"]?.text {
      group = text.split(separator: ".").map(String.init)
    } else if comment["token"] != nil || comment["inherited"] != nil {
      pending = comment
    }
    if places.isEmpty { places.append(TokenPlaces()) }
  }

  /// The path of a property at its place.
  func path(of property: String) -> [String] {
    if let pending, pending["token"]?.text == property, let name = pending["name"]?.text { return group + [name] }
    guard places.indices.contains(max(0, file)) else { return TokenName.path(of: property, in: []) }
    return places[max(0, file)].path(of: property, in: group)
  }

  /// The path of the token that a comment keeps.
  func unsaidPath(_ comment: JSON) -> [String]? { comment["unsaid"]?.text.map { group + [$0] } }

  // MARK: Tokens

  mutating func add(comment: JSON) {
    enter(comment)
    if let path = comment["document"]?.text {
      documents.append((path, comment["members"] ?? .null))
    } else if comment["file"] != nil || comment["source"] != nil {
      isRepeated = comment["again"] != nil
      guard !isRepeated else { return }
      let offset = comment["source"]?.lexeme.flatMap { Int($0) } ?? 0
      trees.append((comment["file"]?.text, offset, GroupTree()))
    } else if isRepeated {
      return
    } else if comment["group"] != nil {
      places[max(0, file)].add(group)
      openFile()
      trees[trees.count - 1].tree.add(comment["members"]?.members ?? [], to: group)
    } else if let name = comment["unsaid"]?.text {
      openFile()
      trees[trees.count - 1].tree.add([.init(name, comment["members"] ?? .null)], to: group)
    }
  }

  private mutating func openFile() {
    if trees.isEmpty { trees.append(("tokens.tokens.json", 0, GroupTree())) }
  }

  /// Adds a declaration.
  ///
  /// - Returns: whether the format can say it.
  mutating func add(_ line: TokenLine) -> Bool {
    defer { pending = nil }
    let inherited = pending?["inherited"]?.text == line.property ? pending?["value"]?.text : nil
    guard !isRepeated, inherited.map(ValueWord.words) != line.words else { return true }
    openFile()
    let path = path(of: line.property)
    let comment = pending?["token"]?.text == line.property ? pending : nil
    guard let token = token(line, comment, Array(path.dropLast())), let name = path.last else { return false }
    trees[trees.count - 1].tree.add([.init(name, token)], to: Array(path.dropLast()))
    return true
  }

  private func token(_ line: TokenLine, _ comment: JSON?, _ group: [String]) -> JSON? {
    let groupType = trees[trees.count - 1].tree.type(of: group)
    guard let comment, let template = comment["members"] else {
      let type = groupType ?? reader.type(of: line.words)
      let value = line.value(type, reader) ?? line.value(reader.type(of: line.words), reader)
      guard let value else { return nil }
      // A reference does not say the type itself.
      if groupType == nil, reader.type(of: line.words) == nil, let type = registered[line.property] {
        return ["$type": .string(type.rawValue), "$value": value]
      }
      return line.plain(value, groupType, reader)
    }
    if let said = comment["said"]?.text, ValueWord.words(said) == line.words { return template }
    let own = (comment["type"] ?? template["$type"])?.text
    let type = own.map(TokenType.init) ?? groupType ?? reader.type(of: line.words)
    if let value = line.value(type, reader) {
      let isEdited = value.fingerprint != comment["check"]?.text
      return completed(template, value, isEdited: isEdited)
    }
    // The value was edited to one of another type.
    guard let other = reader.type(of: line.words), let value = line.value(other, reader) else { return nil }
    let retyped = completed(template, value, isEdited: true)
    return .object(
      [.init("$type", .string(other.rawValue))] + retyped.members.filter { $0.name != "$type" })
  }

  private func completed(_ template: JSON, _ value: JSON, isEdited: Bool) -> JSON {
    .object(
      template.members.map { member in
        switch member.name {
        case "$value": JSON.Member("$value", value.completed(by: member.value, isEdited: isEdited))
        // A pointer that was edited is an alias now.
        case "$ref" where isEdited: JSON.Member("$value", value)
        default: member
        }
      })
  }

  /// The files, complete.
  func finished() -> [(path: String, value: JSON)] {
    var files = trees.compactMap { tree in tree.path.map { ($0, tree.tree.json) } }
    var inline = trees.filter { $0.path == nil }.sorted { $0.offset < $1.offset }.map(\.tree.json)
    for document in documents { files.append((document.path, ResolverText.withSources(document.value, &inline))) }
    return files
  }
}

/// A file of tokens that is put together in order.
struct GroupTree {
  private enum Item {
    case value(JSON)
    case group(Int)
  }

  private var groups: [[(name: String, item: Item)]] = [[]]

  /// Adds members to a group. Groups come into being where they are first needed. A member that is there is replaced.
  mutating func add(_ members: [JSON.Member], to path: [String]) {
    let id = group(path)
    for member in members {
      if let index = groups[id].firstIndex(where: { $0.name == member.name }) {
        groups[id][index].item = .value(member.value)
      } else {
        groups[id].append((member.name, .value(member.value)))
      }
    }
  }

  /// The type of a group: its own, or that of the nearest one around it.
  func type(of path: [String]) -> TokenType? {
    var (id, found) = (0, type(of: 0))
    for name in path {
      guard case .group(let next)? = groups[id].first(where: { $0.name == name })?.item else { return found }
      id = next
      found = type(of: id) ?? found
    }
    return found
  }

  private func type(of id: Int) -> TokenType? {
    guard case .value(let value)? = groups[id].first(where: { $0.name == "$type" })?.item else { return nil }
    return value.text.flatMap(TokenType.init)
  }

  private mutating func group(_ path: [String]) -> Int {
    var id = 0
    for name in path {
      if case .group(let next)? = groups[id].first(where: { $0.name == name })?.item {
        id = next
      } else {
        groups.append([])
        groups[id].append((name, .group(groups.count - 1)))
        id = groups.count - 1
      }
    }
    return id
  }

  /// The file.
  var json: JSON { json(0) }

  private func json(_ id: Int) -> JSON {
    .object(
      groups[id].map { name, item in
        switch item {
        case .value(let value): JSON.Member(name, value)
        case .group(let group): JSON.Member(name, json(group))
        }
      })
  }
}
