import VStyleCheck
import VStyleJSON
import VStyleLint
import VStyleSyntax

/// The names in a JSON file of a project: a tree, a schema file or the configuration.
struct FileNames {
  /// The file, for conversions of positions.
  let file: Sheet

  /// The names, without their quotes.
  private(set) var all: [NameOccurrence] = []

  /// The names in the styles of the views of a tree, which are written as in a sheet.
  private(set) var inStyles: [NameOccurrence] = []

  /// What a file is about.
  enum Content {
    case tree
    case schema
    case configuration
  }

  init(_ file: Sheet, _ content: Content) {
    self.file = file
    guard let node = try? JSONNode(parsing: file.source, depth: .treeDepth) else { return }
    switch content {
    case .tree: readTree(node)
    case .schema: readSchema(node)
    case .configuration:
      for theme in FileNames.elements(FileNames.member("themes", of: FileNames.member("preview", of: node))) {
        add(.theme, theme)
      }
    }
  }

  private mutating func readTree(_ node: JSONNode) {
    add(.viewType, FileNames.member("type", of: node))
    add(.id, FileNames.member("id", of: node))
    add(.theme, FileNames.member("theme", of: node))
    for name in FileNames.elements(FileNames.member("classes", of: node)) { add(.styleClass, name) }
    if let style = FileNames.member("style", of: node) { readStyle(style) }
    for child in FileNames.elements(FileNames.member("children", of: node)) { readTree(child) }
  }

  private mutating func readStyle(_ node: JSONNode) {
    guard case .string(let text) = node.content else { return }
    let offsets = EscapedOffsets(FileNames.word(node), in: file.source)
    for name in NameOccurrences(SyntaxTree(parsingBlockContents: SourceText(text))).all {
      guard let word = offsets.range(name.wordRange) else { continue }
      let range = SourceRange(word.start - name.kind.signLength, word.end)
      // The other views do not have what a view declares for itself.
      inStyles.append(NameOccurrence(kind: name.kind, name: name.name, range: range, isDeclaration: false, node: 0))
    }
  }

  private mutating func readSchema(_ node: JSONNode) {
    for type in FileNames.elements(FileNames.member("viewTypes", of: node)) {
      add(.viewType, FileNames.member("name", of: type), isDeclaration: true)
      add(.viewType, FileNames.member("superclass", of: type))
    }
    for property in FileNames.elements(FileNames.member("properties", of: node)) {
      add(.viewType, FileNames.member("viewType", of: property))
      guard let name = FileNames.member("name", of: property), case .string(let text) = name.content else { continue }
      properties.append((text, FileNames.word(name)))
    }
  }

  /// The properties that a schema file declares.
  private(set) var properties: [(name: String, range: SourceRange)] = []

  private mutating func add(_ kind: NameKind, _ node: JSONNode?, isDeclaration: Bool = false) {
    guard let node, case .string(let name) = node.content else { return }
    let word = FileNames.word(node)
    // In a sheet, the range of a name has its sign, which a file does not have.
    let range = SourceRange(word.start - kind.signLength, word.end)
    all.append(NameOccurrence(kind: kind, name: name, range: range, isDeclaration: isDeclaration, node: 0))
  }

  /// The bytes of a string between its quotes.
  private static func word(_ node: JSONNode) -> SourceRange { SourceRange(node.range.start + 1, node.range.end - 1) }

  private static func member(_ name: String, of node: JSONNode?) -> JSONNode? {
    guard case .object(let members)? = node?.content else { return nil }
    return members.first { $0.name == name }?.value
  }

  private static func elements(_ node: JSONNode?) -> [JSONNode] {
    guard case .array(let elements)? = node?.content else { return [] }
    return elements
  }
}

extension Project {
  /// The names in the files that the configuration names, and in the configuration itself.
  ///
  /// They are read from the disk for each request that follows names. A file that cannot be read has none.
  var fileNames: [FileNames] {
    func read(_ paths: [String], _ content: FileNames.Content) -> [FileNames] {
      paths.compactMap { path in
        (try? files.text(path, limit: .treeBytes)).map { FileNames(file($0), content) }
      }
    }
    // A file may have several names, as in `t.json` and `/home/me/app/t.json`.
    func sorted(_ paths: [String]) -> [String] { Set(paths.map(canonical)).sorted() }
    let trees = (try? LintedTree.paths(configuration.trees + (configuration.preview?.trees ?? []), files)) ?? []
    return read(configurationPath.map { [$0] } ?? [], .configuration) + read(sorted(configuration.schemas), .schema)
      + read(sorted(trees), .tree)
  }

  /// The places of a name in the files of ``fileNames``.
  func occurrencesInFiles(of name: NameOccurrence) -> [PlacedName] {
    let files = fileNames
    return files.places(of: name, \.all) + files.places(of: name, \.inStyles)
  }

  /// The places where a property is declared: in schema files, and in `@view` rules.
  func declarations(ofProperty name: String) -> [PlacedRange] {
    let inFiles = fileNames.flatMap { names in
      names.properties.filter { $0.name == name }.map { PlacedRange(sheet: names.file, range: $0.range) }
    }
    let inSheets = sortedSheets.filter(\.hasViewTypes).flatMap { sheet in
      sheet.tree.nodes.indices.compactMap { node -> PlacedRange? in
        let statement = sheet.tree.nodes[node]
        guard statement.kind == .declaration, sheet.tree.name(of: node) == name,
          sheet.statements(around: sheet.tree.range(of: node).start).dropLast().last.map({ outer in
            sheet.tree.tape.isName(sheet.tree.nodes[outer].nameToken, "view")
          }) == true
        else { return nil }
        return PlacedRange(sheet: sheet, range: sheet.tree.tape.range(statement.nameToken))
      }
    }
    return inSheets + inFiles
  }
}

extension [FileNames] {
  /// The places of a name.
  ///
  /// - Parameter names: the names of a file that are searched.
  func places(of name: NameOccurrence, _ names: KeyPath<FileNames, [NameOccurrence]>) -> [PlacedName] {
    flatMap { file in
      file[keyPath: names].filter { $0.isSame(as: name) }.map { PlacedName(sheet: file.file, name: $0) }
    }
  }
}

/// A range with its file.
struct PlacedRange {
  let sheet: Sheet
  let range: SourceRange
}
