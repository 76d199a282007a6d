import VStyleSyntax

/// A version of a sheet, with what is derived from its text on first use.
final class Sheet {
  /// The source. Its path is relative to the project.
  let source: SourceText

  /// The unit in which the client counts characters.
  private let encoding: PositionEncoding

  init(_ source: SourceText, encoding: PositionEncoding, text: DocumentText? = nil) {
    self.source = source
    self.encoding = encoding
    knownText = text
  }

  private var knownText: DocumentText?

  /// The lines, for conversions of positions.
  var text: DocumentText {
    if let knownText { return knownText }
    let text = DocumentText(source.bytes, encoding: encoding)
    knownText = text
    return text
  }

  /// The statements.
  private(set) lazy var tree = SyntaxTree(parsing: source, as: SourceID(0))

  /// The statement around each statement, by position. The root is around itself.
  private(set) lazy var parents: [Int] = {
    var parents = Array(repeating: 0, count: tree.nodes.count)
    for node in tree.nodes.indices { for child in tree.children(of: node) { parents[child] = node } }
    return parents
  }()

  /// The names in the sheet.
  private(set) lazy var names = NameOccurrences(tree)

  /// Whether the sheet declares view types.
  private(set) lazy var hasViewTypes = Sheet.mayHaveViewTypes(source) && names.hasViewTypes

  /// Whether a sheet might have a `@view`. The search in its bytes needs no parsing.
  private static func mayHaveViewTypes(_ source: SourceText) -> Bool {
    let bytes = source.bytes.span
    guard bytes.count > 1 else { return false }
    // An escape can encode the first letter.
    for index in 0..<bytes.count - 1
    where bytes[index] == 0x40 && (bytes[index + 1] | 0x20 == 0x76 || bytes[index + 1] == 0x5C) {
      return true
    }
    return false
  }

  /// The token at an offset.
  ///
  /// At the border of two tokens, it is the second one, unless only the first one has a name.
  func token(at offset: Int) -> Int {
    let tape = tree.tape
    let after = max((0..<tape.count).partitioningIndex { tape.range($0).start > offset } - 1, 0)
    guard after > 0, tape.range(after).start == offset, !Sheet.isNamed(tape.kind(after)),
      Sheet.isNamed(tape.kind(after - 1))
    else { return after }
    return after - 1
  }

  private static func isNamed(_ kind: TokenKind) -> Bool {
    switch kind {
    case .ident, .function, .atKeyword, .hash, .number, .percentage, .dimension, .string, .url: true
    default: false
    }
  }

  /// The statements around an offset, from the outermost to the innermost, without the root.
  func statements(around offset: Int) -> [Int] {
    var found: [Int] = []
    var node = 0
    while let inner = tree.children(of: node).first(where: { touches(offset, node: $0) }) {
      found.append(inner)
      node = inner
    }
    return found
  }

  private func touches(_ offset: Int, node: Int) -> Bool {
    let range = tree.range(of: node)
    return range.start <= offset && offset <= range.end
  }
}
