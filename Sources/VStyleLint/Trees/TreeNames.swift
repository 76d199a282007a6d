import VStyleCascade
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
    for node in trees.lazy.flatMap(\.tree.nodes) {
      classes.all.formUnion(node.classes)
      if let id = node.id { ids.all.insert(id) }
      states.all.formUnion(node.states)
    }
  }
}

/// Names of one kind, with guesses at misspelled ones.
struct KnownNames {
  /// The names.
  var all: Set<String> = []

  /// The guesses so far, by misspelled name.
  private var guesses: [String: String?] = [:]

  /// Returns the name that an absent one is probably meant to be; `nil` if none is nearly the same.
  ///
  /// Short names, and names that differ by a number only, are often different names on purpose. There are guesses at
  /// ``Limit/spellingGuesses`` names.
  mutating func near(_ name: String) -> String? {
    guard name.count > 3, !all.contains(name) else { return nil }
    if let known = guesses[name] { return known }
    guard Limit.spellingGuesses.allows(guesses.count + 1) else { return nil }
    let similar = all.filter {
      abs($0.utf8.count - name.utf8.count) < 2 && KnownNames.letters($0) != KnownNames.letters(name)
    }
    let guess = Spelling.closest(to: name, in: similar.sorted())
    guesses[name] = .some(guess)
    return guess
  }

  private static func letters(_ name: String) -> String { name.filter { !$0.isNumber } }
}
