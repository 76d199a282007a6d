/// A measured command of `vstyle`.
struct GrowthCommand: Sendable {
  /// The name in the report.
  let name: String

  /// The arguments, without the measured files.
  let arguments: [String]

  /// Whether it reads a tree.
  var usesTree = false

  /// Whether it reads a configuration.
  var usesConfiguration = false

  /// Whether it is measured with large trees only.
  var isForTrees = false

  /// Whether it compares with a short sheet.
  var compares = false

  /// Whether it reads messages about the sheet instead of files.
  var converses = false

  /// The topics of the shapes that it is measured with; `nil` for all shapes.
  var topics: Set<String>?

  /// The checks that measure it. A command is left out if others do the same work, so that a time which grows too fast
  /// shows there.
  var checks = BenchOptions.Growth.allCases

  /// Every measured command.
  static let all: [GrowthCommand] = [
    GrowthCommand(name: "lint", arguments: ["lint"], usesConfiguration: true),
    GrowthCommand(
      name: "lint-strict", arguments: ["lint", "--preset", "strict"], usesConfiguration: true, checks: [.big]),
    // `fix-diff` runs the same rules, and `lint` prints its diagnostics.
    GrowthCommand(
      name: "lint-all", arguments: ["lint", "--preset", "all", "--format", "json"], usesConfiguration: true,
      checks: [.lengths, .big]),
    // Every input is written again before it is measured, so a command may change it.
    GrowthCommand(name: "fix", arguments: ["lint", "--preset", "all", "--no-discovery", "--fix"], checks: [.big]),
    GrowthCommand(name: "fix-diff", arguments: ["lint", "--preset", "all", "--no-discovery", "--fix", "--diff"]),
    GrowthCommand(name: "computed", arguments: ["computed"], usesTree: true),
    GrowthCommand(
      name: "computed-json", arguments: ["computed", "--format", "json"], usesTree: true, isForTrees: true),
    GrowthCommand(name: "explain", arguments: ["explain", "--node", "label"], usesTree: true),
    // Its search for rules and its cascade are those of `explain`.
    GrowthCommand(
      name: "why-not", arguments: ["explain", "--node", "label", "--why-not", "Label"], usesTree: true, checks: [.big]),
    GrowthCommand(name: "preview", arguments: ["preview"], usesTree: true, isForTrees: true),
    GrowthCommand(name: "diff", arguments: ["diff"], usesTree: true, isForTrees: true, compares: true),
    GrowthCommand(name: "fmt", arguments: ["fmt", "--diff"]),
    // `fmt` parses too.
    GrowthCommand(name: "parse", arguments: ["parse"], checks: [.lengths, .big]),
    GrowthCommand(
      name: "language-server", arguments: ["language-server"], converses: true, topics: ["custom", "themes"]),
  ]

  /// Returns the arguments for the files of a folder.
  func arguments(in folder: String, for file: GrowthShape.File) -> [String] {
    guard !converses else { return arguments }
    var words = arguments
    if compares { words.append("\(folder)/other.vstyle") }
    words.append("\(folder)/sheet.vstyle")
    if usesTree { words += ["--tree", "\(folder)/tree.json"] }
    if usesConfiguration {
      words += file == .configuration ? ["--config", "\(folder)/vstyle.json"] : ["--no-discovery"]
    }
    return words
  }

  /// Returns whether the command is measured with a shape.
  func reads(_ shape: GrowthShape) -> Bool { reads(shape.file) && (topics?.contains(shape.topic) ?? true) }

  /// Returns whether the command is measured with a file that grows.
  func reads(_ file: GrowthShape.File) -> Bool {
    switch file {
    case .sheet: !isForTrees
    case .configuration: usesConfiguration
    case .tree: usesTree
    }
  }
}
