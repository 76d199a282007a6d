import Foundation
import TestSupport
import Testing

/// Sessions of real clients with the program `vstyle`. Clients that are not installed are left out, with a note.
///
/// The scripts are in `Clients`. Each writes a line for each step, with `ok` at its end.
@Suite(.serialized)
struct RealClientTests {
  /// A client: its name, its command, and the number of steps of its script.
  struct Client: Sendable, CustomTestStringConvertible {
    let name: String
    let command: [String]
    let steps: Int
    var testDescription: String { name }
  }

  private static func script(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Clients/\(name)").path
  }

  private static func vim(_ program: String) -> [String] {
    [program, "--headless", "-u", "NONE", "-i", "NONE", "-n", "-c", "luafile \(script("session.lua"))"]
  }

  static let clients = [
    Client(name: "Neovim", command: vim("nvim"), steps: 18),
    // A newer Neovim, such as one beside that of the system: it counts in UTF-8.
    Client(
      name: "the Neovim in NEOVIM", command: vim(ProcessInfo.processInfo.environment["NEOVIM"] ?? "no-other-nvim"),
      steps: 18),
    Client(name: "Emacs", command: ["emacs", "--batch", "-Q", "-l", script("session.el")], steps: 13),
    Client(name: "Vim", command: ["vim", "-es", "-u", "NONE", "-S", script("session.vim")], steps: 10),
  ]

  /// A folder with sheets: one of them has a misspelled property, and an emoji before a name.
  private static func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    _ = try folder.write("@theme light { --accent: #036eb7; }\n", to: "themes.vstyle")
    _ = try folder.write(
      "@import \"themes.vstyle\";\n/* 😀 */ Label { text-color: var(--accent); }\nButton { titel-color: white }\n",
      to: "app.vstyle")
    _ = try folder.write("{}", to: "vstyle.json")
    _ = try folder.write("", to: "home/.emacs.d/empty")
    return folder
  }

  @Test(arguments: clients)
  func workWithTheProgram(_ client: Client) throws {
    guard let program = RealProgram.vstyle else {
      print("vstyle is not built: left out")
      return
    }
    // Without its plug-in, Vim would wait for the server for a minute.
    if client.name == "Vim", !FileManager.default.fileExists(atPath: "/usr/share/vim-ale") {
      print("ALE is not installed: left out")
      return
    }
    let folder = try Self.folder()
    _ = try RealProgram.run(["git", "init", "--quiet"], in: folder.path)
    let report = folder.path + "/report.txt"
    let variables = [
      "CLIENT_ROOT": folder.path, "CLIENT_PROGRAM": program, "CLIENT_REPORT": report, "HOME": folder.path + "/home",
      "CLIENT_ALE": "/usr/share/vim-ale",
    ]
    guard let run = try RealProgram.run(client.command, in: folder.path, variables: variables) else { return }
    let written = (try? String(contentsOfFile: report, encoding: .utf8)) ?? ""
    let lines = (run.output + written).split(whereSeparator: \.isNewline).filter {
      $0.hasSuffix(" ok") || $0.contains(" failed")
    }
    if client.name == "Emacs", lines.isEmpty, run.errors.contains("eglot") {
      print("Eglot is not installed: left out")
      return
    }
    #expect(lines.filter { !$0.hasSuffix(" ok") } == [])
    #expect(lines.count == client.steps, "\(run.output.suffix(2_000))\(run.errors.suffix(2_000))")
  }

  @Test func workWithTheCapabilitiesOfAllClients() throws {
    let python = ProcessInfo.processInfo.environment["PYTEST_LSP"]
    guard let python, let program = RealProgram.vstyle else {
      print("PYTEST_LSP names no Python with pytest-lsp: left out")
      return
    }
    let folder = try Self.folder()
    let run = try RealProgram.run(
      [python, "-m", "pytest", "-q", "-p", "no:cacheprovider", Self.script("session.py")], in: folder.path,
      variables: ["CLIENT_ROOT": folder.path, "CLIENT_PROGRAM": program, "PYTHONDONTWRITEBYTECODE": "1"])
    let output = try #require(run).output
    #expect(output.contains(" passed") && !output.contains(" failed"), "\(output.suffix(3_000))")
  }
}
