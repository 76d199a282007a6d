/// The maximum amount of one kind of input, such as the bytes of a sheet.
///
/// Each module declares the limits that it obeys, and `vstyle help limits` lists all of them. Input beyond a limit is rejected with a diagnostic or an error
/// that names the limit. The library and the commands check the files that they write against the same limits, so they
/// can read them again.
@usableFromInline
package struct Limit: Sendable, Hashable {
  /// The name in messages and in `vstyle help limits`, such as `sheet-bytes`.
  package let name: String

  /// The largest amount that is accepted.
  @usableFromInline
  package let value: Int

  /// The unit of ``value``.
  package let unit: Unit

  /// The limited thing: `the size of a sheet` for bytes, and the counted things for counts, such as `imported sheets`.
  package let subject: String

  /// The reason for the limit and its value, as a sentence.
  package let reason: String

  /// The unit of a limit.
  package enum Unit: Sendable, Hashable {
    /// Bytes, written as a whole number of KiB or MiB if possible.
    case bytes
    /// A number of things, written as a plain number.
    case count
  }

  /// Creates a limit of bytes.
  package init(_ name: String, bytes: Int, _ subject: String, because reason: String) {
    (self.name, self.value, self.unit, self.subject, self.reason) = (name, bytes, .bytes, subject, reason)
  }

  /// Creates a limit of a number of things.
  package init(_ name: String, count: Int, _ subject: String, because reason: String) {
    (self.name, self.value, self.unit, self.subject, self.reason) = (name, count, .count, subject, reason)
  }

  /// Whether an amount is within the limit.
  @inlinable
  package func allows(_ amount: Int) -> Bool { amount <= value }

  /// The number of parts of a size that are within the limit together, at least one.
  package func parts(of size: Int) -> Int { max(1, value / max(1, size)) }

  /// The end of a message about input beyond the limit: ``the limit `sheet-bytes` is 16 MiB``.
  ///
  /// - Parameter value: the value of the caller's own limit; `nil` for the default.
  package func sentence(value: Int? = nil) -> String { "the limit `\(name)` is \(text(of: value ?? self.value))" }

  /// The limit as text for people: `16 MiB`, `10,000`.
  package var text: String { text(of: value) }

  /// The limit with its subject: `16 MiB, the size of a sheet`, `10,000 imported sheets`.
  package var phrase: String { "\(text)\(unit == .bytes ? "," : "") \(subject)" }

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
