import TestSupport
import VStyleCheck
import VStyleEngine
import VStyleJSON
import VStyleLint
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

@testable import VStyleCommandLine
@testable import VStylePreview

/// The page of the sample app, made once for all tests.
struct SamplePage: Sendable {
  /// The page.
  let html: String

  /// The data of the page.
  let data: JSON

  /// Creates the page of some sheets and trees.
  init(_ arguments: [String]) throws {
    let (code, output, errors) = SamplePage.run(["preview"] + arguments)
    guard code == 0 else { throw Failure(description: errors) }
    html = output
    data = try SamplePage.data(of: output)
  }

  struct Failure: Error, CustomStringConvertible { let description: String }

  static let settings = Result {
    try SamplePage(["\(folder)/Settings.vstyle", "--tree", "\(folder)/trees"])
  }

  static let folder = "\(PackageRoot.path)/Stylesheets/Settings"

  /// The paths of the sample's trees.
  static let trees = [
    "about", "appearance", "editor", "network", "notifications", "overview", "privacy", "profile", "sign-in", "storage",
  ]

  /// The trees of tests that take long: three, or all with `TEST_ROUNDS`.
  static let someTrees = Environment.rounds(1) > 1 ? trees : ["editor", "overview", "sign-in"]

  /// Runs a command, and returns its exit code and what it writes.
  static func run(_ arguments: [String]) -> (code: Int32, output: String, errors: String) {
    let texts = Texts()
    let terminal = Terminal(files: DiskFiles()) { stream, text in
      if stream == .output { texts.output += text } else { texts.errors += text }
      return true
    }
    let code = VStyleProgram.run(arguments, terminal)
    return (code.rawValue, texts.output, texts.errors)
  }

  private final class Texts {
    var output = ""
    var errors = ""
  }

  /// The JSON in a page.
  static func data(of html: String) throws -> JSON {
    let start = "<script type=\"application/json\" id=\"data\">"
    guard let open = html.firstRange(of: start), let close = html[open.upperBound...].firstRange(of: "</script>") else {
      throw Failure(description: "the page has no data")
    }
    return JSON(try JSONNode(parsing: SourceText(String(html[open.upperBound..<close.lowerBound])), depth: .jsonDepth))
  }

  // MARK: Reading the data as the page's script does

  /// The values of a record, by label.
  func values(_ index: Int) -> [String: String] {
    let numbers = list(data["values"]?.elements?[index])
    var all = numbers[0] < 0 ? [:] : values(numbers[0])
    for pair in stride(from: 1, to: numbers.count, by: 2) {
      let label = text(numbers[pair])
      all[label] = numbers[pair + 1] < 0 ? nil : text(numbers[pair + 1])
    }
    return all
  }

  /// The answers about a node, as `vstyle explain --format json` writes them.
  func answers(_ screen: JSON, _ cell: JSON, _ node: Int) -> [JSON] {
    let numbers = list(data["explanations"]?.elements?[list(cell["explanations"])[node]])
    return stride(from: 0, to: numbers.count, by: 2).map { position in
      let ancestor = numbers[position + 1]
      let key = ancestor < 0 ? JSON.null : screen["nodes"]?.elements?[ancestor].elements?[0] ?? .null
      guard case .object(let members)? = data["answers"]?.elements?[numbers[position]] else { return .null }
      return .object(members.map { $0.name == "inheritedFrom" ? .init($0.name, key) : $0 })
    }
  }

  func list(_ json: JSON?) -> [Int] {
    json?.elements?.map { if case .integer(let number) = $0 { number } else { 0 } } ?? []
  }

  private func text(_ index: Int) -> String { data["strings"]?.elements?[index].text ?? "" }
}

extension SamplePage {
  /// The page of a sheet, and of a tree.
  static func page(_ sheet: String, tree: String? = nil) throws -> String {
    let scratch = try ScratchFolder()
    let path = "\(scratch.path)/sheet.vstyle"
    var arguments = ["preview", path]
    try write(sheet, to: path)
    if let tree {
      try write(tree, to: "\(scratch.path)/tree.json")
      arguments += ["--tree", "\(scratch.path)/tree.json"]
    }
    let (code, output, errors) = run(arguments)
    guard code == 0 else { throw Failure(description: errors) }
    return output
  }

  private static func write(_ text: String, to path: String) throws {
    try DiskFiles().write(Array(text.utf8), to: path, over: .anything)
  }
}
