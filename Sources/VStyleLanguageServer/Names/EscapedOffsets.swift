import VStyleSyntax

/// Where the bytes of a text are in the JSON string that contains it with escapes.
struct EscapedOffsets {
  /// The offset in the file of each byte of the text, and of the closing quote.
  private var offsets: [Int] = []

  /// Finds the bytes of a string.
  ///
  /// - Parameters:
  ///   - range: the bytes between the quotes.
  ///   - source: the file.
  init(_ range: SourceRange, in source: SourceText) {
    let bytes = source.bytes
    var index = range.start
    while index < range.end {
      let isEscape = bytes[index] == UInt8(ascii: "\\") && index + 1 < range.end
      guard isEscape, bytes[index + 1] == UInt8(ascii: "u") else {
        offsets.append(index)
        index += isEscape ? 2 : 1
        continue
      }
      let unit = EscapedOffsets.unit(index, source, before: range.end)
      let isPair =
        (0xD800..<0xDC00).contains(unit) && EscapedOffsets.unit(index + 6, source, before: range.end) >= 0xDC00
      let count = isPair ? 4 : unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3
      offsets += [Int](repeating: index, count: count)
      index += isPair ? 12 : 6
    }
    offsets.append(range.end)
  }

  /// The UTF-16 code unit of the escape at an offset; 0 if there is none.
  private static func unit(_ index: Int, _ source: SourceText, before end: Int) -> Int {
    guard index + 6 <= end, source.text(in: SourceRange(index, index + 2)) == "\\u" else { return 0 }
    return Int(source.text(in: SourceRange(index + 2, index + 6)), radix: 16) ?? 0
  }

  /// The bytes of the file that contain a part of the text; `nil` beyond its end.
  func range(_ part: SourceRange) -> SourceRange? {
    part.end < offsets.count ? SourceRange(offsets[part.start], offsets[part.end]) : nil
  }
}
