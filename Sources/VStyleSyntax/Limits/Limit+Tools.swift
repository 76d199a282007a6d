/// Limits of the files that tools read beside sheets.
extension Limit {
  /// How deep JSON is nested.
  public static let jsonDepth = Limit(
    "json-depth", count: 64, "arrays and objects of a JSON file inside each other",
    because: "Reading recurses at each, also on the small stack of a background thread; no file needs ten.")

  /// How deep the JSON of a tree is nested.
  public static let treeDepth = Limit(
    "tree-depth", count: 2048, "arrays and objects of the JSON of a tree inside each other, two for each view",
    because: "Reading recurses at each, on the stack of the program; screens of people are less than a hundred deep.")

  /// How wide one level of indentation is.
  public static let indentWidth = Limit(
    "indent-width", count: 16, "columns that one level of nesting is indented by",
    because: "A line 128 levels deep begins with so many times 128 spaces.")

  /// The size of a pattern of paths.
  public static let patternBytes = Limit(
    "pattern-bytes", bytes: 4 << 10, "the size of a pattern in `vstyle.json` and of a section of `.editorconfig`",
    because: "Matching takes a step for each character of the pattern and of the path; no path is longer.")

  /// How deep the braces of a pattern are nested.
  public static let patternDepth = Limit(
    "pattern-depth", count: 16, "braces with choices inside each other in a pattern of paths",
    because: "Matching keeps the places that it reached for each.")

  static let tools: [Limit] = [.jsonDepth, .treeDepth, .indentWidth, .patternBytes, .patternDepth]

  /// Every limit, in the groups and the order of `vstyle help limits`.
  public static let groups: [(title: String, limits: [Limit])] = [
    ("sheets", sheets), ("skins", packs), ("what the library stores", storage), ("files of the tools", tools),
  ]
}
