package import VStyleSyntax

/// Limits of reports, and of the files that tools read in addition to sheets.
extension Limit {
  /// The maximum size of a pattern of paths.
  package static let patternBytes = Limit(
    "pattern-bytes", bytes: 4 << 10, "the size of a pattern in `vstyle.json` and of a section of `.editorconfig`",
    because: "Matching takes a step for each character of the pattern and of the path; no path is longer.")

  /// The maximum nesting depth of the braces of a pattern.
  package static let patternDepth = Limit(
    "pattern-depth", count: 16, "braces with choices inside each other in a pattern of paths",
    because: "Matching stores the positions that it reached for each.")

  /// The maximum size of a tree of elements.
  package static let treeBytes = Limit(
    "tree-bytes", bytes: 64 << 20, "the size of a tree of elements",
    because: "It is in memory; 64 MiB are about a million elements.")

  /// The maximum size of a configuration.
  package static let configurationBytes = Limit(
    "configuration-bytes", bytes: 1 << 20, "the size of a `vstyle.json`",
    because: "Every pattern in it is asked about every sheet.")

  /// The maximum size of a schema.
  package static let schemaBytes = Limit(
    "schema-bytes", bytes: 16 << 20, "the size of a schema file",
    because: "It is in memory; the schema of all built-in view types is a fiftieth of it.")

  /// The maximum size of a baseline.
  package static let baselineBytes = Limit(
    "baseline-bytes", bytes: 64 << 20, "the size of a baseline",
    because: "It is in memory; 64 MiB are about 200,000 diagnostics.")

  /// The maximum size of an `.editorconfig` file.
  package static let editorConfigBytes = Limit(
    "editorconfig-bytes", bytes: 256 << 10, "the size of an `.editorconfig`",
    because: "Every section is matched with the path of every sheet.")

  /// The maximum number of reported diagnostics of one sheet.
  package static let diagnostics = Limit(
    "diagnostics", count: 10_000, "diagnostics of one sheet that lint reports",
    because: "Nobody reads more of them; a report in JSON takes about a kilobyte for each.")
}
