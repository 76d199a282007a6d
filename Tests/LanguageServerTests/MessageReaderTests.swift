import Testing
import VStyleLanguageServer

/// The framing of messages, with every mistake that a client can make in a header.
struct MessageReaderTests {
  /// Bytes, and the bodies and failures that are read from them.
  struct Case: Sendable, CustomTestStringConvertible {
    let bytes: String
    /// Bodies as they are; a failure as `!` and a part of its sentence.
    let expected: [String]
    var testDescription: String { bytes.debugDescription }
    init(_ bytes: String, _ expected: [String]) { (self.bytes, self.expected) = (bytes, expected) }
  }

  static let cases: [Case] = [
    Case("Content-Length: 2\r\n\r\n{}", ["{}"]),
    Case("Content-Length: 2\r\n\r\n{}Content-Length: 4\r\n\r\nnull", ["{}", "null"]),
    Case("content-length:2\r\n\r\n{}", ["{}"]),
    Case("Content-Length: 2\n\n{}", ["{}"]),
    Case("Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: 2\r\n\r\n{}", ["{}"]),
    Case("Content-Length: 4\r\n\r\n\"é\"", ["\"é\""]),
    Case("Content-Length: 0\r\n\r\nContent-Length: 2\r\n\r\n{}", ["", "{}"]),
    Case("Content-Length: 3\r\n\r\n{}", []),
    Case("Content-Length: -1\r\n\r\nContent-Length: 2\r\n\r\n{}", ["!no `Content-Length`", "{}"]),
    Case("Content-Length: two\r\n\r\n{}Content-Length: 2\r\n\r\n{}", ["!no `Content-Length`", "{}"]),
    Case("Content-Length: 99999999999999999999\r\n\r\n{}Content-Length: 2\r\n\r\n{}", ["!no `Content-Length`", "{}"]),
    Case("Length: 2\r\n\r\n{}Content-Length: 2\r\n\r\n{}", ["!no `Content-Length`", "{}"]),
    Case("Content-Length: 999999999\r\n\r\n{}", ["!`message-bytes`"]),
    Case(String(repeating: "x", count: 5_000) + "Content-Length: 2\r\n\r\n{}", ["!does not end", "{}"]),
  ]

  @Test(arguments: cases)
  func readsOrRefuses(_ row: Case) {
    for size in [1, 3, 10_000] {
      var reader = MessageReader()
      var found: [String] = []
      var rest = Array(row.bytes.utf8)[...]
      while !rest.isEmpty {
        reader.append(rest.prefix(size))
        rest = rest.dropFirst(size)
        while let piece = reader.next() {
          switch piece {
          case .body(let bytes): found.append(String(decoding: bytes, as: UTF8.self))
          case .failure(let reason): found.append("!" + reason)
          }
        }
      }
      let matches =
        found.count == row.expected.count
        && zip(found, row.expected).allSatisfy { found, expected in
          expected.hasPrefix("!") ? found.hasPrefix("!") && found.contains(expected.dropFirst()) : found == expected
        }
      #expect(matches, "\(found) with pieces of \(size) bytes")
    }
  }

  @Test func skipsTheBytesOfARefusedMessage() {
    var reader = MessageReader()
    let length = 200 << 20
    reader.append(Array("Content-Length: \(length)\r\n\r\n".utf8))
    guard case .failure? = reader.next() else {
      Issue.record("a message of 200 MiB is accepted")
      return
    }
    let part = [UInt8](repeating: 0x20, count: 1 << 20)
    for _ in 0..<200 {
      #expect(reader.next() == nil)
      reader.append(part)
    }
    reader.append(Array("Content-Length: 2\r\n\r\n{}".utf8))
    #expect(reader.next() == .body(Array("{}".utf8)))
  }
}
