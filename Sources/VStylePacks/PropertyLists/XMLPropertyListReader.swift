/// A reader of the XML format, for the part of XML that property lists use.
struct XMLPropertyListReader {
  private let bytes: [UInt8]
  private var position = 0
  private var budget: PropertyListBudget

  init(_ bytes: [UInt8], _ limits: PropertyListLimits) {
    self.bytes = bytes
    budget = PropertyListBudget(limits)
  }

  mutating func readWhole() throws(PropertyListError) -> PropertyList {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .notUTF8 }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    try skipProlog()
    let root = try readTag()
    guard root.name == "plist", root.form == .start else { throw unexpected("`<plist>` expected") }
    let value = try readValue(try readTag())
    guard try readTag() == Tag(name: "plist", form: .end) else { throw unexpected("`</plist>` expected") }
    try skipSpace()
    guard position == bytes.count else { throw unexpected("something after `</plist>`") }
    return value
  }

  private struct Tag: Equatable {
    enum Form { case start, end, empty }
    let name: String
    let form: Form
  }

  /// Skips the XML declaration and the document type, which must contain no declarations.
  private mutating func skipProlog() throws(PropertyListError) {
    try skipSpace()
    if takes("<?xml") {
      let text = try consume(until: "?>")
      if let range = text.range(ofASCII: "encoding=") {
        let name = text[range...].dropFirst().prefix { $0 != "\"" && $0 != "'" }.lowercased()
        guard ["utf-8", "us-ascii"].contains(name) else { throw .notUTF8 }
      }
    }
    try skipSpace()
    if takes("<!DOCTYPE") {
      let text = try consume(until: ">")
      guard !text.contains("[") else { throw .entities }
    }
  }

  /// Skips white space and comments.
  private mutating func skipSpace() throws(PropertyListError) {
    while position < bytes.count {
      if [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) {
        position += 1
      } else if takes("<!--") {
        _ = try consume(until: "-->")
      } else {
        return
      }
    }
  }

  private mutating func readTag() throws(PropertyListError) -> Tag {
    try skipSpace()
    guard takes("<") else { throw unexpected("a tag expected") }
    let isEnd = takes("/")
    // Attributes are ignored. Those of a property list contain no `>`.
    var text = try consume(until: ">")
    let isEmpty = text.hasSuffix("/")
    if isEmpty { text.removeLast() }
    let name = String(text.prefix { !$0.isWhitespace })
    guard !name.isEmpty, !(isEnd && isEmpty) else { throw unexpected("a tag expected") }
    return Tag(name: name, form: isEnd ? .end : isEmpty ? .empty : .start)
  }

  private mutating func readValue(_ tag: Tag) throws(PropertyListError) -> PropertyList {
    try budget.enter()
    defer { budget.leave() }
    guard tag.form != .end else { throw unexpected("a value expected before `</\(tag.name)>`") }
    switch tag.name {
    case "dict": return .dictionary(tag.form == .empty ? [:] : try readMembers())
    case "array": return .array(tag.form == .empty ? [] : try readElements())
    case "true", "false":
      if tag.form == .start { try readEnd(of: tag.name) }
      return .bool(tag.name == "true")
    case "string": return .string(try readText(tag))
    case "date": return .date(try readText(tag))
    case "integer", "real":
      let text = try readText(tag)
      guard let number = Double(text), number.isFinite else { throw unexpected("`\(text)` is no number") }
      return .number(number)
    case "data":
      let text = try readText(tag)
      guard let data = Base64.decode(text) else { throw unexpected("bytes that are not in base 64") }
      return .data(data)
    default: throw unexpected("`<\(tag.name)>` is no value")
    }
  }

  private mutating func readMembers() throws(PropertyListError) -> [String: PropertyList] {
    var members: [String: PropertyList] = [:]
    while true {
      let tag = try readTag()
      if tag == Tag(name: "dict", form: .end) { return members }
      guard tag.name == "key", tag.form != .end else { throw unexpected("`<key>` expected") }
      let name = try readText(tag)
      guard members[name] == nil else { throw unexpected("`\(name)` is there twice") }
      members[name] = try readValue(try readTag())
    }
  }

  private mutating func readElements() throws(PropertyListError) -> [PropertyList] {
    var elements: [PropertyList] = []
    while true {
      let tag = try readTag()
      if tag == Tag(name: "array", form: .end) { return elements }
      elements.append(try readValue(tag))
    }
  }

  private mutating func readEnd(of name: String) throws(PropertyListError) {
    guard try readTag() == Tag(name: name, form: .end) else { throw unexpected("`</\(name)>` expected") }
  }

  /// Parses the text of an element and resolves its entities.
  private mutating func readText(_ tag: Tag) throws(PropertyListError) -> String {
    guard tag.form == .start else { return "" }
    var text = ""
    while true {
      let start = position
      while position < bytes.count, bytes[position] != UInt8(ascii: "<"), bytes[position] != UInt8(ascii: "&") {
        position += 1
      }
      text += String(decoding: bytes[start..<position], as: UTF8.self)
      if takes("&") {
        text.unicodeScalars.append(try readEntity())
      } else if takes("<![CDATA[") {
        text += try consume(until: "]]>")
      } else if takes("<!--") {
        _ = try consume(until: "-->")
      } else {
        try readEnd(of: tag.name)
        return text
      }
    }
  }

  private static let entities: [String: Unicode.Scalar] = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]

  private mutating func readEntity() throws(PropertyListError) -> Unicode.Scalar {
    let name = try consume(until: ";")
    if let scalar = XMLPropertyListReader.entities[name] { return scalar }
    let digits = name.hasPrefix("#x") ? (name.dropFirst(2), 16) : (name.dropFirst(), 10)
    guard name.hasPrefix("#"), name.utf8.count < 12, let code = UInt32(digits.0, radix: digits.1), code > 0,
      let scalar = Unicode.Scalar(code)
    else { throw unexpected("`&\(name.prefix(20));` is no character") }
    return scalar
  }

  /// Consumes a text at the current byte.
  ///
  /// - Returns: whether the text is there.
  private mutating func takes(_ text: StaticString) -> Bool {
    let end = position + text.utf8CodeUnitCount
    guard end <= bytes.count, text.withUTF8Buffer({ $0.elementsEqual(bytes[position..<end]) }) else { return false }
    position = end
    return true
  }

  /// Consumes the text up to an ending, and the ending.
  ///
  /// - Returns: the text before the ending.
  private mutating func consume(until ending: StaticString) throws(PropertyListError) -> String {
    let start = position
    while position < bytes.count {
      let end = position
      if takes(ending) { return String(decoding: bytes[start..<end], as: UTF8.self) }
      position += 1
    }
    throw unexpected("`\(ending)` expected")
  }

  private func unexpected(_ what: String) -> PropertyListError { .malformed(what, offset: position) }
}

extension String {
  /// The index after the first occurrence of an ASCII text.
  fileprivate func range(ofASCII text: String) -> Index? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(text) { return self.index(index, offsetBy: text.count) }
      index = self.index(after: index)
    }
    return nil
  }
}
