/// Reads the markup inside a block: code, emphasis, links, images, tags.
///
/// It reads the part of GitHub's Markdown that the pages use. What it does not know, such as a link with a reference,
/// stays as it is written.
struct InlineParser {
  private let text: [Character]
  private var index = 0
  private var pieces: [Inline] = []
  private var plain = ""

  /// Reads a text.
  static func parse(_ text: some StringProtocol) -> [Inline] {
    var parser = InlineParser(Array(text))
    return parser.parsed()
  }

  private init(_ text: [Character]) { self.text = text }

  private mutating func parsed() -> [Inline] {
    while index < text.count {
      switch text[index] {
      case "\\": escape()
      case "`": code()
      case "!" where peek(1) == "[": link(isImage: true)
      case "[": link(isImage: false)
      case "<": tag()
      case "&": reference()
      case "*", "_": emphasis()
      case "h" where startsAddress: address()
      case "\n": lineEnd()
      default: step()
      }
    }
    flush()
    return pieces
  }

  private func peek(_ distance: Int) -> Character? {
    text.indices.contains(index + distance) ? text[index + distance] : nil
  }

  private mutating func step() {
    plain.append(text[index])
    index += 1
  }

  private mutating func add(_ piece: Inline, to end: Int) {
    flush()
    pieces.append(piece)
    index = end
  }

  private mutating func flush() {
    if !plain.isEmpty { pieces.append(.text(plain)) }
    plain = ""
  }

  private mutating func escape() {
    if let next = peek(1), next.isASCII, next.isPunctuation || next.isSymbol {
      plain.append(next)
      index += 2
    } else {
      step()
    }
  }

  private mutating func lineEnd() {
    if plain.hasSuffix("  ") {
      plain.removeLast(plain.reversed().prefix { $0 == " " }.count)
      add(.lineBreak, to: index + 1)
    } else {
      step()
    }
  }

  private mutating func code() {
    let length = run(at: index)
    guard let end = closingTicks(from: index + length, length) else {
      for _ in 0..<length { step() }
      return
    }
    var content = String(text[index + length..<end]).replacing("\n", with: " ")
    if content.hasPrefix(" "), content.hasSuffix(" "), content.contains(where: { $0 != " " }) {
      content = String(content.dropFirst().dropLast())
    }
    add(.code(content), to: end + length)
  }

  /// The number of equal characters from an index on.
  private func run(at start: Int) -> Int { text[start...].prefix { $0 == text[start] }.count }

  /// The index of the run of backticks that closes a code span.
  private func closingTicks(from start: Int, _ length: Int) -> Int? {
    var position = start
    while let tick = text[position...].firstIndex(of: "`") {
      let found = run(at: tick)
      if found == length { return tick }
      position = tick + found
    }
    return nil
  }

  /// The index after a code span, an escape or a character.
  private func next(after position: Int) -> Int {
    switch text[position] {
    case "\\": return min(position + 2, text.count)
    case "`":
      let length = run(at: position)
      return closingTicks(from: position + length, length).map { $0 + length } ?? position + length
    default: return position + 1
    }
  }

  private mutating func link(isImage: Bool) {
    let start = index + (isImage ? 2 : 1)
    guard let close = closing("[", "]", from: start), text.indices.contains(close + 1), text[close + 1] == "(",
      let end = closing("(", ")", from: close + 2)
    else { return step() }
    let destination = String(text[close + 2..<end]).trimmed
    let label = InlineParser.parse(String(text[start..<close]))
    add(
      isImage ? .image(alt: label.plainText, source: destination) : .link(label, destination: destination), to: end + 1)
  }

  /// The index of the bracket that closes one before an index.
  private func closing(_ open: Character, _ close: Character, from start: Int) -> Int? {
    var (depth, position) = (0, start)
    while position < text.count {
      if text[position] == open { depth += 1 }
      if text[position] == close {
        if depth == 0 { return position }
        depth -= 1
      }
      position = next(after: position)
    }
    return nil
  }

  private mutating func tag() {
    guard let first = peek(1), first.isLetter || first == "/" || first == "!",
      let end = text[index...].firstIndex(of: ">")
    else { return step() }
    let inner = String(text[index + 1..<end])
    if inner.contains("://"), !inner.contains(" ") {
      add(.link([.text(inner)], destination: inner), to: end + 1)
    } else {
      add(.html("<\(inner)>"), to: end + 1)
    }
  }

  private mutating func reference() {
    let name = text[(index + 1)...].prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") }
    guard !name.isEmpty, name.endIndex < text.count, text[name.endIndex] == ";" else { return step() }
    add(.html("&\(String(name));"), to: name.endIndex + 1)
  }

  private var startsAddress: Bool {
    let isInWord = index > 0 && (text[index - 1].isLetter || text[index - 1].isNumber)
    return !isInWord && ["https://", "http://"].contains { text[index...].starts(with: $0) }
  }

  private mutating func address() {
    var end = text[index...].firstIndex { $0.isWhitespace || "<>)\"|".contains($0) } ?? text.count
    while ".,:;!?'".contains(text[end - 1]) { end -= 1 }
    let address = String(text[index..<end])
    add(.link([.text(address)], destination: address), to: end)
  }

  private mutating func emphasis() {
    let sign = text[index]
    let length = min(run(at: index), 2)
    let start = index + length
    let isInWord = sign == "_" && index > 0 && text[index - 1].isWordPart
    guard !isInWord, start < text.count, !text[start].isWhitespace, let end = closingSigns(sign, length, from: start)
    else {
      for _ in 0..<length { step() }
      return
    }
    let inner = InlineParser.parse(String(text[start..<end]))
    add(length == 2 ? .strong(inner) : .emphasis(inner), to: end + length)
  }

  private func closingSigns(_ sign: Character, _ length: Int, from start: Int) -> Int? {
    var position = start
    while position < text.count {
      if text[position] == sign {
        let found = run(at: position)
        let after = position + found
        let isInWord = sign == "_" && after < text.count && text[after].isWordPart
        if position > start, !text[position - 1].isWhitespace, found == length || found == 3, !isInWord {
          return position + found - length
        }
        position += found
      } else {
        position = next(after: position)
      }
    }
    return nil
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber }
}

extension StringProtocol {
  /// The text without spaces at both ends.
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(start.prefix(start.count - start.reversed().prefix { $0.isWhitespace }.count))
  }
}
