/// An option of a command. Parsing, help and completions follow from it.
struct Option: Sendable {
  /// The name without hyphens.
  let name: String

  /// The type of its value.
  let value: Value

  /// The description, as an imperative without a full stop.
  let summary: String

  /// A former name, which scripts may still use. The help does not show it.
  let formerName: String?

  /// A letter that stands for the name, as in `-o`.
  let letter: Character?

  /// The types of values.
  enum Value: Sendable {
    /// No value. `isOn` is the default.
    case flag(isOn: Bool)
    /// A text, shown as a placeholder.
    case text(String)
    /// The name of a file, shown as a placeholder.
    case file(String)
    /// A whole number, shown as a placeholder.
    case number(String)
    /// One of some words; the first is the default.
    case choice([String])
  }

  init(_ name: String, _ value: Value, _ summary: String, formerName: String? = nil, letter: Character? = nil) {
    self.name = name
    self.value = value
    self.summary = summary
    self.formerName = formerName
    self.letter = letter
  }

  /// The option as the help shows it: `--format pretty|json`, `--no-builtins`.
  var usage: String {
    switch value {
    case .flag(let isOn): isOn ? "--no-\(name)" : "--\(name)"
    case .text(let placeholder), .file(let placeholder), .number(let placeholder): "--\(name) \(placeholder)"
    case .choice(let words): "--\(name) \(words.joined(separator: "|"))"
    }
  }

  /// The option without its value: `--format`, `--no-builtins`.
  var spelling: String {
    if case .flag(isOn: true) = value { return "--no-\(name)" }
    return "--\(name)"
  }

  /// Whether the option has no value.
  var isFlag: Bool { if case .flag = value { true } else { false } }
}

extension Option {
  /// The options of every command.
  static let shared: [Option] = [.color, .help, .version]

  static let color = Option("color", .choice(["auto", "always", "never"]), "color what is shown to people")
  static let help = Option("help", .flag(isOn: false), "show this help; also -h", letter: "h")
  static let version = Option("version", .flag(isOn: false), "show the version")

  static let schema = Option("schema", .file("FILE"), "add the view types of a schema file; may be repeated")
  static let builtins = Option("builtins", .flag(isOn: true), "use only the view types of schema files")
  static let tree = Option("tree", .file("TREE"), "the tree of views, in JSON")
  static let theme = Option("theme", .text("NAME"), "the theme in force at the root")
  static let scheme = Option("scheme", .choice(["light", "dark"]), "the appearance")
  static let traits = Option("traits", .text("NAME=VALUE,…"), "what media queries see, such as width=768,idiom=pad")
}
