import VStyleJSON
import VStyleSyntax

/// A JSON value of the format that was made of one in another form, with the place of that one.
struct ConvertedNode {
  let content: Content
  let place: SourceLocation

  /// A value by its type.
  indirect enum Content {
    /// A string, a number, `true`, `false` or `null`, as JSON spells it.
    case scalar(String)
    case array([ConvertedNode])
    case object([Member])
  }

  /// A named value.
  struct Member {
    let name: String
    let place: SourceLocation
    let value: ConvertedNode
  }

  init(_ content: Content, at place: SourceLocation) { (self.content, self.place) = (content, place) }

  /// A string.
  init(_ text: String, at place: SourceLocation) {
    self.init(.scalar(String(JSON.string(text).line.dropLast())), at: place)
  }

  /// An object whose members have its place.
  init(_ members: [(String, ConvertedNode)], at place: SourceLocation) {
    self.init(.object(members.map { Member(name: $0.0, place: place, value: $0.1) }), at: place)
  }

  /// A value as it is in its file.
  init(_ node: JSONNode, in text: SourceText, _ id: SourceID) {
    let content: Content =
      switch node.content {
      case .array(let elements): .array(elements.map { ConvertedNode($0, in: text, id) })
      case .object(let members):
        .object(
          members.map { member in
            Member(
              name: member.name, place: SourceLocation(id, member.nameRange),
              value: ConvertedNode(member.value, in: text, id))
          })
      default: .scalar(text.text(in: node.range))
      }
    self.init(content, at: SourceLocation(id, node.range))
  }
}

/// The text of a ``ConvertedNode``, with the places of its parts in the files that it was made of.
struct ConvertedFile: Sendable {
  /// A part of the text.
  private struct Part {
    let range: SourceRange
    let place: SourceLocation
    /// The part around it; -1 for the whole.
    let outer: Int
  }

  /// The file.
  let text: SourceText

  /// Whether the text ends at the limit of a file.
  let isCutOff: Bool

  /// The parts in the order of their starts, outer ones first.
  private let parts: [Part]

  init(path: String, _ node: ConvertedNode) {
    var writer = Writer()
    writer.write(node, -1)
    (parts, isCutOff) = (writer.parts, writer.isFull)
    text = SourceText(path: path, bytes: writer.bytes)
  }

  /// The place from which a part of the text is.
  func place(of range: SourceRange) -> SourceLocation? {
    var index = parts.partitioningIndex { $0.range.start > range.start } - 1
    while index > 0, parts[index].range.end < range.end { index = parts[index].outer }
    return parts.indices.contains(index) ? parts[index].place : nil
  }

  private struct Writer {
    var bytes: ContiguousArray<UInt8> = []
    var parts: [Part] = []

    var isFull: Bool { !Limit.tokenFileBytes.allows(bytes.count) }

    mutating func write(_ node: ConvertedNode, _ outer: Int) {
      guard !isFull else { return }
      let index = begin(node.place, outer)
      switch node.content {
      case .scalar(let text): bytes += text.utf8
      case .array(let elements):
        bytes.append(UInt8(ascii: "["))
        for (position, element) in elements.enumerated() {
          if position > 0 { bytes.append(UInt8(ascii: ",")) }
          write(element, index)
        }
        bytes.append(UInt8(ascii: "]"))
      case .object(let members):
        bytes.append(UInt8(ascii: "{"))
        for (position, member) in members.enumerated() {
          if position > 0 { bytes.append(UInt8(ascii: ",")) }
          let name = begin(member.place, index)
          bytes += JSON.string(member.name).lineBytes.dropLast()
          end(name)
          bytes.append(UInt8(ascii: ":"))
          write(member.value, index)
        }
        bytes.append(UInt8(ascii: "}"))
      }
      end(index)
    }

    private mutating func begin(_ place: SourceLocation, _ outer: Int) -> Int {
      parts.append(Part(range: SourceRange(bytes.count, bytes.count), place: place, outer: outer))
      return parts.count - 1
    }

    private mutating func end(_ index: Int) {
      let part = parts[index]
      parts[index] = Part(range: SourceRange(part.range.start, bytes.count), place: part.place, outer: part.outer)
    }
  }
}
