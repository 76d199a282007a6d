import VStyleSyntax

/// Prints a prelude or a value.
///
/// A list with a line end after a comma, or one that does not fit on a line, gets one line for each item.
struct TokenPrinter {
  let tape: TokenTape
  let options: FormatOptions
  let context: TokenContext

  /// Whether numbers, colors and functions are spelled alike. Otherwise they stay as written.
  var isSpelling = true

  /// Whether the tokens are the value of a declaration.
  var isValue: Bool { if case .value = context { true } else { false } }

  /// The list of some tokens.
  func list(_ tokens: Range<Int>) -> TokenList { TokenListReader(printer: self).list(tokens) }

  /// The text of tokens on one line.
  func flatText(_ tokens: Range<Int>) -> [UInt8] {
    var printer = ListPrinter(options, column: 0, depth: 0)
    printer.appendFlat(list(tokens))
    return printer.out
  }

  /// Whether a line end follows a comma on the outermost level of a range.
  func hasBreakAfterComma(_ tokens: Range<Int>) -> Bool { TokenListReader(printer: self).hasBreakAfterComma(tokens) }
}

extension TokenPrinter {
  /// The bytes of a token.
  func bytes(_ token: Int) -> ArraySlice<UInt8> { bytes(token..<token + 1) }

  /// The bytes of a range of tokens.
  func bytes(_ tokens: Range<Int>) -> ArraySlice<UInt8> {
    let range = tape.range(tokens)
    return Array(tape.source.bytes[range.start..<range.end])[...]
  }

  /// The text of a token in its one spelling, with the chosen quotes and with escapes closed.
  func spelled(_ token: Int) -> [UInt8] {
    var text = Array(bytes(token))
    switch tape.kind(token) {
    case .string: return quoted(text)
    case .comment, .badString, .url, .badURL: return text
    default: break
    }
    guard text.contains(0x5C) else { return isSpelling ? respelled(token, text) : text }
    // The white space that ends an escape belongs to its name, and a line end would break the line.
    if let last = text.last, Bytes.isLineEnd(last) {
      while let last = text.last, Bytes.isLineEnd(last) { text.removeLast() }
      text.append(0x20)
    }
    if Bytes.endsWithOpenEscape(text[...]) { text.append(0x20) }
    return text
  }

  /// The one spelling of a number, a color or a function. In selectors and preludes, a hash may be an ID.
  private func respelled(_ token: Int, _ text: [UInt8]) -> [UInt8] {
    switch (tape.kind(token), context) {
    case (.number, .value), (.percentage, .value), (.dimension, .value), (.number, .atRule), (.percentage, .atRule),
      (.dimension, .atRule):
      NumberSpelling.text(token, in: tape)
    case (.hash, .value): HexSpelling.text(text, options.hexColors)
    case (.function, .value): function(text)
    default: text
    }
  }

  /// The name of a function: as written, or in lower case unless it is in camel case, such as `translateX`.
  private func function(_ text: [UInt8]) -> [UInt8] {
    guard options.functionNames == .lowercase, let first = text.first, (0x41...0x5A).contains(first) else {
      return text
    }
    return text.map(Bytes.lowercased)
  }

  private func quoted(_ text: [UInt8]) -> [UInt8] {
    let quote: UInt8
    switch options.quotes {
    case .asWritten: return text
    case .double: quote = 0x22
    case .single: quote = 0x27
    }
    guard text.count >= 2, text[0] != quote, !text.dropFirst().dropLast().contains(where: { $0 == quote || $0 == 0x5C })
    else { return text }
    return [quote] + text.dropFirst().dropLast() + [quote]
  }
}
