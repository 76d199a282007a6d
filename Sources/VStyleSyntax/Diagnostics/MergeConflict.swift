/// The markers that version control leaves in a file with two versions of one part.
package struct MergeConflict {
  /// The bytes from the first marker to the end of the line of the last one.
  package let range: SourceRange

  /// Finds the markers; `nil` if a source has none.
  package init?(_ source: SourceText) {
    let bytes = source.bytes
    guard let start = MergeConflict.marker(UInt8(ascii: "<"), in: bytes, from: 0),
      let middle = MergeConflict.marker(UInt8(ascii: "="), in: bytes, from: start),
      let last = MergeConflict.marker(UInt8(ascii: ">"), in: bytes, from: middle)
    else { return nil }
    var end = last
    while let next = MergeConflict.marker(UInt8(ascii: ">"), in: bytes, from: end + 7) { end = next }
    while end < bytes.count, bytes[end] != 0x0A { end += 1 }
    range = SourceRange(start, end)
  }

  /// The offset of a line that starts with seven equal bytes; `nil` if there is none.
  private static func marker(_ byte: UInt8, in bytes: ContiguousArray<UInt8>, from offset: Int) -> Int? {
    let bytes = bytes.span
    // OPTIMIZATION: To look for the starts of lines would be simpler. Most bytes are not the one that is repeated.
    for index in offset..<max(offset, bytes.count - 6)
    where bytes[index] == byte && (index == 0 || bytes[index - 1] == 0x0A) {
      if (index..<index + 7).allSatisfy({ bytes[$0] == byte }) { return index }
    }
    return nil
  }

  /// The error at the first marker.
  package func diagnostic(_ source: SourceID) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, at: SourceLocation(source, SourceRange(range.start, range.start + 7)),
      MergeConflict.message, expected: "one version of the rules", found: "`<<<<<<<`", help: MergeConflict.advice)
  }

  /// What is wrong.
  package static let message = "a merge conflict is not resolved"

  /// What to do.
  package static let advice =
    "keep one of the two versions, and remove the lines with `<<<<<<<`, `=======` and `>>>>>>>`"
}
