/// A rule of a grammar: what it matches, and what that is.
enum GrammarRule: Sendable {
  /// Matches a pattern inside a line. Without a scope, it is skipped.
  case match(GrammarPattern, GrammarScope?)
  /// Matches a region: see ``GrammarRegion``.
  case region(String)
  /// The rules of a group.
  case group(String)
}

/// A part of a sheet between two patterns, which may be on different lines.
struct GrammarRegion: Sendable {
  /// The name, which the rules refer to.
  let name: String
  /// The pattern at which the region begins. It may match nothing, as a condition alone.
  let begin: GrammarPattern
  /// The scope of what the pattern matches.
  var beginScope: GrammarScope?
  /// The pattern that ends the region and belongs to it.
  var end: GrammarPattern?
  /// The scope of what the pattern matches.
  var endScope: GrammarScope?
  /// The pattern before which the region ends.
  var endBefore: GrammarPattern?
  /// Whether the end of a line ends the region, unless a backslash is before it.
  var endsWithLine = false
  /// The scope of everything between the two patterns.
  var content: GrammarScope?
  /// The rules between the two patterns, the first of those that match at the same position.
  var rules: [GrammarRule]
}
