import VStyleSyntax

/// Escapes texts for URIs.
enum URIText {
  /// Returns a path with percent encoding. Slashes and unreserved characters stay.
  static func encoded(_ path: String) -> String {
    var out = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        out.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        out += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return out
  }
}

/// Escapes texts for Markdown tables.
enum MarkdownText {
  /// Returns a text for a cell: on one line, with Markdown characters escaped outside of code.
  ///
  /// A run of backticks opens code if a run of the same length follows. A name in a message may have backticks too, so a
  /// run without its other end is escaped, and what follows it is no code.
  ///
  /// - Spec: https://spec.commonmark.org/0.31.2/#code-spans
  static func cell(_ text: String) -> String {
    let special: Set<Character> = ["<", ">", "*", "_", "[", "]", "\\", "&"]
    let characters = Array(VisibleText.line(text))
    let ends = lastRuns(in: characters)
    var out = ""
    var index = 0
    while index < characters.count {
      let run = characters[index...].prefix { $0 == "`" }.count
      if run > 0 {
        if ends[run, default: 0] > index {
          let end = closing(run, in: characters, after: index + run)
          // A bar ends a cell in code too.
          out += String(characters[index..<end]).replacing("|", with: "\\|")
          index = end
        } else {
          out += String(repeating: "\\`", count: run)
          index += run
        }
        continue
      }
      if characters[index] == "|" || special.contains(characters[index]) { out += "\\" }
      out.append(characters[index])
      // GitHub reads a name after an at sign as that of a person, escaped or not.
      if characters[index] == "@" { out += "&#8203;" }
      index += 1
    }
    return out
  }

  /// The start of the last run of backticks of each length.
  private static func lastRuns(in characters: [Character]) -> [Int: Int] {
    var last: [Int: Int] = [:]
    var index = 0
    while index < characters.count {
      let run = characters[index...].prefix { $0 == "`" }.count
      if run > 0 { last[run] = index }
      index += max(run, 1)
    }
    return last
  }

  /// Returns the end of the first run of backticks with a length, or of the text.
  private static func closing(_ length: Int, in characters: [Character], after start: Int) -> Int {
    var index = start
    while index < characters.count {
      let run = characters[index...].prefix { $0 == "`" }.count
      if run == length { return index + run }
      index += max(run, 1)
    }
    return index
  }
}

/// Escapes texts for workflow commands of GitHub, whose log shows them too.
enum WorkflowText {
  /// Returns a text for the part after the colons.
  static func data(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  /// Returns a text for a property value between commas.
  static func property(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escaped(_ text: String, _ rows: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.map { rows[$0] ?? VisibleText.line(String($0)) }.joined()
  }
}
