import VStyleJSON
import VStyleSyntax

/// Splits the bytes from a client into the bodies of messages.
///
/// A message is a header with `Content-Length`, an empty line, and as many bytes. After a header that cannot be read, the
/// reader skips to the next `Content-Length`, so that one mistake does not end the conversation.
///
/// - Spec: https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#baseProtocol
package struct MessageReader: Sendable {
  /// A message, or the reason why there is none.
  package enum Piece: Sendable, Equatable {
    /// The bytes of a message.
    case body([UInt8])
    /// An error in the framing, as a sentence.
    case failure(String)
  }

  /// The bytes that are not consumed yet, from ``start`` on.
  private var bytes: [UInt8] = []
  private var start = 0

  /// The offset up to which no header ends.
  private var searched = 0

  /// The number of bytes of a refused body that are still to be skipped.
  private var skipCount = 0

  /// Whether bytes are skipped until the next header.
  private var isLost = false

  private static let marker = Array("content-length:".utf8)

  /// Creates a reader.
  package init() {}

  /// Adds bytes from the client.
  package mutating func append(_ new: some Sequence<UInt8>) {
    if start > 0 {
      bytes.removeSubrange(..<start)
      searched = max(searched - start, 0)
      start = 0
    }
    bytes += new
  }

  /// Returns the next message; `nil` until more bytes arrive.
  package mutating func next() -> Piece? {
    if skipCount > 0 {
      let count = min(skipCount, bytes.count - start)
      start += count
      skipCount -= count
      if skipCount > 0 { return nil }
    }
    if isLost, !findHeader() { return nil }
    guard let header = headerRange() else {
      guard bytes.count - start > Limit.messageHeaderBytes.value else {
        searched = max(bytes.count - 3, start)
        return nil
      }
      // One byte is skipped, so that the same header is not found again.
      start += 1
      searched = start
      return lose("a header does not end: \(Limit.messageHeaderBytes.sentence())")
    }
    guard let length = contentLength(in: bytes[start..<header.end]) else {
      start = header.next
      return lose("a header has no `Content-Length` with a number of bytes")
    }
    guard Limit.messageBytes.allows(length) else {
      start = header.next
      skipCount = length
      return .failure("a message of \(length) bytes is refused: \(Limit.messageBytes.sentence())")
    }
    guard bytes.count - header.next >= length else { return nil }
    start = header.next + length
    return .body(Array(bytes[header.next..<start]))
  }

  private mutating func lose(_ reason: String) -> Piece {
    isLost = true
    return .failure(reason)
  }

  /// Skips to the next `Content-Length`.
  ///
  /// - Returns: whether there is one.
  private mutating func findHeader() -> Bool {
    let count = MessageReader.marker.count
    while bytes.count - start >= count {
      if bytes[start] | 0x20 == MessageReader.marker[0],
        bytes[start..<start + count].elementsEqual(MessageReader.marker, by: { $0 | 0x20 == $1 | 0x20 })
      {
        isLost = false
        return true
      }
      start += 1
    }
    return false
  }

  /// The end of the header's last line, and the start of the body; `nil` if the header is incomplete.
  private func headerRange() -> (end: Int, next: Int)? {
    let last = min(bytes.count, start + Limit.messageHeaderBytes.value)
    var index = max(start, searched)
    while index + 1 < last {
      if bytes[index] == 0x0A, bytes[index + 1] == 0x0A { return (index, index + 2) }
      if index + 3 < last, bytes[index..<index + 4].elementsEqual([0x0D, 0x0A, 0x0D, 0x0A]) {
        return (index, index + 4)
      }
      index += 1
    }
    return nil
  }

  private func contentLength(in header: ArraySlice<UInt8>) -> Int? {
    for line in header.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      guard let colon = line.firstIndex(of: 0x3A) else { continue }
      let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
      guard name == "content-length" else { continue }
      let value = String(decoding: line[(colon + 1)...], as: UTF8.self).filter { $0 != " " && $0 != "\t" }
      guard value.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      return Int(value)
    }
    return nil
  }

  /// Returns the bytes of a message with its header.
  package static func frame(_ body: String) -> [UInt8] { frame(Array(body.utf8)) }

  /// Returns the bytes of a message with its header.
  static func frame(_ message: JSON) -> [UInt8] { frame(message.lineBytes) }

  private static func frame(_ body: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }
}
