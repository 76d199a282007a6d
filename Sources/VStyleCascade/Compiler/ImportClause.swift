import VStyleSyntax

/// The prelude of an `@import`: a file, and the layer, theme and media queries of its rules.
///
/// - Spec: https://www.w3.org/TR/css-cascade-5/#at-import
struct ImportClause {
  /// The layer of the imported rules.
  enum Layer {
    case none
    case anonymous
    case named([String])
  }

  let reference: String
  let location: SourceLocation
  let layer: Layer
  let theme: (name: String, location: SourceLocation)?
  let conditions: [StyleCondition]

  /// Parses the prelude of an `@import`; returns `nil` after a diagnostic if it is invalid.
  init?(_ node: Int, in tree: SyntaxTree, compiler: StylesheetCompiler) {
    var cursor = TokenCursor(tree.tape, tree.nodes[node].content)
    cursor.skipTrivia()
    guard let (reference, range) = ImportClause.reference(&cursor) else {
      let range = cursor.kind == .endOfFile ? tree.tape.range(tree.nodes[node].nameToken) : cursor.range
      compiler.report(
        Diagnostic(
          .invalidPrelude, at: SourceLocation(tree.sourceID, range), "`@import` takes a file name in quotes",
          expected: "<string> | <url>"))
      return nil
    }
    self.reference = reference
    location = SourceLocation(tree.sourceID, range)
    if tree.nodes[node].block != nil {
      let end = SourceLocation(tree.sourceID, SourceRange(range.end, range.end))
      compiler.report(
        Diagnostic(
          .missingSemicolon, at: end, "no semicolon after `@import`, which takes the next rule with it",
          expected: "`;`", found: "a block", fixes: [.init("insert `;`", safety: .safe, edits: [.init(end, ";")])]))
      self.layer = .none
      self.theme = nil
      self.conditions = []
      return
    }
    cursor.skipTrivia()
    if cursor.kind == .comma {
      compiler.report(
        Diagnostic(
          .invalidPrelude, at: SourceLocation(tree.sourceID, cursor.range), "`@import` takes one file",
          expected: "`;`", found: "`,`", help: "write an `@import` for each sheet"))
      self.layer = .none
      self.theme = nil
      self.conditions = []
      return
    }
    var layer = Layer.none
    var theme: (String, SourceLocation)?
    cursor.skipTrivia()
    if cursor.consume(ident: "layer") {
      layer = .anonymous
    } else if cursor.isFunction("layer") {
      var inner = cursor.enterBlock()
      layer = .named(LayerName.parse(&inner) ?? [])
    }
    cursor.skipTrivia()
    if cursor.isFunction("theme") {
      var inner = cursor.enterBlock()
      inner.skipTrivia()
      if inner.kind == .ident { theme = (inner.name, SourceLocation(tree.sourceID, inner.range)) }
    }
    self.layer = layer
    self.theme = theme
    cursor.skipTrivia()
    conditions =
      cursor.kind == .endOfFile
      ? []
      : [
        MediaCondition.make(cursor, tree: tree, compiler: compiler) { error in ImportClause.help(error, in: tree) }
      ]
  }

  /// The help for a name in parentheses, which is rather a layer than a media feature; `nil` for other errors.
  private static func help(_ error: MediaQueryParser.SyntaxError, in tree: SyntaxTree) -> String? {
    let (text, range) = (tree.source.text(in: error.range), error.range)
    let after = tree.source.text(in: SourceRange(range.end, min(range.end + 1, tree.source.bytes.count)))
    guard error.message.hasSuffix("`\(text.lowercased())`"), after == ")" else { return nil }
    return "write the name of a layer as `layer(\(text))`, and a media feature as `(width >= 600)`"
  }

  static func reference(_ cursor: inout TokenCursor) -> (String, SourceRange)? {
    let range = cursor.range
    switch cursor.kind {
    case .string:
      defer { cursor.advance() }
      return (cursor.tape.string(cursor.index), range)
    case .url:
      defer { cursor.advance() }
      return (cursor.tape.url(cursor.index), range)
    case .function where cursor.isFunction("url"):
      var inner = cursor.enterBlock()
      inner.skipTrivia()
      guard inner.kind == .string else { return nil }
      return (inner.tape.string(inner.index), inner.range)
    default: return nil
    }
  }
}

/// A dotted layer name.
enum LayerName {
  /// Parses `a` or `a.b.c`, without white space around the dots; returns `nil` for other text.
  static func parse(_ cursor: inout TokenCursor) -> [String]? {
    cursor.skipTrivia()
    guard cursor.kind == .ident else { return nil }
    var path = [cursor.name]
    cursor.advance()
    while true {
      var next = cursor
      next.skipComments()
      guard next.consume(delim: ".") else { break }
      next.skipComments()
      guard next.kind == .ident else { break }
      path.append(next.name)
      next.advance()
      cursor = next
    }
    return path
  }
}
