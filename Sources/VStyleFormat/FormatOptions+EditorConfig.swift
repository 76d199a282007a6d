import VStyleSyntax

extension FormatOptions {
  /// Why a value of an `.editorconfig` file cannot be followed.
  public struct PropertyError: Error, Equatable, CustomStringConvertible {
    /// The key, in lower case.
    public let key: String
    /// What is wrong: lower-case start, names in backticks, no full stop.
    public let message: String

    /// Makes an error.
    public init(key: String, message: String) { (self.key, self.message) = (key, message) }

    /// The key and the message.
    public var description: String { "\(key): \(message)" }
  }

  /// Takes over what `.editorconfig` files say about a sheet.
  ///
  /// Known are `indent_style`, `indent_size`, `tab_width`, `end_of_line`, `charset`, `insert_final_newline`,
  /// and `max_line_length`, which is usual though no part of the specification. White space at line ends goes
  /// in any case. `unset` and what is no value of its key leaves the option as it is.
  ///
  /// - Throws: ``PropertyError`` for a charset that is not UTF-8: sheets have no other; and for an indentation beyond
  ///   ``Limit/indentWidth``.
  /// - Spec: https://spec.editorconfig.org/#supported-pairs
  public mutating func apply(_ properties: [String: String]) throws(PropertyError) {
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

  /// A whole number; `Int.max` for one that does not fit 64 bits.
  private static func number(_ text: String) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text) ?? .max
  }
}
