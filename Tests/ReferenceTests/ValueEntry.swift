/// A value type on the page of value types: what a person wrote about it. All else is generated.
struct ValueEntry: Sendable {
  /// The name of the value type, or of a group of values such as `calculations`.
  let name: String

  /// What the values are, as sentences in Markdown.
  let about: String

  /// The grammar, as the lines of a block.
  let grammar: String

  /// Where the grammar comes from, as a phrase in Markdown.
  let source: String

  /// Rules with a declaration, whose value the page shows.
  let examples: [Example]

  /// Rules with a mistake, whose message the page shows.
  let mistakes: [String]

  /// A rule of an example.
  struct Example: Sendable, ExpressibleByStringLiteral {
    /// The rule: a compound selector, and one declaration.
    let rule: String

    /// The statements before it.
    let before: String

    /// The property whose value is shown, if it is not that of the declaration.
    let property: String?

    init(_ rule: String, before: String = "", shows property: String? = nil) {
      (self.rule, self.before, self.property) = (rule, before, property)
    }

    init(stringLiteral rule: String) { self.init(rule) }
  }

  init(
    _ name: String, _ about: String, grammar: String = "", source: String, examples: [Example] = [],
    mistakes: [String] = []
  ) {
    self.name = name
    self.about = about
    self.grammar = grammar
    self.source = source
    self.examples = examples
    self.mistakes = mistakes
  }

  /// The groups of the page, in order, each with a title.
  static let groups: [(title: String, entries: [ValueEntry])] = [
    ("Numbers and keywords", numbers), ("Colors, images and effects", colors), ("Geometry", geometry),
    ("Text", text), ("Dates, names and objects", others), ("Records of views", records),
    ("In every value type", everywhere),
  ]
}
