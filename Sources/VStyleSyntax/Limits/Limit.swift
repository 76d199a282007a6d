/// The most that is accepted of one thing, such as the bytes of a sheet.
///
/// Every limit on input is a row of ``groups``. Input beyond a limit is refused with a diagnostic or an error that
/// names the limit. A file that the library or a command writes is checked against the limit that it is read with, so
/// what is written can be read again.
public struct Limit: Sendable, Hashable {
  /// The name in messages and in `vstyle help limits`, such as `sheet-bytes`.
  public let name: String

  /// The largest amount that is accepted.
  public let value: Int

  /// What ``value`` counts.
  public let unit: Unit

  /// What is limited: `the size of a sheet` for bytes, and what is counted, such as `imported sheets`, for the rest.
  public let subject: String

  /// Why there is a limit, and why this one, as a sentence.
  public let reason: String

  /// What a limit counts.
  public enum Unit: Sendable, Hashable {
    /// Bytes, written as KiB and MiB where they are whole.
    case bytes
    /// Pieces, written as a plain number.
    case count
  }

  init(_ name: String, bytes: Int, _ subject: String, because reason: String) {
    (self.name, self.value, self.unit, self.subject, self.reason) = (name, bytes, .bytes, subject, reason)
  }

  init(_ name: String, count: Int, _ subject: String, because reason: String) {
    (self.name, self.value, self.unit, self.subject, self.reason) = (name, count, .count, subject, reason)
  }

  /// Whether an amount is accepted.
  public func allows(_ amount: Int) -> Bool { amount <= value }

  /// The end of a message about input beyond the limit: ``the limit `sheet-bytes` is 16 MiB``.
  ///
  /// - Parameter value: the amount in force where the caller sets one of its own.
  public func sentence(value: Int? = nil) -> String { "the limit `\(name)` is \(text(of: value ?? self.value))" }

  /// The limit as people read it: `16 MiB`, `10,000`.
  public var text: String { text(of: value) }

  /// The limit with what it limits: `16 MiB, the size of a sheet`, `10,000 imported sheets`.
  public var phrase: String { "\(text)\(unit == .bytes ? "," : "") \(subject)" }

  private func text(of amount: Int) -> String {
    switch unit {
    case .bytes where amount > 0 && amount % (1 << 20) == 0: "\(amount >> 20) MiB"
    case .bytes where amount > 0 && amount % (1 << 10) == 0: "\(amount >> 10) KiB"
    case .bytes: "\(Limit.grouped(amount)) bytes"
    case .count: Limit.grouped(amount)
    }
  }

  private static func grouped(_ number: Int) -> String {
    var text = ""
    for (index, digit) in "\(number)".reversed().enumerated() {
      if index > 0, index % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }
}
