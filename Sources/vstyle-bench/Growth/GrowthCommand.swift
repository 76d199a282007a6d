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

  /// Whether another command does the same work and more, so that a time which grows too fast shows there. Such a
  /// command is measured with big inputs only.
  var isPart = false

  /// Every measured command.
  static let all: [GrowthCommand] = [
    GrowthCommand(name: "lint", arguments: ["lint"], usesConfiguration: true),
    GrowthCommand(
      name: "lint-strict", arguments: ["lint", "--preset", "strict"], usesConfiguration: true, isPart: true),
    GrowthCommand(
      name: "lint-all", arguments: ["lint", "--preset", "all", "--format", "json"], usesConfiguration: true),
    // Every input is written again before it is measured, so a command may change it.
    GrowthCommand(name: "fix", arguments: ["lint", "--preset", "all", "--no-discovery", "--fix"], isPart: true),
    GrowthCommand(name: "fix-diff", arguments: ["lint", "--preset", "all", "--no-discovery", "--fix", "--diff"]),
    GrowthCommand(name: "computed", arguments: ["computed"], usesTree: true),
    GrowthCommand(
      name: "computed-json", arguments: ["computed", "--format", "json"], usesTree: true, isForTrees: true),
    GrowthCommand(name: "explain", arguments: ["explain", "--node", "label"], usesTree: true),
    // Its search for rules and its cascade are those of `explain`.
    GrowthCommand(
      name: "why-not", arguments: ["explain", "--node", "label", "--why-not", "Label"], usesTree: true, isPart: true),
    GrowthCommand(name: "preview", arguments: ["preview"], usesTree: true, isForTrees: true),
    GrowthCommand(name: "diff", arguments: ["diff"], usesTree: true, isForTrees: true, compares: true),
    GrowthCommand(name: "fmt", arguments: ["fmt", "--diff"]),
    GrowthCommand(name: "parse", arguments: ["parse"]),
  ]

  /// Returns the arguments for the files of a folder.
  func arguments(in folder: String, for file: GrowthShape.File) -> [String] {
    var words = arguments
    if compares { words.append("\(folder)/other.vstyle") }
    words.append("\(folder)/sheet.vstyle")
    if usesTree { words += ["--tree", "\(folder)/tree.json"] }
    if usesConfiguration {
      words += file == .configuration ? ["--config", "\(folder)/vstyle.json"] : ["--no-discovery"]
    }
    return words
  }

  /// Returns whether the command is measured with a file that grows.
  func reads(_ file: GrowthShape.File) -> Bool {
    switch file {
    case .sheet: !isForTrees
    case .configuration: usesConfiguration
    case .tree: usesTree
    }
  }
}
