package import VStyleSyntax

/// Limits of JSON files.
extension Limit {
  /// The maximum nesting depth of JSON.
  package static let jsonDepth = Limit(
    "json-depth", count: 64, "arrays and objects of a JSON file inside each other",
    because: "Reading recurses at each, also on the small stack of a background thread; no file needs ten.")

  /// The maximum nesting depth of the JSON of a tree.
  package static let treeDepth = Limit(
    "tree-depth", count: 512, "arrays and objects of the JSON of a tree inside each other, two for each view",
    because: "A page and a report recurse at each view; screens of people are less than a hundred views deep.")
}
