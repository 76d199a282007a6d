import VStyleCheck
import VStyleLint
import VStyleSyntax

extension Command {
  /// `vstyle init`
  static let initialize = Command(
    "init", Operands("[FOLDER]", .files([])), summary: "write a first sheet, a tree and a configuration",
    options: [OptionGroup("options", [.quiet])],
    notes: [
      "Writes \(StarterFile.all.map(\.name).joined(separator: ", ")) into a folder, by default the current one.",
      "Nothing is written if one of them is there already with other contents.",
    ],
    examples: [
      ("vstyle init", "start in this folder"), ("vstyle init Stylesheets", "start in a folder that exists"),
      ("vstyle init && vstyle preview -o page.html", "start, and draw what was written"),
    ]
  ) { (invocation, terminal) throws(CommandError) in
    guard invocation.operands.count <= 1 else { throw invocation.misuse("`init` takes one folder") }
    let folder = FilePath.cleaned(invocation.operands.first ?? ".")
    guard terminal.files.kind(folder) == .folder else {
      throw .missingFolder(folder)
    }
    let files = StarterFile.all.map { (path: FilePath.joined(folder, $0.name), text: $0.text) }
    // A run that was ended early has written some of the files.
    let written = files.filter { (try? terminal.files.read($0.path, limit: .sheetBytes)) == Array($0.text.utf8) }
    let missing = files.filter { terminal.files.kind($0.path) == .nothing }
    let taken = files.map(\.path).filter { path in !(written + missing).contains { $0.path == path } }
    guard taken.isEmpty, !missing.isEmpty else {
      let taken = taken.isEmpty ? files.map(\.path) : taken
      let names = taken.map { "`\($0)`" }.joined(separator: ", ")
      throw CommandError(
        .cannotCreate, "\(names) \(taken.count == 1 ? "exists" : "exist") already, and nothing is written",
        remarks: ["name another folder: `vstyle init FOLDER`"])
    }
    for file in missing {
      try terminal.files.create(file.path, with: file.text, over: .nothing)
      terminal.print("\(file.path)\n")
    }
    terminal.inform(TerminalText(lines: nextSteps(folder)))
    return .success
  }

  private static func nextSteps(_ folder: String) -> String {
    let rows: [Example] = [
      ("vstyle lint", "check the sheet, after each edit"), ("vstyle fmt app.vstyle", "format it"),
      ("vstyle computed app.vstyle --tree home.json", "show the values of the views"),
      ("vstyle preview -o page.html", "draw the screen in both themes"),
    ]
    let place = folder == "." ? "" : " in `\(folder)`"
    return "next\(place):\n" + FoldedText.table(rows, longest: 56)
  }
}
