import VStyleSyntax

/// The values of the longhands of `transition` or of `animation`, each a list.
package protocol MotionList: Hashable, Sendable {
  /// The name of the shorthand.
  static var name: String { get }

  /// The names of the longhands, in the order of the shorthand.
  static var longhands: [String] { get }

  /// The longhands that the shorthand takes, in the order in which a part of it is tried.
  static var parts: [String] { get }

  /// Creates the initial values.
  init()

  /// Adds the value of a longhand that a parser reads.
  ///
  /// - Parameter isFirst: whether the value replaces the initial one.
  /// - Throws: ``ValueError`` if the tokens are no value of the longhand.
  mutating func append(_ longhand: String, _ parser: inout ValueParser, isFirst: Bool) throws(ValueError)

  /// Adds initial values to the lists of the shorthand that have fewer than a number of them.
  mutating func fill(_ count: Int)

  /// Checks the whole list, for errors at its start.
  mutating func finish(_ start: ValueParser) throws(ValueError)

  /// The canonical text of a longhand; `nil` if it does not exist. It sets the longhand to an equal value.
  func text(of longhand: String) -> String?
}

extension MotionList {
  package mutating func finish(_ start: ValueParser) throws(ValueError) {}

  /// Sets a longhand to the value that a parser reads.
  ///
  /// - Throws: ``ValueError`` if the tokens are no value of the longhand, or if it does not exist.
  package mutating func set(_ longhand: String, _ parser: inout ValueParser) throws(ValueError) {
    guard Self.longhands.contains(longhand) else {
      throw parser.error(.valueTypeMismatch, expected: Self.longhands.joined(separator: " | "))
    }
    _ = parser.next()
    let start = parser
    var isFirst = true
    repeat {
      try append(longhand, &parser, isFirst: isFirst)
      isFirst = false
    } while parser.consumeListComma()
    try parser.expectEnd("`,`")
    try finish(start)
  }

  /// Parses the value of the shorthand: its longhands, of which those that are omitted have their initial values.
  ///
  /// - Throws: ``ValueError`` if the tokens are no value of the shorthand.
  package init(shorthand parser: inout ValueParser) throws(ValueError) {
    self.init()
    _ = parser.next()
    let start = parser
    var count = 0
    repeat {
      var found: Set<String> = []
      repeat {
        found.insert(try appendPart(&parser, found, isFirst: count == 0))
      } while ![.comma, .endOfFile].contains(parser.next())
      count += 1
      fill(count)
    } while parser.consumeListComma()
    try finish(start)
  }

  /// Adds the value of the first longhand that takes the next tokens; returns its name.
  private mutating func appendPart(
    _ parser: inout ValueParser, _ found: Set<String>, isFirst: Bool
  ) throws(ValueError) -> String {
    let kind = parser.next()
    let (duration, delay) = ("\(Self.name)-duration", "\(Self.name)-delay")
    // The first time is the duration, even if it is none.
    let missing = Self.parts.filter { !found.contains($0) && ($0 != delay || found.contains(duration)) }
    // A number is no time here, even 0.
    for longhand in missing where kind != .number || longhand != duration && longhand != delay {
      var ahead = ValueParser(parser.cursor, isTrial: true)
      guard (try? append(longhand, &ahead, isFirst: isFirst)) != nil else { continue }
      parser.cursor = ahead.cursor
      return longhand
    }
    // The error is that of the part that was probably meant.
    let meant: [String] =
      switch kind {
      case .dimension: ["duration", "delay"]
      case .number: ["iteration-count", "duration", "delay"]
      case .function: ["timing-function"]
      case .ident: ["name", "property"]
      default: []
      }
    if let longhand = meant.map({ "\(Self.name)-\($0)" }).first(where: missing.contains) {
      try append(longhand, &parser, isFirst: isFirst)
    }
    let names = Self.parts.map { "`\($0)`" }.joined(separator: ", ")
    throw parser.error(.wrongArity, expected: "values of \(names), each once")
  }
}

extension Array {
  /// Adds a value, or replaces all by it.
  mutating func add(_ value: Element, isFirst: Bool) {
    if isFirst { self = [] }
    append(value)
  }

  /// Adds a value until there are a number of them.
  mutating func fill(_ count: Int, _ value: Element) {
    while self.count < count { append(value) }
  }
}
