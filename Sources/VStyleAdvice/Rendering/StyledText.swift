#if VSTYLE_ADVICE
  import VStyleSyntax

  /// The role of a piece of rendered text, which decides its color.
  enum TextStyle: Equatable {
    case plain
    case strong
    case frame
    case severity
  }

  /// One row of characters, each with its style.
  struct StyledText {
    private var characters: [(text: Character, style: TextStyle)] = []

    init() {}

    init(_ text: String, _ style: TextStyle = .plain) { append(text, style) }

    /// The number of characters.
    var count: Int { characters.count }

    /// Adds a text at the end.
    mutating func append(_ text: String, _ style: TextStyle = .plain) {
      for character in VisibleText.line(text) { characters.append((character, style)) }
    }

    /// Adds a row at the end.
    mutating func append(_ other: StyledText) { characters += other.characters }

    /// Overwrites the text at a column, and fills the gap before it with spaces.
    mutating func write(_ text: String, at column: Int, _ style: TextStyle) {
      for (index, character) in VisibleText.line(text).enumerated() {
        while characters.count <= column + index { characters.append((" ", .plain)) }
        characters[column + index] = (character, style)
      }
    }

    /// The row as a string. A palette returns the escape sequence that starts a style.
    func render(_ palette: (TextStyle) -> String?) -> String {
      var out = ""
      var style = TextStyle.plain
      for (character, next) in characters {
        if next != style {
          if palette(style) != nil { out += "\u{1B}[0m" }
          out += palette(next) ?? ""
          style = next
        }
        out.append(character)
      }
      return palette(style) == nil ? out : out + "\u{1B}[0m"
    }
  }
#endif
