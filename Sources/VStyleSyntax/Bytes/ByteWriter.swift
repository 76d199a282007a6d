/// Writes numbers, texts and lists as bytes, which ``ByteReader`` reads back.
///
/// A number takes one byte for each 7 of its bits. Each text is stored once, in a table before all other bytes.
package struct ByteWriter {
  /// The bytes so far, without the texts.
  package internal(set) var body: [UInt8] = []

  private var texts: [String: Int] = [:]
  private var table: [String] = []

  /// Creates a writer without bytes.
  package init() {}

  /// Writes a number that is not negative.
  package mutating func write(_ number: Int) {
    precondition(number >= 0, "only a signed number can be negative")
    var rest = UInt(bitPattern: number)
    while rest >= 0x80 {
      body.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    body.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Writes a number of at most 62 bits and a sign.
  package mutating func write(signed number: Int) { write(number < 0 ? -2 * number - 1 : 2 * number) }

  /// Writes a truth value.
  package mutating func write(_ flag: Bool) { body.append(flag ? 1 : 0) }

  /// Writes a text.
  package mutating func write(_ text: String) {
    if let known = texts[text] { return write(known) }
    texts[text] = table.count
    write(table.count)
    table.append(text)
  }

  /// Writes bytes and their number.
  package mutating func write(bytes: some Collection<UInt8>) {
    write(bytes.count)
    body.append(contentsOf: bytes)
  }

  /// Writes a list: the number of its elements, then each of them.
  package mutating func write<Elements: Collection>(
    _ elements: Elements, _ each: (inout ByteWriter, Elements.Element) -> Void
  ) {
    write(elements.count)
    for element in elements { each(&self, element) }
  }

  /// Writes a value that may be missing.
  package mutating func write<Value>(_ value: Value?, _ each: (inout ByteWriter, Value) -> Void) {
    write(value != nil)
    if let value { each(&self, value) }
  }

  /// Writes a text that may be missing.
  package mutating func write(_ text: String?) { write(text) { $0.write($1) } }

  /// Writes one of the cases of an enumeration, by its position.
  package mutating func write<Value: CaseIterable & Equatable>(element: Value) {
    write(Array(Value.allCases).firstIndex(of: element) ?? 0)
  }

  /// The table of texts, then all other bytes.
  package var bytes: [UInt8] {
    var head = ByteWriter()
    head.write(table.count)
    for text in table { head.write(bytes: text.utf8) }
    return head.body + body
  }
}
