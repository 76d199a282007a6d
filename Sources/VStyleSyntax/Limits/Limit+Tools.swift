/// Limits of the files that tools read in addition to sheets.
extension Limit {
  /// The maximum nesting depth of JSON.
  package static let jsonDepth = Limit(
    "json-depth", count: 64, "arrays and objects of a JSON file inside each other",
    because: "Reading recurses at each, also on the small stack of a background thread; no file needs ten.")

  /// The maximum nesting depth of the JSON of a tree.
  package static let treeDepth = Limit(
    "tree-depth", count: 512, "arrays and objects of the JSON of a tree inside each other, two for each view",
    because: "A page and a report recurse at each view; screens of people are less than a hundred views deep.")

  /// The maximum width of one level of indentation, in columns.
  package static let indentWidth = Limit(
    "indent-width", count: 16, "columns that one level of nesting is indented by",
    because: "A line 96 levels deep begins with so many times 96 spaces.")

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

  /// The maximum size of a diff.
  package static let diffBytes = Limit(
    "diff-bytes", bytes: 64 << 20, "the size of the diff of `--changes`", because: "It is in memory.")

  /// The maximum size of a file with a skin pack.
  package static let packFileBytes = Limit(
    "pack-file-bytes", bytes: 64 << 20, "the size of a skin pack that `--skin` names",
    because: "It is in memory; a download has the same limit.")

  /// The maximum size of an `.editorconfig` file.
  package static let editorConfigBytes = Limit(
    "editorconfig-bytes", bytes: 256 << 10, "the size of an `.editorconfig`",
    because: "Every section is matched with the path of every sheet.")

  /// The maximum size of the explanation of one node.
  package static let explanationBytes = Limit(
    "explanation-bytes", bytes: 4 << 20, "the declarations and custom properties that `explain` lists, as text",
    because: "A declaration of `all` competes for every property: a page of them would be listed sixty times.")

  /// The maximum number of styles and selectors that a preview shows one by one.
  package static let components = Limit(
    "components", count: 1_000, "named styles and views of selectors that `preview` shows one by one",
    because: "Nobody looks at more of them, and every dozen is a tree that all rules are compared with.")

  /// The maximum number of views that are styled in all columns together.
  package static let columnViews = Limit(
    "column-views", count: 100_000,
    "views that `preview` and `diff` style in all themes, appearances and other columns together",
    because: "n themes and n views would be n² drawings; the first column is always shown.")

  /// The maximum number of views that are styled again for further states.
  package static let stateVisits = Limit(
    "state-visits", count: 500_000,
    "views that `preview` and `diff` style again, or compare with a rule that looks at all views, while they give each "
      + "view each further state, in all themes together",
    because: "A rule such as `Window:has(:highlighted) Label` lets a state of any view change all views: n² of them.")

  /// The maximum number of rules and declarations that are visited for explanations of views.
  package static let explanationVisits = Limit(
    "explanation-visits", count: 1_000_000,
    "rules compared with views, and declarations that then apply, for the explanations of `preview`, the causes of "
      + "`diff` and the states that `explain` lists; `explain` also counts the views of the tree once for each state",
    because: "n rules for all n views, or in all n states, would be n² comparisons.")

  /// The maximum size of a message to the language server.
  package static let messageBytes = Limit(
    "message-bytes", bytes: 128 << 20, "the size of a message to the language server",
    because: "It is in memory; the largest sheet fits, with each of its bytes escaped.")

  /// The maximum size of the header of a message to the language server.
  package static let messageHeaderBytes = Limit(
    "message-header-bytes", bytes: 4 << 10, "the size of the header of a message to the language server",
    because: "It is read until an empty line; editors write 30 bytes.")

  static let tools: [Limit] = [
    .jsonDepth, .treeDepth, .indentWidth, .patternBytes, .patternDepth, .treeBytes, .configurationBytes, .schemaBytes,
    .baselineBytes, .diffBytes, .packFileBytes, .editorConfigBytes, .explanationBytes, .components, .columnViews,
    .stateVisits, .explanationVisits, .messageBytes, .messageHeaderBytes,
  ]

  /// All limits, in the groups and the order of `vstyle help limits`.
  package static let groups: [(title: String, limits: [Limit])] = [
    ("sheets", sheets), ("skins", packs), ("what the library stores", storage), ("files of the tools", tools),
    ("lint", lint),
  ]
}
