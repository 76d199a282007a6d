import VStyleJSON
public import VStyleValues

extension SchemaFile {
  /// The text of a file that holds a vocabulary: one class or property a line.
  public static func text(of vocabulary: StyleVocabulary) -> String {
    var entries = PropertyEntries()
    let classes = vocabulary.classNames.compactMap { vocabulary.classes[$0] }
    for entry in classes {
      for property in entry.properties { entries.add(property, of: entry.name) }
    }
    let file: JSON = [
      "version": .integer(version),
      "classes": .array(classes.map(json)),
      "properties": .array(entries.json),
    ]
    return file.pretty
  }

  private static func json(_ entry: StyleVocabulary.ClassEntry) -> JSON {
    [
      "name": .string(entry.name),
      "superclass": .optional(entry.superclass),
      "states": .strings(entry.states),
      "properties": .strings(entry.properties.map(\.name)),
    ]
  }
}

/// Properties by name, with what differs between classes.
private struct PropertyEntries {
  private var order: [String] = []
  private var variants: [String: [(className: String, entry: StyleVocabulary.PropertyEntry)]] = [:]

  mutating func add(_ entry: StyleVocabulary.PropertyEntry, of className: String) {
    if variants[entry.name] == nil { order.append(entry.name) }
    variants[entry.name, default: []].append((className, entry))
  }

  var json: [JSON] {
    order.flatMap { name -> [JSON] in
      guard let all = variants[name], let first = all.first else { return [] }
      let others = all.dropFirst().filter { !$0.entry.isSame(as: first.entry) }
      return [first.entry.json(of: nil)] + others.map { $0.entry.json(of: $0.className) }
    }
  }
}

extension StyleVocabulary.PropertyEntry {
  fileprivate func isSame(as other: Self) -> Bool {
    kind == other.kind && initial == other.initial && slots == other.slots && inherits == other.inherits
      && aliases == other.aliases
  }

  fileprivate func json(of className: String?) -> JSON {
    var members: [JSON.Member] = [.init("name", .string(name))]
    if let className { members.append(.init("class", .string(className))) }
    members += [
      .init("kind", .string(kind.syntax)), .init("inherits", .bool(inherits)),
      .init("initial", .string(kind.serialize(initial))), .init("perState", .bool(!slots.isEmpty)),
    ]
    if !aliases.isEmpty { members.append(.init("aliases", .strings(aliases))) }
    return .object(members)
  }
}
