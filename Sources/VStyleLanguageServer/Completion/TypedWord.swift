/// The word before a cursor, which completions have to fit.
///
/// A label fits if it has the letters of the word in their order, and starts like it. Case, hyphens and the signs before
/// names do not count.
struct TypedWord {
  private let letters: [UInt8]

  init(_ word: String) {
    letters = word.utf8.map(TypedWord.folded).filter { !TypedWord.isSkipped($0) }
  }

  private static func folded(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

  private static func isSkipped(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "#"), UInt8(ascii: "@"): true
    default: false
    }
  }

  /// Whether a label fits the word.
  func fits(_ label: String) -> Bool {
    var next = 0
    guard next < letters.count else { return true }
    for byte in label.utf8 where !TypedWord.isSkipped(byte) {
      if TypedWord.folded(byte) == letters[next] {
        next += 1
        if next == letters.count { return true }
      } else if next == 0 {
        return false
      }
    }
    return false
  }
}
