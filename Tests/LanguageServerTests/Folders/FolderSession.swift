import TestSupport
import VStyleJSON

@testable import VStyleLanguageServer

/// A client with several folders that does random things, and another program that changes the files.
final class FolderSession {
  /// A document that is open in the client.
  struct Document {
    let uri: String
    var version: Int
    var text: DocumentText
  }

  var random: SeededGenerator
  let client: FolderClient
  let encoding: PositionEncoding
  let capabilities: JSON
  private let disk: MemoryFolder

  /// The texts of the files, by path.
  private(set) var texts: [String: String]

  /// The open documents, by path.
  private(set) var documents: [String: Document] = [:]

  private(set) var folders: [String]

  /// The paths of changed files that the server does not know of yet.
  private var unsaid: Set<String> = []

  /// What was done, in words.
  private(set) var steps: [String] = []

  /// The laws that were broken.
  private(set) var problems: [String] = []

  /// What a client can do, one of several.
  static let allCapabilities: [JSON] = [
    TestClient.capabilities,
    [
      "general": ["positionEncodings": ["utf-8"]],
      "textDocument": ["diagnostic": [:], "codeAction": ["codeActionLiteralSupport": ["codeActionKind": [:]]]],
      "workspace": ["diagnostics": ["refreshSupport": true], "didChangeWatchedFiles": ["dynamicRegistration": true]],
    ],
    [
      "textDocument": [
        "codeAction": ["codeActionLiteralSupport": ["codeActionKind": [:]], "resolveSupport": ["properties": ["edit"]]]
      ]
    ],
  ]

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    texts = FolderTexts.files(&random)
    disk = MemoryFolder(texts)
    folders = FolderTexts.clientFolders.filter { _ in Bool.random(using: &random) }
    capabilities = FolderSession.allCapabilities.randomElement(using: &random) ?? [:]
    encoding = ClientCapabilities(capabilities).encoding
    self.random = random
    client = FolderClient(disk, folders: folders, capabilities: capabilities)
    steps = ["the folders \(folders), \(encoding.rawValue)"]
    for path in texts.keys.sorted() { steps.append("a file \(path): \((texts[path] ?? "").debugDescription)") }
  }

  private func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  /// Reports that a law is broken.
  func report(_ problem: String) { problems.append(problem) }

  /// A path among some; `nil` if there is none.
  private func any(_ paths: some Sequence<String>) -> String? { paths.sorted().randomElement(using: &random) }

  /// The text of a file as the client has it: that of the document, or else of the file.
  func text(_ path: String) -> DocumentText? {
    documents[path]?.text ?? texts[path].map { DocumentText($0.utf8, encoding: encoding) }
  }

  /// Does something.
  func step() {
    switch number(0..<18) {
    case 0, 1: open()
    case 2...4: edit()
    case 5: close()
    case 6, 7: write()
    case 8: remove()
    case 9: move()
    case 10: moveFolder()
    case 11: changeFolders()
    case 12: save()
    case 13:
      steps.append("a pause")
      client.pause()
    default: FolderRequests(self).ask()
    }
    problems += client.problems
  }

  /// Adds words to the steps.
  func note(_ words: String) { steps.append(words) }

  // MARK: Documents

  private func open() {
    let known = any(texts.keys.filter { $0.hasSuffix(".vstyle") })
    let path = (number(0..<4) > 0 ? known : nil) ?? FolderTexts.sheetPath(&random)
    guard documents[path] == nil else { return }
    let saved = number(0..<3) > 0 ? texts[path] : nil
    let text = saved ?? FolderTexts.text(path, &random)
    let document = Document(
      uri: FileURI.uri(of: path), version: number(1..<9), text: DocumentText(text.utf8, encoding: encoding))
    documents[path] = document
    steps.append("open \(path) with \(text.debugDescription)")
    client.open(document.uri, document.version, text)
  }

  private func edit() {
    guard let path = any(documents.keys), let text = documents[path]?.text else { return }
    var edits: [JSON] = []
    var new = text
    for _ in 0..<number(1..<3) {
      let line = number(0..<new.lineCount + 1)
      let start = ClientPosition(line: line, character: number(0..<40))
      let end = ClientPosition(line: line + number(0..<2), character: number(0..<40))
      let piece = FolderTexts.statement(&random)
      new.replace(from: start, to: end, with: piece)
      edits.append(["range": ["start": JSON(start), "end": JSON(end)], "text": .string(piece)])
    }
    new.finishEdits()
    change(path, new, edits)
  }

  /// Changes a document.
  private func change(_ path: String, _ text: DocumentText, _ edits: [JSON]) {
    guard var document = documents[path] else { return }
    document.text = text
    document.version += 1
    documents[path] = document
    steps.append("change \(path): \(JSON.array(edits).line)")
    client.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(document.uri), "version": .integer(document.version)],
        "contentChanges": .array(edits),
      ])
  }

  private func close() {
    guard let path = any(documents.keys), let document = documents.removeValue(forKey: path) else { return }
    steps.append("close \(path)")
    client.notify("textDocument/didClose", ["textDocument": ["uri": .string(document.uri)]])
  }

  private func save() {
    guard let path = any(documents.keys), let document = documents[path] else { return }
    set([path: String(decoding: document.text.bytes, as: UTF8.self)], "save", isSaid: number(0..<4) > 0)
    client.notify("textDocument/didSave", ["textDocument": ["uri": .string(document.uri)]])
  }

  // MARK: Files

  /// Changes files; a text of `nil` removes one.
  private func set(_ new: [String: String?], _ words: String, isSaid: Bool) {
    for (path, text) in new.sorted(by: { $0.key < $1.key }) {
      texts[path] = text
      disk.set(path, text)
      unsaid.insert(path)
      steps.append("\(words) \(path)\(text.map { ": " + $0.debugDescription } ?? "")\(isSaid ? "" : ", unsaid")")
    }
    if isSaid { say(new.keys.sorted()) }
  }

  private func say(_ paths: [String]) {
    unsaid.subtract(paths)
    let changes = paths.map { path -> JSON in
      ["uri": .string(FileURI.uri(of: path)), "type": .integer(texts[path] == nil ? 3 : 2)]
    }
    client.notify("workspace/didChangeWatchedFiles", ["changes": .array(changes)])
  }

  private func write() {
    let path = (Bool.random(using: &random) ? any(texts.keys) : nil) ?? FolderTexts.path(&random)
    set([path: FolderTexts.text(path, &random)], "write", isSaid: Bool.random(using: &random))
  }

  private func remove() {
    guard let path = any(texts.keys) else { return }
    set([path: nil], "remove", isSaid: Bool.random(using: &random))
  }

  private func move() {
    guard let path = any(texts.keys) else { return }
    let new = FolderTexts.path(&random)
    guard new != path, new.hasSuffix(".vstyle") == path.hasSuffix(".vstyle") else { return }
    follow([path: new])
    guard let text = texts[path] else { return }
    set([path: nil, new: text], "move", isSaid: Bool.random(using: &random))
  }

  private func moveFolder() {
    guard let folder = FolderTexts.folders.randomElement(using: &random) else { return }
    let new = ["/p/new", "/q/in", "/p/in", "/q"].randomElement(using: &random) ?? ""
    let below = texts.filter { $0.key.hasPrefix(folder + "/") }
    guard !below.isEmpty, !texts.keys.contains(where: { $0.hasPrefix(new + "/") }), !new.hasPrefix(folder) else {
      return
    }
    follow([folder: new])
    var changes: [String: String?] = [:]
    for path in below.keys {
      changes[path] = .some(nil)
      if let text = texts[path] { changes[new + path.dropFirst(folder.utf8.count)] = text }
    }
    set(changes, "move", isSaid: false)
    guard Bool.random(using: &random) else { return }
    // Some clients name only the folders.
    unsaid.subtract(changes.keys)
    client.notify(
      "workspace/didChangeWatchedFiles",
      [
        "changes": [
          ["uri": .string(FileURI.uri(of: folder)), "type": 3], ["uri": .string(FileURI.uri(of: new)), "type": 1],
        ]
      ])
  }

  /// Makes the edits that the server proposes before files are renamed.
  private func follow(_ moves: [String: String]) {
    let files = moves.sorted { $0.key < $1.key }.map { old, new -> JSON in
      ["oldUri": .string(FileURI.uri(of: old)), "newUri": .string(FileURI.uri(of: new))]
    }
    steps.append("ask for the edits of the renamed files \(moves)")
    let edit = client.request("workspace/willRenameFiles", ["files": .array(files)])
    compareUnsaid("workspace/willRenameFiles", ["files": .array(files)], edit)
    if check(ProposedEdit(edit), "willRenameFiles"), Bool.random(using: &random) { make(ProposedEdit(edit)) }
  }

  private func changeFolders() {
    guard let folder = FolderTexts.clientFolders.randomElement(using: &random) else { return }
    let isNew = !folders.contains(folder)
    if isNew { folders.append(folder) } else { folders.removeAll { $0 == folder } }
    steps.append("\(isNew ? "add" : "remove") the folder \(folder)")
    let list: JSON = [
      ["uri": .string(FileURI.uri(of: folder) + (Bool.random(using: &random) ? "/" : "")), "name": "x"]
    ]
    client.notify(
      "workspace/didChangeWorkspaceFolders", ["event": ["added": isNew ? list : [], "removed": isNew ? [] : list]])
  }

  // MARK: Edits

  /// Checks that an edit can be made, and changes no file that is none of the server's business.
  ///
  /// - Returns: whether it can be made.
  @discardableResult
  func check(_ edit: ProposedEdit, _ method: String) -> Bool {
    let count = problems.count
    if Set(edit.files.map(\.path)).count < edit.files.count { report("`\(method)` edits a file twice") }
    for file in edit.files {
      let isInside = folders.contains { file.path.hasPrefix($0 + "/") } || documents[file.path] != nil
      if !isInside { report("`\(method)` edits \(file.path), which is outside of the folders") }
      if let version = file.version, version != documents[file.path]?.version {
        report("`\(method)` edits the version \(version) of \(file.path)")
      }
      guard let text = text(file.path) else {
        report("`\(method)` edits \(file.path), which does not exist")
        continue
      }
      if let problem = ProposedEdit.problem(file.edits, in: text) {
        report("`\(method)`, \(file.path): \(problem)")
      }
    }
    return problems.count == count
  }

  /// Makes an edit, as a client does: in documents, and in the files that are not open.
  func make(_ edit: ProposedEdit) {
    for file in edit.files {
      guard let text = text(file.path) else { continue }
      let new = ProposedEdit.applying(file.edits, to: text)
      if documents[file.path] != nil {
        change(file.path, new, [["text": .string(String(decoding: new.bytes, as: UTF8.self))]])
      } else {
        set([file.path: String(decoding: new.bytes, as: UTF8.self)], "edit", isSaid: Bool.random(using: &random))
      }
    }
  }

  // MARK: Comparisons

  /// Tells the server of all changes, repairs the configurations that have errors, and compares its answers with those of
  /// a server that starts now, and of one that starts with all documents saved.
  func compare() {
    if !unsaid.isEmpty {
      steps.append("tell of the changes of \(unsaid.sorted())")
      say(unsaid.sorted())
    }
    // After an error in a configuration the last valid one stays, which a fresh server does not know.
    var fresh = start(disk)
    for _ in 0..<12 {
      let broken = fresh.server.workspace.sortedProjects.compactMap { project in
        project.error == nil ? nil : project.configurationPath.map(project.absolute)
      }
      guard !broken.isEmpty else { break }
      set(Dictionary(broken.map { ($0, "{}") }) { first, _ in first }, "repair", isSaid: true)
      fresh = start(disk)
    }
    steps.append("compare")
    let questions = FolderQuestions(self)
    let own = questions.answers(client)
    report(own, questions.answers(fresh), "a fresh server")
    // A new document is in no list of files, so only documents of files are compared.
    guard documents.keys.allSatisfy({ texts[$0] != nil }) else { return }
    let saved = MemoryFolder(
      texts.merging(documents.mapValues { String(decoding: $0.text.bytes, as: UTF8.self) }) { $1 })
    report(own, questions.answers(start(saved)), "a server that starts with saved documents")
  }

  /// Compares the answer to a request, which follows the files as they are now, with that of a server that starts now.
  func compareUnsaid(_ method: String, _ parameters: JSON, _ answer: JSON) {
    let fresh = start(disk)
    // After an error in a configuration the last valid one stays.
    guard fresh.server.workspace.projects.values.allSatisfy({ $0.error == nil }) else { return }
    report([answer.line], [fresh.request(method, parameters).line], "a fresh server")
  }

  /// Compares the answers of two servers, or to two requests.
  func report(_ own: [String], _ other: [String], _ name: String) {
    guard let index = zip(own + ["nothing"], other + ["nothing"]).enumerated().first(where: { $1.0 != $1.1 })?.offset
    else {
      return
    }
    let lines = [own, other].map { index < $0.count ? $0[index] : "nothing" }
    report("the server answers\n  \(lines[0])\nbut \(name)\n  \(lines[1])")
  }

  /// Starts a server with the folders and documents.
  private func start(_ disk: MemoryFolder) -> FolderClient {
    let fresh = FolderClient(disk, folders: folders, capabilities: capabilities)
    for (_, document) in documents.sorted(by: { $0.key < $1.key }) {
      fresh.open(document.uri, document.version, String(decoding: document.text.bytes, as: UTF8.self))
    }
    return fresh
  }
}
