import VStyleCheck
import VStyleLint
import VStyleSyntax

/// What a command line lacks of sheets, a tree and a node, with the whole command line that may be meant.
struct MissingInput {
  private let invocation: Invocation
  private let terminal: Terminal
  private let candidates: TreeCandidates

  init(_ invocation: Invocation, _ terminal: Terminal) {
    self.invocation = invocation
    self.terminal = terminal
    let folders = invocation.operands.map { FilePath.folder(FilePath.cleaned($0)) }.filter { $0 != "." }
    candidates = TreeCandidates(in: ["."] + folders.prefix(1), terminal.files)
  }

  /// The error about what a command lacks.
  ///
  /// - Parameters:
  ///   - needsSheet: whether the command needs a sheet.
  ///   - node: the option for the node that the command needs; `nil` if it needs none.
  func error(needsSheet: Bool = true, node: Option? = nil) -> CommandError {
    let key = node.flatMap(invocation.value)
    var missing: [String] = []
    if needsSheet, invocation.operands.isEmpty { missing.append("a sheet") }
    if invocation.value(.tree) == nil { missing.append("a tree: `--tree TREE`") }
    if let node, key == nil { missing.append("a node: `\(node.usage)`") }
    return invocation.misuse(
      "`\(invocation.command)` needs \(missing.joined(separator: ", and "))",
      advice: advice(needsSheet: needsSheet, node: node))
  }

  /// The lines that say which files and nodes there are, and what to write.
  private func advice(needsSheet: Bool, node: Option?) -> [String] {
    var lines: [String] = []
    var (start, end) = ([String](), [String]())
    if needsSheet, invocation.operands.isEmpty {
      start = candidates.sheets.isEmpty ? ["SHEET"] : candidates.sheets
    }
    var tree: TreeDocument?
    if let path = invocation.value(.tree) {
      tree = (try? terminal.files.source(path, limit: .treeBytes)).flatMap { try? TreeDocument($0) }
    } else {
      let found = candidates.trees(havingNode: node.flatMap(invocation.value))
      tree = found.first
      end += ["--tree", tree?.source.path ?? "TREE"]
      if found.count > 1 { lines.append("the trees here are \(PossibleValues.list(found.map(\.source.path)))") }
      if found.isEmpty { lines.append(MissingInput.noTree) }
    }
    if let node, invocation.value(node) == nil {
      let keys = tree?.nodeKeys ?? []
      end += ["--\(node.name)", keys.first ?? "KEY"]
      if let tree, keys.count > 1 {
        lines.append("the nodes of \(tree.source.path) are \(PossibleValues.list(keys))")
      }
    }
    return lines + ["write \(MissingInput.line(invocation.command, start + invocation.words + end))"]
  }

  /// The line that says what to write in place of a command line without a sheet, or without an option.
  ///
  /// - Parameters:
  ///   - invocation: the command line.
  ///   - terminal: the files.
  ///   - words: the options that it lacks; none by default.
  static func sheetAdvice(_ invocation: Invocation, _ terminal: Terminal, adding words: [String] = []) -> String {
    let sheets = invocation.operands.isEmpty ? TreeCandidates(in: ["."], terminal.files).sheets : []
    guard !sheets.isEmpty || !invocation.operands.isEmpty else {
      return "there is no sheet in this folder: `vstyle init` writes a first one"
    }
    return "write \(line(invocation.command, sheets + invocation.words + words))"
  }

  private static let noTree = "no file here is a tree of views: `vstyle init` writes one, and see Docs/FileFormats.md"

  /// The lines about a node with a name that `explain` does not know otherwise; empty if no tree here has such a node.
  ///
  /// - Parameters:
  ///   - key: the name.
  ///   - node: the option for a node.
  func advice(onNode key: String, _ node: Option) -> [String] {
    guard let tree = candidates.trees.first(where: { $0.hasNode(key) }) else { return [] }
    let sheets = candidates.sheets.isEmpty ? ["SHEET"] : candidates.sheets
    let words = sheets + ["--tree", tree.source.path, "--\(node.name)", key]
    return ["\(tree.source.path) has a node with this key: write \(MissingInput.line(invocation.command, words))"]
  }

  /// The line with a command line for a node of a tree that is here; empty without one.
  func examples(_ node: Option) -> [String] {
    guard let tree = candidates.trees.first, let key = tree.nodeKeys.first, !candidates.sheets.isEmpty else {
      return []
    }
    let words = candidates.sheets + ["--tree", tree.source.path, "--\(node.name)", key]
    return ["for a node, write \(MissingInput.line(invocation.command, words))"]
  }

  /// A command line of the program in backquotes, as a shell reads it.
  static func line(_ command: String, _ words: [String]) -> String { shellLine(["vstyle", command] + words) }

  /// A command line in backquotes, as a shell reads it.
  static func shellLine(_ words: [String]) -> String {
    let quoted = words.map { word in
      let isPlain = !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "-_./=,:@%+…".contains($0) }
      return isPlain ? word : CompletionScript.quoted(word)
    }
    return "`\(quoted.joined(separator: " "))`"
  }
}
