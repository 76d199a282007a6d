/// Limits of the files that tools read beside sheets.
extension Limit {
  /// How deep JSON is nested.
  public static let jsonDepth = Limit(
    "json-depth", count: 4096, "arrays and objects of a JSON file inside each other",
    because: "Reading recurses at each.")

  static let tools: [Limit] = [.jsonDepth]

  /// Every limit, in the groups and the order of `vstyle help limits`.
  public static let groups: [(title: String, limits: [Limit])] = [
    ("sheets", sheets), ("skins", packs), ("what the library stores", storage), ("files of the tools", tools),
  ]
}
