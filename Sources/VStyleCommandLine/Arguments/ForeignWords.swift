import VStyleValues

/// Commands and options of other programs, which a user may try.
enum ForeignWords {
  /// Returns the question whether another word is meant, for the end of an error; empty without a guess.
  ///
  /// - Parameters:
  ///   - word: an unknown command or option.
  ///   - known: the words that are possible.
  static func guess(for word: String, among known: [String]) -> String {
    let meant = rows[word].flatMap { row in known.contains { $0 == row.prefix { $0 != " " } } ? row : nil }
    guard let guess = meant ?? Spelling.closest(to: word, in: known) else { return "" }
    return "; did you mean `\(guess)`?"
  }

  private static let rows: [String: String] = [
    "analyze": "lint", "check": "lint", "validate": "lint", "verify": "lint",
    "beautify": "fmt", "format": "fmt", "pretty": "fmt", "prettier": "fmt",
    "create": "init", "new": "init", "setup": "init",
    "draw": "preview", "open": "preview", "render": "preview", "serve": "preview --watch",
    "language": "language-server", "server": "language-server", "watch": "preview --watch",
    "compute": "computed", "find": "query", "select": "query", "why": "explain", "tree": "parse", "ast": "parse",
    "manual": "help manual", "man": "help manual", "usage": "help", "commands": "help",
    "version": "--version", "-v": "--version", "-V": "--version", "-?": "--help",
    "--no-color": "--color never", "--no-colors": "--color never", "--colors": "--color always",
    "--silent": "--quiet", "-s": "--quiet", "--stats": "--statistics", "--autofix": "--fix", "--select": "--rule",
    "--ignore": "--rule RULE=off", "--disable": "--rule RULE=off", "--exit-zero": "--fail-on never",
    "--strict": "--preset strict", "--write": "--fix", "--no-config": "--no-discovery",
    "--json": "--format json", "--format": "--json",
    "--stdin-filepath": "--stdin-filename", "--stdin-file-path": "--stdin-filename",
    "--assume-filename": "--stdin-filename",
  ]
}
