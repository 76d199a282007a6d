import VStyleSyntax

/// The sets of converted files, with the modes and themes that choose among them.
struct ConvertedDocument {
  /// A set of tokens.
  private struct TokenSet {
    /// The name of a set of Tokens Studio; empty for a file.
    let name: String
    /// The mode of Figma that the file is for; `nil` if it is for all.
    let mode: String?
    let node: ConvertedNode
    let isEmpty: Bool
  }

  /// A modifier: contexts with their sets, in order.
  private struct Modifier {
    let name: String
    let contexts: [(name: String, sets: [ConvertedNode])]
  }

  /// Files of Figma with tokens of the same paths, each for another mode.
  private struct Collection {
    var files: [Int]
    let paths: Set<String>
  }

  private let place: SourceLocation
  private var sets: [TokenSet] = []
  private var lists: [Modifier] = []
  private var collections: [Collection] = []
  private var themes: [DialectSets.Theme] = []

  /// The indices of files for a mode that an earlier file of the same collection is for.
  private(set) var repeatedModes: [Int] = []

  init(at place: SourceLocation) { self.place = place }

  /// The sets in order.
  var nodes: [ConvertedNode] { sets.map(\.node) }

  /// Adds a converted set.
  mutating func add(_ converted: TokenConverter, _ name: String, mode: String?) {
    if mode != nil { addFile(converted.base.tokenPaths, mode) }
    sets.append(TokenSet(name: name, mode: mode, node: converted.base.node, isEmpty: converted.base.isEmpty))
    for list in converted.modes {
      lists.append(Modifier(name: "", contexts: zip(list.names, list.trees).map { ($0, [$1.node]) }))
    }
  }

  private mutating func addFile(_ paths: Set<String>, _ mode: String?) {
    let same = collections.indices.filter { !collections[$0].paths.isDisjoint(with: paths) }
    let isFree = { (index: Int) in !collections[index].files.contains { sets[$0].mode == mode } }
    if !same.allSatisfy(isFree) { repeatedModes.append(sets.count) }
    if let index = same.last(where: isFree) {
      collections[index].files.append(sets.count)
    } else {
      collections.append(Collection(files: [sets.count], paths: paths))
    }
  }

  /// Adds the themes of a file.
  mutating func add(themes new: [DialectSets.Theme]) { themes += new }

  /// Whether nothing chooses among the sets, and each is a file of its own.
  var isPlain: Bool {
    lists.isEmpty && themes.isEmpty && sets.allSatisfy(\.name.isEmpty) && collections.allSatisfy { $0.files.count == 1 }
  }

  // MARK: The document

  /// The groups of themes in order, each with its themes and the sets that some of them have and others do not.
  private var groups: [(name: String, themes: [DialectSets.Theme], chosen: Set<String>)] {
    let all = Dictionary(grouping: themes, by: \.group)
    return themes.map(\.group).unique.map { name in
      let own = all[name] ?? []
      let counts = own.reduce(into: [String: Int]()) { counts, theme in
        for set in theme.sets { counts[set, default: 0] += 1 }
      }
      return (name, own, Set(counts.filter { $0.value < own.count }.keys))
    }
  }

  /// The sets that always apply, in order.
  private func base(_ chosen: Set<String>) -> [ConvertedNode] {
    let single = collections.filter { $0.files.count == 1 }.flatMap(\.files)
    let always = sets.indices.filter { sets[$0].mode == nil && !chosen.contains(sets[$0].name) }
    return (always + single).filter { !sets[$0].isEmpty }.map { sets[$0].node }
  }

  /// The modifiers with their names. A collection with one mode is a set.
  private func named(_ groups: [(name: String, themes: [DialectSets.Theme], chosen: Set<String>)]) -> [Modifier] {
    let files = collections.filter { $0.files.count > 1 }.map { collection in
      Modifier(name: "", contexts: collection.files.map { (sets[$0].mode ?? "", [sets[$0].node]) })
    }
    let indices = Dictionary(sets.indices.map { (sets[$0].name, $0) }) { first, _ in first }
    let choices = groups.filter { $0.themes.count > 1 }.map { group in
      let contexts = group.themes.map { theme in
        let own = theme.sets.intersection(group.chosen).compactMap { indices[$0] }.sorted()
        return (theme.name, own.map { sets[$0].node })
      }
      return Modifier(name: group.name, contexts: contexts)
    }
    let all = lists + files + choices
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
    let groups = groups
    let sources = list(base(groups.reduce(into: []) { $0.formUnion($1.chosen) }))
    var order = [reference(["sets", "base"])]
    let modifiers = named(groups).map { modifier in
      order.append(reference(["modifiers", modifier.name]))
      let contexts = modifier.contexts.map { ($0.name, list($0.sets)) }
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

  private func reference(_ path: [String]) -> ConvertedNode {
    object([("$ref", ConvertedNode(JSONPointer(path).description, at: place))])
  }
}
