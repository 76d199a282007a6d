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

  static let tools: [Limit] = [.jsonDepth, .treeDepth]

  /// Every limit, in the groups and the order of `vstyle help limits`.
  public static let groups: [(title: String, limits: [Limit])] = [
    ("sheets", sheets), ("skins", packs), ("what the library stores", storage), ("files of the tools", tools),
  ]
}
