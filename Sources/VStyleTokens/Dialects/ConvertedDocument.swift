import VStyleSyntax

/// The sets of converted files, with the modes and themes that choose among them.
struct ConvertedDocument {
  /// A set of tokens.
  struct TokenSet {
    /// The name of a set of Tokens Studio; empty for a file.
    let name: String
    /// The mode of Figma that the file is for; `nil` if it is for all.
    let mode: String?
    let tree: ConvertedTree
  }

  /// A modifier: contexts with their sets, in order.
  private struct Modifier {
    let name: String
    let contexts: [(name: String, sets: [ConvertedTree])]
  }

  private let place: SourceLocation

  /// The sets in order.
  private(set) var sets: [TokenSet] = []

  private var lists: [Modifier] = []
  private var themes: [DialectSets.Theme] = []

  init(at place: SourceLocation) { self.place = place }

  /// Adds a converted set.
  mutating func add(_ converted: TokenConverter, _ name: String, mode: String?) {
    sets.append(TokenSet(name: name, mode: mode, tree: converted.base))
    for list in converted.modes {
      lists.append(Modifier(name: "", contexts: zip(list.names, list.trees).map { ($0, [$1]) }))
    }
  }

  /// The indices of files for a mode that an earlier file of the same collection is for.
  var repeatedModes: [Int] {
    var found: [(mode: String, paths: Set<String>)] = []
    return sets.indices.filter { index in
      guard let mode = sets[index].mode else { return false }
      let paths = sets[index].tree.tokenPaths
      defer { found.append((mode, paths)) }
      return found.contains { $0.mode == mode && !$0.paths.isDisjoint(with: paths) }
    }
  }

  /// Adds the themes of a file.
  mutating func add(themes new: [DialectSets.Theme]) { themes += new }

  /// Whether nothing chooses among the sets, and each is a file of its own.
  var isPlain: Bool {
    lists.isEmpty && themes.isEmpty && sets.allSatisfy(\.name.isEmpty) && collections.allSatisfy { $0.count == 1 }
  }

  /// The files of each collection of Figma, each for another mode: those that have tokens with the same paths.
  private var collections: [[TokenSet]] {
    var found: [(files: [TokenSet], paths: Set<String>)] = []
    for file in sets {
      guard let mode = file.mode else { continue }
      let paths = file.tree.tokenPaths
      let index = found.lastIndex { collection in
        !collection.paths.isDisjoint(with: paths) && !collection.files.contains { $0.mode == mode }
      }
      if let index { found[index].files.append(file) } else { found.append(([file], paths)) }
    }
    return found.map(\.files)
  }

  /// The sets that always apply, in order.
  private var base: [ConvertedTree] {
    let groups = Set(themes.map(\.group))
    let chosen = sets.filter { set in set.mode == nil && !groups.contains { isChosen(set.name, in: $0) } }
    return (chosen + collections.filter { $0.count == 1 }.joined()).map(\.tree)
  }

  /// Whether some themes of a group have a set, and others do not.
  private func isChosen(_ set: String, in group: String) -> Bool {
    let own = themes.filter { $0.group == group }
    return Set(own.map { $0.sets.contains(set) }).count == 2
  }

  // MARK: The document

  /// The modifiers with their names. A collection with one mode is a set.
  private var named: [Modifier] {
    let files = collections.filter { $0.count > 1 }.map { files in
      Modifier(name: "", contexts: files.map { ($0.mode ?? "", [$0.tree]) })
    }
    var all = lists + files
    for group in themes.map(\.group).unique {
      let own = themes.filter { $0.group == group }
      guard own.count > 1 else { continue }
      let contexts = own.map { theme in
        let chosen = sets.filter { theme.sets.contains($0.name) && isChosen($0.name, in: group) }
        return (theme.name, chosen.map(\.tree))
      }
      all.append(Modifier(name: group, contexts: contexts))
    }
    let theme = all.firstIndex { $0.contexts.contains { ConvertedDocument.isAppearance($0.name) } } ?? 0
    var used: Set<String> = []
    return all.enumerated().map { index, modifier in
      let wanted = index == theme ? "theme" : modifier.name.isEmpty ? "mode" : modifier.name
      var (name, number) = (wanted, 1)
      while !used.insert(name).inserted || name == "theme" && index != theme {
        number += 1
        name = "\(wanted)-\(number)"
      }
      return Modifier(name: name, contexts: modifier.contexts)
    }
  }

  private static func isAppearance(_ name: String) -> Bool {
    ["light", "dark"].contains { name.lowercased().contains($0) }
  }

  /// The resolver document.
  var node: ConvertedNode {
    let sources = list(base.filter { !$0.isEmpty }.map(\.node))
    var order = [reference("#/sets/base")]
    let modifiers = named.map { modifier in
      order.append(reference("#/modifiers/" + modifier.name.replacing("~", with: "~0").replacing("/", with: "~1")))
      let contexts = modifier.contexts.map { ($0.name, list($0.sets.map(\.node))) }
      let initial = ConvertedNode(modifier.contexts.first?.name ?? "", at: place)
      return (modifier.name, object([("contexts", object(contexts)), ("default", initial)]))
    }
    var members = [
      ("version", ConvertedNode("2025.10", at: place)), ("sets", object([("base", object([("sources", sources)]))])),
    ]
    if !modifiers.isEmpty { members.append(("modifiers", object(modifiers))) }
    return object(members + [("resolutionOrder", list(order))])
  }

  private func object(_ members: [(String, ConvertedNode)]) -> ConvertedNode { ConvertedNode(members, at: place) }

  private func list(_ elements: [ConvertedNode]) -> ConvertedNode { ConvertedNode(.array(elements), at: place) }

  private func reference(_ pointer: String) -> ConvertedNode { object([("$ref", ConvertedNode(pointer, at: place))]) }
}
