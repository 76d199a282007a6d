package import VStyleJSON
package import VStyleSyntax

/// A path into a JSON file.
///
/// - Spec: https://www.rfc-editor.org/rfc/rfc6901
package struct JSONPointer: Sendable, Hashable, CustomStringConvertible {
  /// The names and indices from the root.
  package let parts: [String]

  /// Creates a pointer from its parts.
  package init(_ parts: [String]) { self.parts = parts }

  /// The pointer as a fragment, such as `#/color/0`.
  package var description: String {
    "#" + parts.map { "/" + JSONPointer.escaped($0.replacing("~", with: "~0").replacing("/", with: "~1")) }.joined()
  }

  /// A part with the bytes in percent that a fragment cannot have.
  private static func escaped(_ part: String) -> String {
    guard part.utf8.contains(where: { $0 <= 0x20 || "{}%".utf8.contains($0) }) else { return part }
    let bytes = part.utf8.flatMap { byte -> [UInt8] in
      guard byte <= 0x20 || "{}%".utf8.contains(byte) else { return [byte] }
      let digits = String(byte, radix: 16, uppercase: true)
      return Array("%\(byte < 16 ? "0" : "")\(digits)".utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads a pointer that is written as a fragment.
  ///
  /// - Throws: the reason why the text is none, as the end of a sentence.
  init(fragment text: String) throws(ReferenceError) {
    guard text.hasPrefix("#") else { throw ReferenceError("it does not start with `#/`") }
    guard text.hasPrefix("#/") else { throw ReferenceError("a `/` has to follow the `#`") }
    var parts: [String] = []
    for part in text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false) {
      guard !part.isEmpty else { throw ReferenceError("there is no name between or after its slashes") }
      parts.append(try JSONPointer.unescaped(part))
    }
    self.parts = parts
  }

  private static func unescaped(_ part: Substring) throws(ReferenceError) -> String {
    let bytes = Array(part.utf8)
    var decoded: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      guard byte > 0x20, byte != UInt8(ascii: "{"), byte != UInt8(ascii: "}") else {
        let character = String(decoding: [byte], as: UTF8.self)
        throw ReferenceError("`\(character)` is written as `%\(String(byte, radix: 16, uppercase: true))` in it")
      }
      if byte == UInt8(ascii: "%") {
        let digits = bytes[(index + 1)...].prefix(2)
        guard digits.count == 2, let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16) else {
          throw ReferenceError("two hexadecimal digits have to follow each `%`")
        }
        decoded.append(value)
        index += 3
      } else {
        decoded.append(byte)
        index += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self).replacing("~1", with: "/").replacing("~0", with: "~")
  }
}

/// The reason why a text is no reference, as the end of a sentence.
struct ReferenceError: Error, Equatable {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}

extension JSONNode {
  /// Returns the pointer to the innermost member or element that contains a range.
  package func pointer(to range: SourceRange) -> JSONPointer {
    var parts: [String] = []
    var node = self
    while true {
      switch node.content {
      case .object(let members):
        // The members are in the order of their places.
        let index = JSONNode.index(in: members) { $0.value.range.end > range.start }
        guard index < members.count, members[index].nameRange.start <= range.start else { return JSONPointer(parts) }
        let member = members[index]
        parts.append(member.name)
        if member.nameRange.contains(range) { return JSONPointer(parts) }
        node = member.value
      case .array(let elements):
        let index = JSONNode.index(in: elements) { $0.range.end > range.start }
        guard index < elements.count, elements[index].range.contains(range) else { return JSONPointer(parts) }
        parts.append("\(index)")
        node = elements[index]
      default: return JSONPointer(parts)
      }
      if node.range == range { return JSONPointer(parts) }
    }
  }

  /// Returns the index of the first element for which a condition is true, from which on it is true.
  private static func index<Element>(in list: [Element], where condition: (Element) -> Bool) -> Int {
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if condition(list[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The members of an object; none for another value.
  var members: [Member] { if case .object(let members) = content { members } else { [] } }

  /// The value of a member of an object; `nil` if there is none.
  subscript(name: String) -> JSONNode? { members.first { $0.name == name }?.value }

  /// The text of a string; `nil` for another value.
  var string: String? { if case .string(let text) = content { text } else { nil } }

  /// A number; `nil` for another value.
  var number: Double? { if case .number(let value) = content { value } else { nil } }
}
