import Foundation
import TestSupport

/// A page that tells its reader what to write and what to run, followed in an empty folder.
///
/// - A block with `file=NAME` is written to the file. If a command wrote the file, the two have to be equal. A sheet has
///   to be formatted unless the block says `unformatted`, and without diagnostics unless it says `mistake`.
/// - A block with `edit=NAME` replaces lines of the file: for each line of the block, the first one with the same text
///   before the colon.
/// - A block `console` has commands after `$ `, each with its output below it. `swift run` starts the program of the
///   page, which is built from its Swift code. With `FOLLOW_WITH_SWIFT=1` it builds the package of the page in the
///   folder, as a reader does. The folder is `/home/you/hello` in the output, and the files in it are served at
///   `http://localhost:8000`.
struct FollowedPage: Sendable, CustomStringConvertible {
  /// The path of the page.
  let path: String

  /// The target that contains the page's Swift code; `nil` if the page has no program.
  let program: String?

  var description: String { path }

  /// The pages, in the order in which a reader meets them.
  static let all = [
    FollowedPage(path: "README.md", program: nil),
    FollowedPage(path: "Docs/QuickStart.md", program: "QuickStartPage"),
    FollowedPage(path: "Docs/Debugging.md", program: "DebuggingPage"),
    FollowedPage(path: "Docs/Errors.md", program: "ErrorsPage"), FollowedPage(path: "Docs/Testing.md", program: nil),
    FollowedPage(path: "Docs/Editors.md", program: nil),
    FollowedPage(path: "Docs/Skins.md", program: "SkinsPage"),
    FollowedPage(path: "Docs/ValueTypes.md", program: "ValueTypesPage"),
    FollowedPage(path: "Docs/HotReload.md", program: "HotReloadPage"),
    FollowedPage(path: "Docs/Concurrency.md", program: "ConcurrencyPage"),
    FollowedPage(path: "Docs/Shipping.md", program: "ShippingPage"),
    FollowedPage(path: "Docs/Themes.md", program: "ThemesPage"),
    FollowedPage(path: "Docs/DesignTokens.md", program: "DesignTokensPage"),
    FollowedPage(path: "Docs/FromCSS.md", program: nil),
    FollowedPage(path: "Docs/FromUIKit.md", program: nil), FollowedPage(path: "Docs/FromNUI.md", program: nil),
    FollowedPage(path: "Docs/FromSwiftTheme.md", program: nil), FollowedPage(path: "Docs/FromCJSkin.md", program: nil),
    FollowedPage(path: "Docs/CI.md", program: nil), FollowedPage(path: "Docs/Configuration.md", program: nil),
    FollowedPage(path: "Docs/FileFormats.md", program: nil),
  ]

  /// Whether packages of pages are built with Swift, which takes some minutes.
  private static let buildsPackages = ProcessInfo.processInfo.environment["FOLLOW_WITH_SWIFT"] == "1"

  /// The path of the page's file.
  var file: String { "\(PackageRoot.path)/\(path)" }

  /// Follows the page.
  ///
  /// - Returns: the text of the page with the output that its commands have now, and the sheets that are not clean.
  /// - Throws: an error of Foundation if a file cannot be written or a shell cannot be started.
  func followed() throws -> (text: String, mistakes: [String]) {
    let scratch = try ScratchFolder()
    let folder = "\(scratch.path)/hello"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: "\(scratch.path)/vstyle", withDestinationPath: PackageRoot.path)
    var page = lines(of: Fixture(path: file).text)
    var mistakes: [String] = []
    var shift = 0
    for block in CodeBlock.all(in: Fixture(path: file).text) {
      if let name = block.settings["file"] {
        let old = FileManager.default.contents(atPath: "\(folder)/\(name)")
        if old.map({ $0 == Data(block.text.utf8) }) == false {
          mistakes.append("line \(block.line): \(name) is there already, with another text")
        }
        try write(block.text, to: name, in: folder)
      } else if let name = block.settings["edit"] {
        let (text, missing) = edited(Fixture(path: "\(folder)/\(name)").text, with: block.text)
        mistakes += missing.map { "line \(block.line): \(name) has no such line to edit: \($0)" }
        try write(text, to: name, in: folder)
      }
      if block.language == "console" {
        let actual = lines(of: try transcript(block, in: folder))
        let old = lines(of: block.text).count
        page.replaceSubrange(block.line + shift..<block.line + shift + old, with: actual)
        shift += actual.count - old
      } else if let sheet = block.settings["file"] ?? block.settings["edit"], sheet.hasSuffix(".vstyle") {
        mistakes += try self.mistakes(of: sheet, in: block, folder)
      }
    }
    return (page.map { $0 + "\n" }.joined(), mistakes)
  }

  /// The lines of a text that ends with a line break.
  private func lines(of text: String) -> [Substring] {
    Array(text.split(separator: "\n", omittingEmptySubsequences: false).dropLast())
  }

  /// What the formatter would change, and what the linter reports, unless the sheet's block allows it.
  private func mistakes(of sheet: String, in block: CodeBlock, _ folder: String) throws -> [String] {
    let checks = [("unformatted", "fmt --diff"), ("mistake", "lint --quiet --fail-on info")]
    let commands = checks.filter { block.settings[$0.0] == nil }.map(\.1)
    return try commands.map { try shell("vstyle \($0) \(sheet)", in: folder) }.filter { $0.code != 0 }.map(\.output)
  }

  private func write(_ text: String, to name: String, in folder: String) throws {
    let file = URL(fileURLWithPath: "\(folder)/\(name)")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// A text with some of its lines replaced, and the new lines for which there is none to replace.
  private func edited(_ text: String, with edit: String) -> (text: String, missing: [Substring]) {
    func name(_ line: Substring) -> String { line.prefix { $0 != ":" }.filter { $0 != " " } }
    var old = lines(of: text)
    var missing: [Substring] = []
    for line in lines(of: edit) {
      let index = old.firstIndex { name($0) == name(line) }
      if let index { old[index] = line } else { missing.append(line) }
    }
    return (old.map { $0 + "\n" }.joined(), missing)
  }

  /// The commands of a block, each with the output that it has now.
  private func transcript(_ block: CodeBlock, in folder: String) throws -> String {
    let address = "http://localhost:8000/"
    let commands = block.text.split(separator: "\n").filter { $0.hasPrefix("$ ") }
    let server = block.text.contains(address) ? try LoopbackServer(files(in: folder)) : nil
    let served = server?.address("/") ?? address
    return try withExtendedLifetime(server) {
      try commands.map { line in
        let output = try shell(String(line.dropFirst(2)).replacing(address, with: served), in: folder).output
        return "\(line)\n\(output.replacing(served, with: address))"
      }.joined().replacing(folder, with: "/home/you/hello")
    }
  }

  /// The answers of a server of the files in a folder, by path.
  private func files(in folder: String) throws -> [String: LoopbackServer.Answer] {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).compactMap { name in
      FileManager.default.contents(atPath: "\(folder)/\(name)").map { ("/\(name)", $0) }
    }
    return Dictionary(uniqueKeysWithValues: files.map { ($0, .reply(200, [], Array($1))) })
  }

  /// Runs a command as a shell does, with both outputs on one terminal.
  private func shell(_ command: String, in folder: String) throws -> ProcessRun {
    let isBuilt = FollowedPage.buildsPackages && FileManager.default.fileExists(atPath: "\(folder)/Package.swift")
    let script = """
      exec 2>&1
      programs=$(dirname "$1") command=$2 page=$3 PATH="$(dirname "$1"):$PATH"
      swift() { shift 2; [ $# = 0 ] || shift; "$programs/$page" "$@"; }
      \(isBuilt ? "unset -f swift; export SWIFTPM_BUILD_DIR=\(PackageRoot.path)/.build-pages" : "")
      eval "$command"
      """
    return try ProcessRun([command, program ?? ""], in: folder, shell: script)
  }
}
