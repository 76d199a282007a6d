import VStyleSyntax

extension FormatOptions {
  /// A value of an `.editorconfig` file that the formatter does not support.
  package struct PropertyError: Error, Equatable, CustomStringConvertible {
    /// The key, in lower case.
    package let key: String
    /// The description of the error: lower-case start, names in backticks, no full stop.
    package let message: String

    /// Creates an error.
    package init(key: String, message: String) { (self.key, self.message) = (key, message) }

    /// The key and the message.
    package var description: String { "\(key): \(message)" }
  }

  /// Applies the properties of `.editorconfig` files to the options.
  ///
  /// The method reads `indent_style`, `indent_size`, `tab_width`, `end_of_line`, `charset`, `insert_final_newline` and
  /// `max_line_length`. The last one is common, though it is not part of the specification. The formatter removes white
  /// space at line ends with all options. The value `unset`, and any value that a key does not allow, leaves the option
  /// unchanged.
  ///
  /// - Parameter properties: the values by key, both in lower case.
  /// - Throws: ``PropertyError`` for a charset that is not UTF-8, the only encoding of sheets; and for an indentation
  ///   beyond ``Limit/indentWidth``.
  /// - Spec: https://spec.editorconfig.org/#supported-pairs
  package mutating func apply(_ properties: [String: String]) throws(PropertyError) {
    if let charset = properties["charset"], !["utf-8", "utf-8-bom", "unset"].contains(charset) {
      throw PropertyError(key: "charset", message: "sheets are UTF-8, but `charset` is `\(charset)`")
    }
    let tabWidth = try FormatOptions.indentWidth("tab_width", properties)
    let size = properties["indent_size"]
    let width = try FormatOptions.indentWidth("indent_size", properties) ?? tabWidth
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
    if let length = properties["max_line_length"] {
      maximumWidth = length == "off" ? .max : FormatOptions.number(length) ?? maximumWidth
    }
  }

  private static func indentWidth(_ key: String, _ properties: [String: String]) throws(PropertyError) -> Int? {
    guard let text = properties[key], let width = number(text) else { return nil }
    guard Limit.indentWidth.allows(width) else {
      throw PropertyError(key: key, message: "`\(key)` is \(text.prefix(40)); \(Limit.indentWidth.sentence())")
    }
    return width
  }

  /// The value of a whole number; `Int.max` for one that does not fit 64 bits, `nil` for other text.
  private static func number(_ text: String) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text) ?? .max
  }
}
