extension FormatOptions {
  /// Why a value of an `.editorconfig` file cannot be followed.
  public struct PropertyError: Error, Equatable {
    /// What is wrong: lower-case start, names in backticks, no full stop.
    public let message: String

    /// Makes an error.
    public init(message: String) { self.message = message }
  }

  /// Takes over what `.editorconfig` files say about a sheet.
  ///
  /// Known are `indent_style`, `indent_size`, `tab_width`, `end_of_line`, `charset`, `insert_final_newline`,
  /// and `max_line_length`, which is usual though no part of the specification. White space at line ends goes
  /// in any case. `unset` and what is no value of its key leaves the option as it is.
  ///
  /// - Throws: ``PropertyError`` for a charset that is not UTF-8: sheets have no other.
  /// - Spec: https://spec.editorconfig.org/#supported-pairs
  public mutating func apply(_ properties: [String: String]) throws(PropertyError) {
    if let charset = properties["charset"], !["utf-8", "utf-8-bom", "unset"].contains(charset) {
      throw PropertyError(message: "sheets are UTF-8, but `charset` is `\(charset)`")
    }
    let tabWidth = properties["tab_width"].flatMap(Int.init)
    let size = properties["indent_size"]
    let width = size.flatMap(Int.init) ?? tabWidth
    switch properties["indent_style"] {
    case "tab": indentation = .tab(width: tabWidth ?? width ?? 8)
    case "space": indentation = .spaces(width ?? 2)
    default:
      if size == "tab" { indentation = .tab(width: tabWidth ?? 8) } else if let width { indentation = .spaces(width) }
    }
    switch properties["end_of_line"] {
    case "lf": lineEnding = .lineFeed
    case "crlf": lineEnding = .carriageReturnLineFeed
    case "cr": lineEnding = .carriageReturn
    default: break
    }
    switch properties["insert_final_newline"] {
    case "true": finalLineEnding = .present
    case "false": finalLineEnding = .absent
    default: break
    }
    if let width = properties["max_line_length"].flatMap(Int.init) {
      maximumWidth = width
    } else if properties["max_line_length"] == "off" {
      maximumWidth = .max
    }
  }
}
