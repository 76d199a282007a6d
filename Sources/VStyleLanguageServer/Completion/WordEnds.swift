import VStyleSyntax

/// The bytes that a completion replaces, and what is around them.
struct WordEnds {
  /// The bytes that a completion replaces: the word at the cursor, with its part after the cursor.
  private(set) var replaced: SourceRange

  /// What is written after the replaced bytes.
  private(set) var following = Following.end

  /// Whether a completion would be another name together with what is around it.
  private(set) var isJoined = false

  /// What a completion does not have to insert, because it is there already.
  enum Following: Equatable {
    /// The end of the sheet, the block or the line.
    case end
    /// The parenthesis of a function, directly after the name.
    case arguments
    /// A colon, as in a declaration.
    case colon
    /// A colon of a statement with a block, which may be a pseudo-class in a selector.
    case pseudoClass
    /// Something else.
    case other
  }

  private let tape: TokenTape

  /// Reads what is around a word.
  ///
  /// - Parameters:
  ///   - word: the bytes of the word before the cursor.
  ///   - tape: the tokens of the sheet.
  ///   - offset: the place of the cursor.
  ///   - isSigned: whether each completion starts with a sign.
  init(_ word: SourceRange, in tape: TokenTape, at offset: Int, isSigned: Bool) {
    self.tape = tape
    replaced = SourceRange(word.start, max(word.end, offset))
    readSign()
    isJoined = !isSigned && replaced.start > 0 && startsName(replaced.start - 1)
    readRest(offset)
    if continuesName(replaced.end) { isJoined = true }
  }

  /// Extends the replaced bytes to a sign before the word.
  private mutating func readSign() {
    let before = firstToken(endingAt: replaced.start)
    if before < tape.count, tape.range(before).end == replaced.start,
      ["-", "@", "#", "\\"].contains(where: { tape.isDelim(before, $0) })
    {
      replaced = SourceRange(tape.range(before).start, replaced.end)
    }
  }

  /// The first token that ends at an offset or after it.
  private func firstToken(endingAt offset: Int) -> Int {
    (0..<tape.count).partitioningIndex { tape.range($0).end >= offset }
  }

  /// Whether a name after the byte at an offset is a part of another token: a longer name, a hash or an at-keyword.
  private func startsName(_ offset: Int) -> Bool {
    if continuesName(offset) || [0x23, 0x40].contains(tape.source.bytes[offset]) { return true }
    // An escape may end with a space.
    let token = firstToken(endingAt: offset + 1)
    switch tape.kind(token) {
    case .ident, .dimension, .hash, .atKeyword: return tape.range(token).end == offset + 1
    default: return false
    }
  }

  /// Whether a name continues with the byte at an offset.
  private func continuesName(_ offset: Int) -> Bool {
    guard offset < tape.source.bytes.count else { return false }
    switch tape.source.bytes[offset] {
    // A NUL is read as U+FFFD.
    case 0, 0x2D, 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...: return true
    // A backslash before the end of a line is no escape.
    case 0x5C:
      let next = offset + 1 < tape.source.bytes.count ? tape.source.bytes[offset + 1] : 0
      return ![0x0A, 0x0C, 0x0D].contains(next)
    default: return false
    }
  }

  /// Extends the replaced bytes to all that would be one word with a completion.
  private mutating func readRest(_ offset: Int) {
    var index = firstToken(endingAt: offset)
    if index < tape.count, tape.range(index).end == offset, tape.range(index).start < offset { index += 1 }
    let isInside = tape.range(index).start < offset
    switch tape.kind(index) {
    case .number, .dimension, .percentage:
      // A sign or a dot begins a number of its own.
      if isInside || continuesName(offset) { extend(over: index) } else { readFollowing(index) }
    case .ident: extend(over: index)
    case .hash, .atKeyword: if isInside { extend(over: index) } else { following = .other }
    case .delim where tape.isDelim(index, "-"): extend(over: index)
    case .function:
      replaced = SourceRange(replaced.start, tape.range(index).end - 1)
      following = .arguments
    case .url, .badURL, .cdc, .cdo: isJoined = true
    default: readFollowing(index)
    }
  }

  private mutating func extend(over token: Int) {
    replaced = SourceRange(replaced.start, max(replaced.end, tape.range(token).end))
    readFollowing(token + 1)
  }

  /// Reads what a colon after the word belongs to.
  private mutating func readColon(_ colon: Int) {
    var index = colon
    while index < tape.count, ![.leftBrace, .rightBrace, .semicolon].contains(tape.kind(index)) {
      index = tape.indexAfterComponentValue(index)
    }
    following = tape.kind(index) == .leftBrace ? .pseudoClass : .colon
  }

  /// Reads the first token after the word that is neither white space nor a comment.
  private mutating func readFollowing(_ token: Int) {
    var index = token
    while index < tape.count, tape.kind(index).isTrivia {
      let text = tape.source.bytes[tape.range(index).start..<tape.range(index).end]
      if text.contains(where: { $0 == 0x0A || $0 == 0x0C || $0 == 0x0D }), tape.kind(index) == .whitespace {
        following = .end
        // A colon belongs to the word wherever it is.
        let next = (index..<tape.count).first { !tape.kind($0).isTrivia }
        if let next, tape.kind(next) == .colon { readColon(next) }
        return
      }
      index += 1
    }
    switch tape.kind(index) {
    case .endOfFile, .rightBrace: following = .end
    case .colon: readColon(index)
    default: following = .other
    }
  }
}
