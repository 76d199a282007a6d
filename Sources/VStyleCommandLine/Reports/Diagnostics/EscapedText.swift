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
  /// Returns a text for a cell: on one line, with Markdown characters escaped.
  static func cell(_ text: String) -> String {
    let special: Set<Unicode.Scalar> = ["<", ">", "*", "_", "[", "]", "\\"]
    var out = ""
    var isCode = false
    for scalar in text.unicodeScalars {
      if scalar == "`" { isCode.toggle() }
      if scalar == "|" || special.contains(scalar) && !isCode { out += "\\" }
      out += scalar == "\n" || scalar == "\r" ? " " : String(scalar)
    }
    return out
  }
}

/// Escapes texts for workflow commands of GitHub.
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
    text.unicodeScalars.map { rows[$0] ?? String($0) }.joined()
  }
}
