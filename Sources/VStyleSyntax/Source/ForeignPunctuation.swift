/// Characters that look like the punctuation of a sheet, and are read as letters of a name.
package enum ForeignPunctuation {
  /// The characters that were meant, by code point.
  package static let ascii: [UInt32: String] = [
    0x00A0: " ", 0x2002: " ", 0x2003: " ", 0x2009: " ", 0x202F: " ", 0x3000: " ", 0xFEFF: "", 0x2010: "-", 0x2011: "-",
    0x2012: "-", 0x2013: "-", 0x2014: "-", 0x2212: "-", 0x037E: ";", 0xFF1B: ";", 0xFF1A: ":", 0xFE55: ":", 0x2236: ":",
    0xFF0C: ",", 0x3001: ",", 0x201A: ",", 0xFF0E: ".", 0x3002: ".", 0xFF08: "(", 0xFF09: ")", 0xFF05: "%",
    0xFF03: "#", 0xFF5B: "{", 0xFF5D: "}", 0x00D7: "*",
  ]

  /// The first such character of a text, as `U+FF1A`, with the one that was meant; `nil` if there is none.
  package static func first(in text: String) -> (name: String, ascii: String)? {
    for scalar in text.unicodeScalars {
      guard let ascii = ascii[scalar.value] else { continue }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return ("U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits, ascii)
    }
    return nil
  }
}
