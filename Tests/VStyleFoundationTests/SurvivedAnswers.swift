/// The answers that Foundation survives.
///
/// On Linux it ends the process if the connection ends in a header, if a trailer follows a body in chunks, and if the
/// length is 2⁶³ - 1. It reports nothing before, so that no delegate can prevent it. SECURITY.md says so.
///
/// - Bug: https://github.com/swiftlang/swift-corelibs-foundation/issues/5285
enum SurvivedAnswers {
  #if canImport(FoundationNetworking)
    private static let isLimited = true
  #else
    private static let isLimited = false
  #endif

  /// The first place at which an answer may end: after its last header.
  static func firstEnd(of bytes: [UInt8]) -> Int {
    guard isLimited else { return 0 }
    let mark = Array("\r\n\r\n".utf8)
    for place in bytes.indices.dropLast(3) where bytes[place...].starts(with: mark) {
      // Another answer follows that to a note.
      if !bytes[(place + 4)...].starts(with: "HTTP".utf8) { return place + 4 }
    }
    return bytes.count
  }

  /// Whether an answer may have a length.
  static func allows(length: String) -> Bool { !isLimited || !length.contains("9223372036854775807") }

  /// The pause of a server that repeats something without end.
  ///
  /// Foundation on Linux does all work of all downloads on one queue. A server that is faster than that work keeps the
  /// queue for itself: no download goes on, and none is canceled.
  static let pause: Duration = isLimited ? .milliseconds(20) : .zero

  /// Whether lines may follow the last chunk. Damaged chunks may lead to such lines.
  static let allowsTrailers = !isLimited
}
