import VStyleSyntax
import VStyleValues

extension ByteReader {
  /// Reads a condition, as it is made from what `ByteWriter.write(_:)` wrote.
  mutating func condition() throws(Failure) -> StyleCondition {
    switch try number(below: 3) {
    case 0: return .theme(try text())
    case 1:
      guard let condition = MediaCondition.make(try text()) else { throw Failure() }
      return condition
    default: return .supports(try flag())
    }
  }

  /// Reads the content of a declaration. Values are read from the tokens of their sheet.
  ///
  /// - Parameters:
  ///   - trees: the trees of the sources.
  ///   - kinds: the value types of the properties in the sheet.
  ///   - schema: the schema of the sheet.
  mutating func content(
    _ trees: [SyntaxTree], _ kinds: [ValueKind], _ schema: StyleSchema
  ) throws(Failure) -> DeclarationContent {
    let (name, isCustom, slot) = (try text(), try flag(), try optionalText())
    let own = try self.kinds(of: kinds)
    let shorthand = try flag() ? try self.shorthand(kinds, schema) : nil
    let tree = trees[try number(below: trees.count)]
    let node = try number(below: tree.nodes.count)
    let slice = try flag() ? try self.slice(trees) : nil
    let value: DeclaredValue
    switch try number(below: 3) {
    case 0: value = .wide(try element(of: WideKeyword.allCases))
    case 1:
      let tokens = slice ?? TokenSlice(tape: tree.tape, tokens: tree.nodes[node].content)
      value = .typed(try values(of: tokens, kinds))
    default: value = .tokens
    }
    return DeclarationContent(
      name: name, isCustom: isCustom, value: value, kinds: own, shorthand: shorthand, slot: slot, slice: slice)
  }

  private mutating func kinds(of all: [ValueKind]) throws(Failure) -> [ValueKind] {
    try list { (reader) throws(Failure) in all[try reader.number(below: all.count)] }
  }

  private mutating func values(of tokens: TokenSlice, _ kinds: [ValueKind]) throws(Failure) -> [TypedValue] {
    try list { (reader) throws(Failure) in
      let kind = kinds[try reader.number(below: kinds.count)]
      guard let value = try? kind.parseWhole(tokens.cursor) else { throw Failure() }
      return TypedValue(kind: kind, value: value)
    }
  }

  private mutating func shorthand(
    _ kinds: [ValueKind], _ schema: StyleSchema
  ) throws(Failure) -> PendingShorthand {
    let (typeName, name) = (try text(), try text())
    guard let shorthand = schema.shorthand(name, in: typeName) else { throw Failure() }
    var own: [String: ValueKind] = [:]
    for (longhand, kind) in try list({ (reader) throws(Failure) in
      (try reader.text(), kinds[try reader.number(below: kinds.count)])
    }) { own[longhand] = kind }
    return PendingShorthand(shorthand: shorthand, kinds: own)
  }

  private mutating func slice(_ trees: [SyntaxTree]) throws(Failure) -> TokenSlice {
    guard try flag() else { return TokenSlice(try text()) }
    let tape = trees[try number(below: trees.count)].tape
    let first = try number(below: tape.count + 1)
    let count = try number(below: tape.count - first + 1)
    return TokenSlice(tape: tape, tokens: first..<first + count)
  }
}
