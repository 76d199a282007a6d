import VStyleSyntax

/// What is written before a cursor, on text that need not be finished.
///
/// It comes from the tokens alone, because the tree of unfinished text has no statement there.
struct CursorContext {
  /// The position in the grammar.
  enum Position: Equatable {
    /// The start of a statement: a property, a selector or an at-rule.
    case statement
    /// After `@`: the name of an at-rule.
    case atRule
    /// The value of a property.
    case value(property: String)
    /// A name of a kind.
    case name(NameKind)
    /// A state or another pseudo-class of a view type; empty if the selector names none.
    case pseudoClass(type: String)
    /// The name of an environment variable.
    case environmentVariable
    /// The name of a media feature.
    case mediaFeature
    /// The value of a media feature.
    case mediaValue(feature: String)
    /// The path of a sheet to import.
    case importPath
    /// The name of an image.
    case imagePath
    /// A keyword of a prelude, such as `from`.
    case words([String])
    /// A selector.
    case selector
    /// Nothing can be completed here.
    case nothing
  }

  private(set) var position = Position.nothing

  /// The bytes of the word before the cursor, which completions fit.
  private(set) var word: SourceRange

  /// The bytes that a completion replaces: the word, with its part after the cursor.
  private(set) var replaced: SourceRange

  /// What is written after the replaced bytes.
  private(set) var following = WordEnds.Following.end

  /// What a string around the cursor has to be written with.
  private(set) var quoting = Quoting.none

  /// The characters around a text.
  enum Quoting: Equatable {
    /// None: the text is a name.
    case none
    /// Quotes.
    case quotes
    /// The parentheses of `url()`, without quotes.
    case address
  }

  /// The view types of the rule around the cursor; empty if they are not known.
  private(set) var viewTypes: [String] = []

  /// Whether the cursor is inside of a block whose declarations style views.
  private(set) var isInRule = false

  /// Whether the cursor is inside of a block.
  private(set) var isInBlock = false

  /// The properties that the block around the cursor has already.
  private(set) var declared: Set<String> = []

  private let tape: TokenTape
  private let offset: Int

  /// The tokens of the statement before the cursor, without the word.
  private var before: Range<Int> = 0..<0

  /// The first token of the block around the cursor.
  private var blockStart = 0

  init(_ tape: TokenTape, at offset: Int) {
    self.tape = tape
    self.offset = offset
    word = SourceRange(offset, offset)
    replaced = word
    read()
    guard quoting == .none else {
      following = .other
      return
    }
    // A class, an id and an at-rule start with their own signs.
    let isSigned = [.atRule, .name(.styleClass), .name(.id)].contains(position)
    let ends = WordEnds(word, in: tape, at: offset, isSigned: isSigned)
    (replaced, following) = (ends.replaced, ends.following)
    if ends.isJoined { position = .nothing }
  }

  /// Returns the first token that ends at the cursor or after it.
  private func tokenAtCursor() -> Int? {
    let index = (0..<tape.count).partitioningIndex { tape.range($0).end >= offset }
    return index < tape.count ? index : nil
  }

  private mutating func read() {
    let cursor = tokenAtCursor() ?? tape.count
    var end = cursor
    if cursor < tape.count, tape.range(cursor).start < offset {
      switch tape.kind(cursor) {
      case .comment where tape.range(cursor).end > offset || tape.isUnterminated(cursor): return
      case .string, .badString, .url, .badURL: return readString(cursor)
      case .ident, .atKeyword, .hash, .number, .dimension, .percentage, .function:
        let range = tape.range(cursor)
        if tape.kind(cursor) == .function, range.end == offset {
          end = cursor + 1
        } else {
          word = SourceRange(range.start, offset)
        }
      default: end = cursor + 1
      }
    }
    readBlocks(upTo: end)
    readPosition(cursor)
  }

  /// Reads the blocks around the cursor and the start of the statement.
  private mutating func readBlocks(upTo end: Int) {
    var open: [(start: Int, types: [String], isRule: Bool)] = []
    var (start, depth, index) = (0, 0, 0)
    while index < end {
      switch tape.kind(index) {
      case .function, .leftParenthesis, .leftSquare: depth += 1
      case .rightParenthesis, .rightSquare: depth = max(depth - 1, 0)
      case .leftBrace:
        let isRead = Limit.nestingDepth.allows(open.count + 1)
        let outer = open.last ?? (0, [], false)
        let (types, isRule) = isRead ? block(start..<index, outer.types, outer.isRule) : ([], outer.isRule)
        open.append((index + 1, types, isRule))
        (start, depth) = (index + 1, 0)
      case .rightBrace:
        _ = open.popLast()
        (start, depth) = (index + 1, 0)
      case .semicolon where depth == 0: start = index + 1
      default: break
      }
      index += 1
    }
    while start < end, tape.kind(start).isTrivia { start += 1 }
    before = start..<max(start, end)
    viewTypes = open.last?.types ?? []
    isInRule = open.last?.isRule ?? false
    isInBlock = !open.isEmpty
    blockStart = open.last?.start ?? 0
  }

  private func block(_ prelude: Range<Int>, _ outer: [String], _ isRule: Bool) -> (types: [String], isRule: Bool) {
    let tokens = prelude.drop { tape.kind($0).isTrivia }
    guard let first = tokens.first else { return ([], true) }
    guard tape.kind(first) == .atKeyword else {
      var end = prelude.upperBound
      while end > first, tape.kind(end - 1).isTrivia { end -= 1 }
      return (SubjectTypes.of(first..<end, tape, outer: outer), true)
    }
    switch tape.name(first).lowercased() {
    case "style":
      let words = tokens.filter { tape.kind($0) == .ident }
      let named = words.count > 2 && tape.isIdent(words[1], "for") ? [tape.name(words[2])] : []
      return (named, true)
    case "theme": return (outer, true)
    case "property", "view": return ([], false)
    default: return (outer, isRule)
    }
  }

  private mutating func readString(_ token: Int) {
    let range = tape.range(token)
    let isQuoted = tape.kind(token) == .string || tape.kind(token) == .badString
    let isWhole = !tape.isUnterminated(token) && (tape.kind(token) == .string || tape.kind(token) == .url)
    // After the closing quote or parenthesis, the text is complete.
    if range.end == offset, isWhole || tape.kind(token) == .badURL && !tape.isUnterminated(token) { return }
    readBlocks(upTo: token)
    var start = range.start + 1
    var end = isWhole ? range.end - 1 : offset
    if !isQuoted {
      // The name of the function may have escapes.
      while tape.source.bytes[start - 1] != UInt8(ascii: "(") { start += 1 }
      func isSpace(_ index: Int) -> Bool { [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(tape.source.bytes[index]) }
      while start < offset, isSpace(start) { start += 1 }
      while end > max(start, offset), isSpace(end - 1) { end -= 1 }
      // An address that does not end, or has spaces inside, ends at the next space.
      func ends(_ index: Int) -> Bool { isSpace(index) || [0x22, 0x27, 0x28, 0x29].contains(tape.source.bytes[index]) }
      if !isWhole {
        while end < range.end, !ends(end) { end += 1 }
        if start < offset, (start..<offset).contains(where: ends) { return }
      }
    }
    guard start <= offset, let first = before.first else { return }
    word = SourceRange(start, offset)
    replaced = SourceRange(start, max(end, offset))
    quoting = isQuoted ? .quotes : .address
    if tape.kind(first) == .atKeyword {
      if tape.isName(first, "import") { position = .importPath }
    } else if tape.kind(first) == .ident {
      let isImage = !isQuoted || before.last.map { tape.isName($0, "url") || tape.isName($0, "image") } ?? false
      if isImage { position = .imagePath }
    }
  }
}

extension CursorContext {
  /// The name of the function whose arguments the cursor is in; `nil` outside of functions.
  var function: String? { innermostFunction(before).map { tape.name($0) } }
}

// MARK: The position in a statement

extension CursorContext {
  private mutating func readPosition(_ cursor: Int) {
    if cursor < tape.count, tape.kind(cursor) == .atKeyword, word.start == tape.range(cursor).start, before.isEmpty {
      return position = .atRule
    }
    if let last = before.last, tape.isDelim(last, "@"), before.count == 1 {
      word = SourceRange(tape.range(last).start, offset)
      return position = .atRule
    }
    guard let first = before.first else {
      position =
        cursor < tape.count && tape.kind(cursor) == .hash && tape.range(cursor).start < offset ? .name(.id) : .statement
      readDeclared()
      return
    }
    if tape.kind(first) == .atKeyword { return readPrelude(tape.name(first).lowercased()) }
    if let property = propertyBeforeColon() { return position = valuePosition(property) }
    readSelectorPosition(before, cursor)
  }

  /// The property of a declaration whose value the cursor is in; `nil` if it is in none.
  private func propertyBeforeColon() -> String? {
    guard isInBlock, let first = before.first, tape.kind(first) == .ident else { return nil }
    guard let colon = before.dropFirst().first(where: { !tape.kind($0).isTrivia }), tape.kind(colon) == .colon
    else { return nil }
    let name = tape.name(first)
    // `Button:disabled` is a selector: a view type starts with a capital letter.
    return name.first.map { $0.isUppercase } ?? true ? nil : name
  }

  private func valuePosition(_ property: String) -> Position {
    guard let function = innermostFunction(before) else { return .value(property: property) }
    // Before the quotes of an address, a word would be the address.
    if tape.isName(function, "url") { return .nothing }
    if tape.isName(function, "env") { return .environmentVariable }
    return tape.isName(function, "var") ? .name(.customProperty) : .value(property: property)
  }

  /// The function whose arguments the cursor is in; `nil` outside of functions.
  private func innermostFunction(_ tokens: Range<Int>) -> Int? {
    var open: [Int] = []
    for token in tokens {
      if tape.kind(token).opensBlock { open.append(token) }
      if tape.kind(token) == .rightParenthesis || tape.kind(token) == .rightSquare { _ = open.popLast() }
    }
    return open.last { tape.kind($0) == .function }
  }

  private mutating func readSelectorPosition(_ tokens: Range<Int>, _ cursor: Int) {
    position = .selector
    if cursor < tape.count, tape.kind(cursor) == .hash, word.start == tape.range(cursor).start {
      return position = .name(.id)
    }
    guard let last = tokens.last else { return }
    if let function = innermostFunction(tokens) {
      if tape.isName(function, "theme") { return position = .name(.theme) }
      // Before the quotes of an address, a word would be the address.
      if tape.isName(function, "url") { return position = .nothing }
    }
    if tape.isDelim(last, ".") {
      word = SourceRange(tape.range(last).start, offset)
      return position = .name(.styleClass)
    }
    if tape.isDelim(last, "#") {
      word = SourceRange(tape.range(last).start, offset)
      return position = .name(.id)
    }
    if tape.kind(last) == .colon {
      var start = last
      while start > tokens.lowerBound, !tape.kind(start - 1).isTrivia, tape.kind(start - 1) != .comma,
        !tape.kind(start - 1).opensBlock
      {
        start -= 1
      }
      let types = SubjectTypes.of(start..<last, tape, outer: viewTypes)
      position = .pseudoClass(type: types.first ?? "")
    }
  }

  /// Finds the properties of the block around the cursor, those after the cursor too.
  private mutating func readDeclared() {
    var (index, isStart) = (blockStart, true)
    while index < tape.count, tape.kind(index) != .rightBrace {
      switch tape.kind(index) {
      // The word that is being typed is no property yet.
      case .ident where tape.range(index).start == word.start && !word.isEmpty: break
      case .ident where isStart:
        let next = (index + 1..<tape.count).first { !tape.kind($0).isTrivia }
        if let next, tape.kind(next) == .colon { declared.insert(tape.name(index).lowercased()) }
        isStart = false
      case .semicolon: isStart = true
      case .leftBrace: isStart = true
      case .whitespace, .comment: break
      default: isStart = false
      }
      index = tape.indexAfterComponentValue(index)
    }
  }
}

// MARK: Preludes

extension CursorContext {
  private mutating func readPrelude(_ name: String) {
    let words = before.dropFirst().filter { tape.kind($0) == .ident }
    let last = words.last.map { tape.name($0).lowercased() }
    switch name {
    case "apply": position = .name(.style)
    case "layer": position = .name(.layer)
    case "theme":
      position = last == "from" ? .name(.theme) : words.isEmpty ? .name(.theme) : .words(["from"])
    case "style":
      switch last {
      case "for": position = .name(.viewType)
      case "extends": position = .name(.style)
      case nil: position = .nothing
      default: position = .words(["for", "extends"])
      }
    case "view": position = before.contains { tape.kind($0) == .colon } ? .name(.viewType) : .nothing
    case "property": position = .name(.customProperty)
    case "media": readMedia()
    case "custom-media": if words.isEmpty { position = .name(.mediaQuery) } else { readMedia() }
    case "import":
      if let function = innermostFunction(before) {
        position = tape.isName(function, "theme") ? .name(.theme) : .name(.layer)
      } else if before.contains(where: { tape.kind($0) == .string }) {
        position = .words(["layer", "theme"])
      }
    case "scope", "supports":
      readSelectorPosition(before.dropFirst().isEmpty ? before : before.lowerBound + 1..<before.upperBound, tape.count)
    default: position = .nothing
    }
  }

  private mutating func readMedia() {
    let open = before.last { tape.kind($0) == .leftParenthesis }
    guard let open else { return position = .words(["not", "and", "or"]) }
    let inside = (open + 1..<before.upperBound).filter { !tape.kind($0).isTrivia }
    guard let first = inside.first, tape.kind(first) == .ident, inside.count > 1, tape.kind(inside[1]) == .colon else {
      return position = .mediaFeature
    }
    position = .mediaValue(feature: tape.name(first).lowercased())
  }
}
