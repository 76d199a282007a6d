import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// The names of the views in all trees.
struct TreeNames {
  /// The style classes.
  var classes = KnownNames()

  /// The IDs.
  var ids = KnownNames()

  /// The states.
  var states = KnownNames()

  init(_ trees: [LintedTree]) {
    for tree in trees {
      let path = tree.document.source.path
      for node in tree.tree.nodes {
        for name in node.classes { classes.add(name, in: path) }
        if let id = node.id { ids.add(id, in: path) }
        for name in node.states { states.add(name, in: path) }
      }
    }
  }
}

/// Names of one kind, with guesses at misspelled ones.
struct KnownNames {
  /// The first tree with each name, by its path.
  private(set) var paths: [String: String] = [:]

  /// The guesses so far, by misspelled name.
  private var guesses: [String: String?] = [:]

  fileprivate mutating func add(_ name: String, in path: String) {
    if paths[name] == nil { paths[name] = path }
  }

  /// Returns the name that an absent one is probably meant to be; `nil` if none is nearly the same.
  ///
  /// Short names, and names that differ by a number only, are often different names on purpose. There are guesses at
  /// ``Limit/spellingGuesses`` names.
  mutating func near(_ name: String) -> String? {
    guard name.count > 3, paths[name] == nil else { return nil }
    if let known = guesses[name] { return known }
    guard Limit.spellingGuesses.allows(guesses.count + 1) else { return nil }
    let similar = paths.keys.filter {
      abs($0.utf8.count - name.utf8.count) < 2 && KnownNames.letters($0) != KnownNames.letters(name)
    }
    let guess = Spelling.closest(to: name, in: similar.sorted())
    guesses[name] = .some(guess)
    return guess
  }

  private static func letters(_ name: String) -> String { name.filter { !$0.isNumber } }
}
