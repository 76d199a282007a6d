/// Parsing of dates and times in the format of RFC 3339.
///
/// - Spec: https://www.rfc-editor.org/rfc/rfc3339#section-5.6
extension DateTime {
  /// Parses `2024-02-29`, with an optional time `T12:30` or `T12:30:15` after it.
  ///
  /// The time can have an offset from UTC, `Z` or `+02:00`. A space is accepted instead of the `T`.
  ///
  /// - Returns: `nil` for a text of another form, and for a day or a time that does not exist.
  public init?(_ text: String) {
    var reader = Reader(bytes: Array(text.utf8))
    guard let year = reader.number(4), reader.consume("-"), let month = reader.number(2), reader.consume("-"),
      let day = reader.number(2)
    else { return nil }
    var time = (hour: 0, minute: 0, second: 0)
    var offset: Int?
    if reader.consume("T") || reader.consume("t") || reader.consume(" ") {
      guard let hour = reader.number(2), reader.consume(":"), let minute = reader.number(2) else { return nil }
      time = (hour, minute, 0)
      if reader.consume(":") {
        guard let second = reader.number(2) else { return nil }
        time.second = second
      }
      if !reader.isAtEnd {
        guard let minutes = reader.offset() else { return nil }
        offset = minutes
      }
    }
    guard reader.isAtEnd else { return nil }
    self.init(
      year: year, month: month, day: day, hour: time.hour, minute: time.minute, second: time.second,
      utcOffsetInMinutes: offset)
  }

  private struct Reader {
    let bytes: [UInt8]
    var position = 0

    var isAtEnd: Bool { position == bytes.count }

    /// Consumes a number with a fixed count of digits.
    mutating func number(_ count: Int) -> Int? {
      guard position + count <= bytes.count else { return nil }
      var number = 0
      for byte in bytes[position..<position + count] {
        guard (0x30...0x39).contains(byte) else { return nil }
        number = number * 10 + Int(byte - 0x30)
      }
      position += count
      return number
    }

    mutating func consume(_ sign: Unicode.Scalar) -> Bool {
      guard position < bytes.count, bytes[position] == UInt8(ascii: sign) else { return false }
      position += 1
      return true
    }

    /// Consumes `Z`, `+02:00` or `-02:00`, and returns the minutes ahead of UTC.
    mutating func offset() -> Int? {
      if consume("Z") || consume("z") { return 0 }
      let isBehind = consume("-")
      guard isBehind || consume("+"), let hours = number(2), consume(":"), let minutes = number(2), hours < 24,
        minutes < 60
      else { return nil }
      return (hours * 60 + minutes) * (isBehind ? -1 : 1)
    }
  }
}
