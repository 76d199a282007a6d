package import VStyleSyntax

/// Limits of token files.
extension Limit {
  /// The maximum size of a token file.
  package static let tokenFileBytes = Limit(
    "token-file-bytes", bytes: 16 << 20, "the size of a file of design tokens",
    because: "It is in memory; the largest of the sets that people publish has a hundredth of it.")

  /// The maximum number of tokens of one set of files.
  package static let tokens = Limit(
    "tokens", count: 200_000, "design tokens of one set of files, with those that `$extends` inherits",
    because: "Groups that extend each other can double the tokens at each step.")

  /// The maximum number of combinations of a resolver document.
  package static let permutations = Limit(
    "permutations", count: 1_024, "combinations of the contexts of a resolver document",
    because: "References are checked in each combination.")

  /// The maximum length of a chain of references.
  package static let referenceDepth = Limit(
    "reference-depth", count: 256, "references from one design token to the next",
    because: "Following them recurses at each; the longest chain in the sets that people publish has six.")
}
