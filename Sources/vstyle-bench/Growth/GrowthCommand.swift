/// A command of the program that is measured.
struct GrowthCommand: Sendable {
  /// The name in the report.
  let name: String

  /// The arguments, but for what is measured.
  let arguments: [String]

  /// What it works on.
  var usesTree = false

  /// Whether configurations matter to it.
  var usesConfiguration = false

  /// Whether it is of interest for large trees alone.
  var isForTrees = false

  /// Every command that is measured.
  static let all: [GrowthCommand] = [
    GrowthCommand(name: "lint", arguments: ["lint"], usesConfiguration: true),
    GrowthCommand(name: "lint-strict", arguments: ["lint", "--preset", "strict"], usesConfiguration: true),
    GrowthCommand(
      name: "lint-all", arguments: ["lint", "--preset", "all", "--format", "json"], usesConfiguration: true),
    // Every input is written again before it is measured, so it may be changed.
    GrowthCommand(name: "fix", arguments: ["lint", "--preset", "all", "--no-discovery", "--fix"]),
    GrowthCommand(name: "fix-diff", arguments: ["lint", "--preset", "all", "--no-discovery", "--fix", "--diff"]),
    GrowthCommand(name: "computed", arguments: ["computed"], usesTree: true),
    GrowthCommand(
      name: "computed-json", arguments: ["computed", "--format", "json"], usesTree: true, isForTrees: true),
    GrowthCommand(name: "explain", arguments: ["explain", "--node", "label"], usesTree: true),
    GrowthCommand(name: "fmt", arguments: ["fmt", "--diff"]),
    GrowthCommand(name: "parse", arguments: ["parse"]),
  ]

  /// The arguments for the files of a folder.
  func arguments(in folder: String, for file: GrowthShape.File) -> [String] {
    var words = arguments + ["\(folder)/sheet.vstyle"]
    if usesTree { words += ["--tree", "\(folder)/tree.json"] }
    if usesConfiguration {
      words += file == .configuration ? ["--config", "\(folder)/vstyle.json"] : ["--no-discovery"]
    }
    return words
  }

  /// Whether the command reads such a file at all.
  func reads(_ file: GrowthShape.File) -> Bool {
    switch file {
    case .sheet: !isForTrees
    case .configuration: usesConfiguration
    case .tree: usesTree
    }
  }
}
