import VStyleCheck
import VStyleJSON
import VStyleLint
import VStyleStylesheet
import VStyleSyntax

extension ServerMethod {
  /// The requests about names: where they are declared and used, and how they are renamed.
  static let names: [ServerMethod] = [
    ServerMethod(
      "textDocument/definition", ("definitionProvider", true),
      .sheet { server, request, parameters throws(RPCError) in
        let offset = request.sheet.text.offset(of: try parameters.position())
        if let file = importedFile(request, at: offset) {
          let start: JSON = ["line": 0, "character": 0]
          let uri = JSON.string(server.workspace.uri(of: file, in: request.project))
          return [["uri": uri, "range": ["start": start, "end": start]]]
        }
        guard let name = request.sheet.names.occurrence(at: offset) else {
          return propertyLocations(request, at: offset, server)
        }
        let places =
          request.project.declarations(of: name)
          + request.project.occurrencesInFiles(of: name).filter(\.name.isDeclaration)
        return .array(places.map { server.location($0, request.project) })
      }),
    ServerMethod(
      "textDocument/references", ("referencesProvider", true),
      .sheet { server, request, parameters throws(RPCError) in
        let offset = request.sheet.text.offset(of: try parameters.position())
        guard let name = request.sheet.names.occurrence(at: offset) else { return .null }
        let withDeclarations = parameters.json["context"]?["includeDeclaration"]?.bool ?? true
        let all = request.project.occurrences(of: name) + request.project.occurrencesInFiles(of: name)
        let found = all.filter { withDeclarations || !$0.name.isDeclaration }
        return .array(found.map { server.location($0, request.project) })
      }),
    ServerMethod(
      "textDocument/documentHighlight", ("documentHighlightProvider", true),
      .sheet { server, request, parameters throws(RPCError) in
        let offset = request.sheet.text.offset(of: try parameters.position())
        guard let name = request.sheet.names.occurrence(at: offset) else { return .null }
        return .array(
          request.sheet.names.all.filter { $0.isSame(as: name) }.map { other in
            ["range": request.sheet.range(other.range), "kind": .integer(other.isDeclaration ? 3 : 2)]
          })
      }),
    ServerMethod(
      "textDocument/prepareRename", ("renameProvider", ["prepareProvider": true]),
      .sheet { server, request, parameters throws(RPCError) in
        let offset = request.sheet.text.offset(of: try parameters.position())
        guard let name = request.sheet.names.occurrence(at: offset) else { return .null }
        try Renaming.check(name, request.project)
        return [
          "range": request.sheet.range(name.wordRange),
          "placeholder": .string(request.sheet.source.text(in: name.wordRange)),
        ]
      }),
    ServerMethod(
      "textDocument/rename",
      .sheet { server, request, parameters throws(RPCError) in
        // The edits are those of the files as they are now, and not as a client last reported them.
        server.workspace.readFolders()
        guard let request = server.sheet(request.uri),
          let name = request.sheet.names.occurrence(at: request.sheet.text.offset(of: try parameters.position()))
        else { throw RPCError(.requestFailed, "there is no name here that can be renamed") }
        let renaming = try Renaming(name, to: try parameters.text("newName"), in: request.project)
        return server.workspaceEdit(renaming.edits, request.project, files: renaming.files)
      }),
    ServerMethod(
      "textDocument/linkedEditingRange", ("linkedEditingRangeProvider", true),
      .sheet { server, request, parameters throws(RPCError) in
        let offset = request.sheet.text.offset(of: try parameters.position())
        guard let name = request.sheet.names.occurrence(at: offset), name.kind == .customProperty,
          let outer = request.sheet.statements(around: offset).first
        else { return .null }
        let block = request.sheet.tree.range(of: outer)
        let same = request.sheet.names.all.filter { $0.isSame(as: name) && block.contains($0.range) }
        guard same.count > 1 else { return .null }
        return ["ranges": .array(same.map { request.sheet.range($0.wordRange) })]
      }),
    ServerMethod(
      "workspace/willRenameFiles",
      .request { server, parameters in
        let files = parameters.json["files"]?.elements ?? []
        var renamed: [String: String] = [:]
        for file in files {
          guard let old = file["oldUri"]?.text.flatMap(FileURI.path),
            let new = file["newUri"]?.text.flatMap(FileURI.path)
          else { continue }
          renamed[FilePath.cleaned(old)] = FilePath.cleaned(new)
        }
        server.workspace.readFolders()
        return server.importEdits(renamed)
      }),
  ]

  /// The places where the property at an offset is declared; `null` if there is none, or if it is built in.
  private static func propertyLocations(_ request: SheetRequest, at offset: Int, _ server: LanguageServer) -> JSON {
    let sheet = request.sheet
    guard sheet.tree.tape.count > 0, let node = sheet.statements(around: offset).last,
      sheet.tree.nodes[node].kind == .declaration, sheet.token(at: offset) == sheet.tree.nodes[node].nameToken
    else { return .null }
    let places = request.project.declarations(ofProperty: sheet.tree.name(of: node))
    guard !places.isEmpty else { return .null }
    return .array(
      places.map { place in
        let uri = server.workspace.uri(of: place.sheet.source.path, in: request.project)
        return ["uri": .string(uri), "range": place.sheet.range(place.range)]
      })
  }

  private static func importedFile(_ request: SheetRequest, at offset: Int) -> String? {
    SheetImports.references(of: request.sheet.tree)
      .first { $0.range.start <= offset && offset <= $0.range.end }?.path
  }
}

/// A name with its sheet.
struct PlacedName {
  let sheet: Sheet
  let name: NameOccurrence
}

extension NameOccurrence {
  /// Whether two names name the same thing.
  func isSame(as other: NameOccurrence) -> Bool { kind == other.kind && name == other.name }
}

extension Project {
  /// The places of a name in all sheets, by path and location.
  func occurrences(of name: NameOccurrence) -> [PlacedName] { places[name.kind]?[name.name] ?? [] }

  /// The declarations of a name: those outside of themes first.
  ///
  /// Style classes and ids have none. Theirs are the rules that name them.
  func declarations(of name: NameOccurrence) -> [PlacedName] {
    let all = occurrences(of: name)
    guard name.kind.signLength == 0 else { return all }
    let declared = all.filter(\.name.isDeclaration)
    if name.kind == .layer { return Array(declared.prefix(1)) }
    return declared.filter { !$0.isInTheme } + declared.filter(\.isInTheme)
  }
}

extension PlacedName {
  /// Whether the name is inside of a `@theme`.
  var isInTheme: Bool {
    var node = sheet.parents[name.node]
    while node > 0 {
      let statement = sheet.tree.nodes[node]
      if statement.kind == .atRule, sheet.tree.tape.isName(statement.nameToken, "theme") { return true }
      node = sheet.parents[node]
    }
    return false
  }
}

extension LanguageServer {
  /// Returns the location of a name.
  func location(_ name: PlacedName, _ project: Project) -> JSON {
    [
      "uri": .string(workspace.uri(of: name.sheet.source.path, in: project)),
      "range": name.sheet.range(name.name.range),
    ]
  }

  /// Returns an edit of several sheets.
  ///
  /// - Parameters:
  ///   - edits: the new texts of some bytes, by the path of the sheet.
  ///   - project: the project of the sheets.
  ///   - files: other files that the edits may change, by path.
  func workspaceEdit(_ edits: TextEdits, _ project: Project, files: [String: Sheet] = [:]) -> JSON {
    workspaceEdit([(edits, project)], files: files)
  }

  /// The new texts of some bytes, by the path of the file.
  typealias TextEdits = [String: [(range: SourceRange, text: String)]]

  /// Returns an edit of the sheets of several projects.
  func workspaceEdit(_ parts: [(edits: TextEdits, project: Project)], files: [String: Sheet] = [:]) -> JSON {
    var changes: [JSON.Member] = []
    var documents: [JSON] = []
    let ordered = parts.flatMap { part in
      part.edits.sorted { $0.key < $1.key }.map { (path: $0.key, edits: $0.value, project: part.project) }
    }
    for (path, edits, project) in ordered {
      // A configuration may name files outside of the client's folders, which are not the client's to change.
      guard let sheet = project.sheets[path] ?? (workspace.isInFolder(project.absolute(path)) ? files[path] : nil)
      else {
        continue
      }
      let uri = workspace.uri(of: path, in: project)
      let texts = JSON.array(edits.sorted { $0.range.start < $1.range.start }.map { sheet.edit($0.range, $0.text) })
      let version = workspace.documents[Workspace.key(of: uri)]?.version
      changes.append(.init(uri, texts))
      documents.append([
        "textDocument": ["uri": .string(uri), "version": version.map { .integer($0) } ?? .null], "edits": texts,
      ])
    }
    return client.hasVersionedEdits ? ["documentChanges": .array(documents)] : ["changes": .object(changes)]
  }
}
