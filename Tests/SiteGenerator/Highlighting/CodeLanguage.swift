/// A language that is highlighted.
enum CodeLanguage {
  case vstyle, swift, json, console, yaml

  /// The language of a fence. `css` is a sheet too: other readers of Markdown highlight it.
  init?(fence: String) {
    switch fence {
    case "vstyle", "css": self = .vstyle
    case "swift": self = .swift
    case "json", "jsonc": self = .json
    case "console", "text": self = .console
    case "yaml", "yml": self = .yaml
    default: return nil
    }
  }

  /// The language of a file.
  init?(ending: String) {
    switch ending {
    case "vstyle", "swift", "json", "yml", "yaml": self.init(fence: ending)
    default: return nil
    }
  }
}

/// The sorts of highlighted text. The raw value is the class in the style sheet of the site.
enum TokenSort: String {
  case comment = "c", keyword = "k", string = "s", number = "n", name = "t", property = "p", variable = "v"
  case prompt = "m", error = "e", function = "f"
}

/// Text with its sort; `nil` for plain text.
typealias HighlightedRun = (sort: TokenSort?, text: String)

/// Turns code into markup.
enum Highlighter {
  /// The markup of a text.
  static func markup(_ text: String, _ language: CodeLanguage) -> String {
    runs(text, language).map { sort, text in
      sort.map { "<span class=\"\($0.rawValue)\">\(text.escaped)</span>" } ?? text.escaped
    }.joined()
  }

  /// The parts of a text, in order. Together they are the text.
  static func runs(_ text: String, _ language: CodeLanguage) -> [HighlightedRun] {
    switch language {
    case .vstyle: SheetHighlighter(text).runs()
    case .console: ConsoleHighlighter.runs(text)
    case .swift: PatternHighlighter.swift.runs(text)
    case .json: PatternHighlighter.json.runs(text)
    case .yaml: PatternHighlighter.yaml.runs(text)
    }
  }
}
