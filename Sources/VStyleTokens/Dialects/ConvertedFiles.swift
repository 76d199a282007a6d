import VStyleCheck
import VStyleJSON
import VStyleSyntax

/// The files of the format that say what files in another form say.
///
/// Files without modes and themes stay files. Otherwise there is one resolver document with everything in it.
struct ConvertedFiles {
  /// The files.
  private(set) var files: [ConvertedFile] = []

  /// The mistakes that the format cannot express, such as two files for one mode.
  private(set) var findings: [TokenFinding] = []

  /// Converts files.
  ///
  /// - Parameters:
  ///   - sources: the files, with the map of their texts.
  ///   - dialect: the form.
  init(_ sources: [TokenSource], _ map: SourceMap, _ dialect: TokenDialect) {
    guard let first = sources.first else { return }
    var names = TokenPaths()
    let sets = sources.map { DialectSets($0, dialect) }
    for set in sets.flatMap(\.sets) { names.add(set.root, dialect) }
    var document = ConvertedDocument(at: first.location(first.root.range))
    for (source, sets) in zip(sources, sets) {
      for set in sets.sets {
        let converted = TokenConverter(set.root, in: map[source.id], source.id, dialect, names: names)
        findings += converted.findings
        document.add(converted, set.name, mode: sets.mode)
      }
      document.add(themes: sets.themes)
      findings += sets.repeated.map { TokenFinding(.resolver(.duplicate($0.name)), at: source.location($0.range)) }
    }
    for index in document.repeatedModes {
      let (source, mode) = (sources[index], sets[index].mode ?? "")
      let start = source.root["$extensions"]?["com.figma.modeName"]?.range ?? source.root.range
      findings.append(TokenFinding(.resolver(.duplicate(mode)), at: source.location(start)))
    }
    if document.isPlain {
      files = zip(sources, document.nodes).map { ConvertedFile(path: map[$0.id].path, $1) }
    } else {
      let path = ConvertedFiles.documentPath(map[first.id].path)
      files = [ConvertedFile(path: path, document.node)]
    }
    // Each mode repeats the description of a token, and each theme its sets.
    if files.contains(where: \.isCutOff) {
      let fact = TokenFact.syntax("with its modes or themes, the file is too large: \(Limit.tokenFileBytes.sentence())")
      findings.append(TokenFinding(fact, at: first.location(SourceRange(0, 0))))
      files = []
    }
  }

  /// The path of the resolver document for a file.
  private static func documentPath(_ path: String) -> String {
    for end in [".tokens.json", ".json", ".tokens"] where path.hasSuffix(end) {
      return path.dropLast(end.count) + ".resolver.json"
    }
    return path + ".resolver.json"
  }
}

/// The sets of a file, and how its themes or its mode choose among them.
struct DialectSets {
  /// A set with its name, which is empty for a file without sets.
  let sets: [(name: String, root: JSONNode)]

  /// The themes of Tokens Studio.
  private(set) var themes: [Theme] = []

  /// The names of themes that others of their group have already.
  private(set) var repeated: [(name: String, range: SourceRange)] = []

  /// The mode of Figma that the file is for; `nil` if it is for all.
  let mode: String?

  /// A theme of Tokens Studio: a choice of sets.
  struct Theme {
    let group: String
    let name: String
    let sets: Set<String>
  }

  init(_ source: TokenSource, _ dialect: TokenDialect) {
    let root = source.root
    mode = dialect == .figma ? root["$extensions"]?["com.figma.modeName"]?.string : nil
    guard dialect == .tokensStudio, root["$themes"] != nil || root["$metadata"] != nil else {
      sets = [("", root)]
      return
    }
    var found = root.members.filter { !$0.name.hasPrefix("$") }.map { (name: $0.name, root: $0.value) }
    if case .array(let order)? = root["$metadata"]?["tokenSetOrder"]?.content {
      let places = Dictionary(order.enumerated().map { ($1.string ?? "", $0) }) { first, _ in first }
      found = found.enumerated().sorted { left, right in
        (places[left.element.name] ?? .max, left.offset) < (places[right.element.name] ?? .max, right.offset)
      }.map(\.element)
    }
    sets = found
    if case .array(let themes)? = root["$themes"]?.content {
      var seen: Set<[String]> = []
      for theme in themes {
        guard let node = theme["name"], let name = node.string else { continue }
        let group = theme["group"]?.string ?? ""
        guard seen.insert([group, name]).inserted else {
          repeated.append((name, node.range))
          continue
        }
        let chosen = theme["selectedTokenSets"]?.members.filter { $0.value.string != "disabled" }.map(\.name) ?? []
        self.themes.append(Theme(group: group, name: name, sets: Set(chosen)))
      }
    }
  }
}
