/// An option of a command. Parsing, help and completions follow from it.
struct Option: Sendable {
  /// The name without hyphens.
  let name: String

  /// The type of its value.
  let value: Value

  /// The description, as an imperative without a full stop. It says the default, unless that is the first choice.
  let summary: String

  /// A former name, which scripts may still use. The help does not show it.
  let formerName: String?

  /// A letter that stands for the name, as in `-o`.
  let letter: Character?

  /// A value as an example, for errors; `nil` if the option needs none.
  let example: String?

  /// The types of values.
  enum Value: Sendable {
    /// No value. `isOn` is the default.
    case flag(isOn: Bool)
    /// A text, shown as a placeholder.
    case text(String)
    /// The name of a file, shown as a placeholder, with the ends of the names that files of its type have.
    case file(String, [String] = [])
    /// A rule of lint and its severity, shown as a placeholder.
    case rule(String)
    /// A whole number, shown as a placeholder.
    case number(String)
    /// One of some words; the first is the default.
    case choice([String])
  }

  init(
    _ name: String, _ value: Value, _ summary: String, example: String? = nil, formerName: String? = nil,
    letter: Character? = nil
  ) {
    self.example = example
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
    case .text(let placeholder), .file(let placeholder, _), .rule(let placeholder), .number(let placeholder):
      "--\(name) \(placeholder)"
    case .choice(let words): "--\(name) \(words.joined(separator: "|"))"
    }
  }

  /// The option without its value: `--format`, `--no-builtins`.
  var spelling: String {
    if case .flag(isOn: true) = value { return "--no-\(name)" }
    return "--\(name)"
  }

  /// The description as the help shows it, with the default.
  var help: String {
    guard case .choice(let words) = value, !summary.contains("by default") else { return summary }
    return "\(summary); \(words[0]) by default"
  }

  /// Whether the option has no value.
  var isFlag: Bool { if case .flag = value { true } else { false } }
}

extension Option {
  /// The options of every command.
  static let shared: [Option] = [.color, .help, .version]

  static let color = Option(
    "color", .choice(["auto", "always", "never"]), "color what people read; by default auto, on a terminal only")
  static let help = Option("help", .flag(isOn: false), "show this help; also -h", letter: "h")
  static let version = Option("version", .flag(isOn: false), "show the version")

  static let schema = Option("schema", .file("FILE", [".json"]), "add the view types of a schema file; may be repeated")
  static let builtins = Option("builtins", .flag(isOn: true), "use only the view types of schema files")
  static let quiet = Option("quiet", .flag(isOn: false), "leave out summaries and progress; also -q", letter: "q")
  static let tree = Option("tree", .file("TREE", [".json"]), "the tree of views, in JSON")
  static let theme = Option(
    "theme", .text("NAME"), "the theme in force at the root; that of the appearance by default", example: "dark")
  static let scheme = Option("scheme", .choice(["light", "dark"]), "the appearance")
  static let traits = Option(
    "traits", .text("NAME=VALUE,…"),
    "what media queries see, such as width=768,idiom=pad; 390x844 by default", example: "width=768")
}
