import VStyleStylesheet
package import VStyleSyntax
import VStyleValues

/// The prelude of an `@import`: a file, and the layer, `supports()`, theme and media queries of its rules.
///
/// - Spec: https://www.w3.org/TR/css-cascade-5/#at-import
package struct ImportClause {
  /// The layer of the imported rules.
  enum Layer: Hashable {
    case none
    case anonymous
    case named([String])
  }

  let reference: String
  let location: SourceLocation
  let layer: Layer
  let theme: (name: String, location: SourceLocation)?
  let conditions: [StyleCondition]

  /// The media queries; `nil` if there are none.
  private(set) var media: (cursor: TokenCursor, tree: SyntaxTree)?

  /// Whether the condition of `supports()` is met. A sheet whose condition is not is never loaded.
  private(set) var isSupported = true

  /// Whether the import names a layer.
  var namesLayer: Bool { if case .named = layer { true } else { false } }

  /// Parses the prelude of an `@import`; returns `nil` after a diagnostic if it is invalid.
  init?(_ node: Int, in tree: SyntaxTree, compiler: StylesheetCompiler) {
    var cursor = TokenCursor(tree.tape, tree.nodes[node].content)
    cursor.skipTrivia()
    guard let (reference, range) = ImportClause.reference(&cursor) else {
      let range = cursor.kind == .endOfFile ? tree.tape.range(tree.nodes[node].nameToken) : cursor.range
      compiler.report(
        Diagnostic(
          .invalidPrelude, at: SourceLocation(tree.sourceID, range), "`@import` takes a file name in quotes",
          expected: "<string> | <url>", help: "write it like `@import \"tokens.vstyle\";`"))
      return nil
    }
    self.reference = reference
    location = SourceLocation(tree.sourceID, range)
    if let mistake = ImportClause.mistake(after: range.end, cursor, tree, hasBlock: tree.nodes[node].block != nil) {
      compiler.report(mistake)
      (self.layer, self.theme, self.conditions) = (.none, nil, [])
      return
    }
    var layer = Layer.none
    var neverApplies = false
    var theme: (String, SourceLocation)?
    cursor.skipTrivia()
    if cursor.consume(ident: "layer") {
      layer = .anonymous
    } else if cursor.isFunction("layer") {
      let start = cursor.index
      var inner = cursor.enterBlock()
      let path = LayerName.parse(&inner)
      if let path, inner.isAtEnd {
        layer = .named(path)
      } else {
        // It is a function that no media query has, so the sheet never applies.
        let range = cursor.range(from: start)
        compiler.report(ImportClause.noName(SourceLocation(tree.sourceID, range), tree.source.text(in: range)))
        neverApplies = true
      }
    }
    cursor.skipTrivia()
    if cursor.isFunction("supports") { isSupported = ImportClause.isSupported(&cursor, tree, compiler) }
    cursor.skipTrivia()
    if cursor.isFunction("theme") {
      var inner = cursor.enterBlock()
      inner.skipTrivia()
      if inner.kind == .ident { theme = (inner.name, SourceLocation(tree.sourceID, inner.range)) }
    }
    self.layer = layer
    self.theme = theme
    cursor.skipTrivia()
    if theme != nil, let late = ImportClause.lateLayer(&cursor, tree) { compiler.report(late) }
    var conditions: [StyleCondition] = []
    if cursor.kind != .endOfFile {
      media = (cursor, tree)
      conditions.append(
        MediaCondition.make(cursor, tree: tree, compiler: compiler, isOfImport: true))
    }
    self.conditions = conditions + (neverApplies ? [MediaCondition.never] : [])
  }

  /// The conditions, once all sheets are loaded: then the names of custom media queries have their meaning.
  func conditions(in compiler: StylesheetCompiler, isReporting: Bool) -> [StyleCondition] {
    guard let (cursor, tree) = media, (cursor.index..<cursor.end).contains(where: cursor.tape.isDashedIdent) else {
      return conditions
    }
    let own = MediaCondition.make(
      cursor, tree: tree, compiler: compiler, isOfImport: true, isReporting: isReporting)
    return [own] + conditions.dropFirst()
  }

  /// The diagnostic about a `layer()` that is not one name.
  private static func noName(_ location: SourceLocation, _ text: String) -> Diagnostic {
    Diagnostic(
      .invalidPrelude, at: location, "`\(text)` does not name one layer, so the import never applies",
      expected: "<layer-name>", help: "write a name, such as `layer(base)`, or `layer` for one without a name"
    ).with(.prelude(atRule: "layer"))
  }

  /// Whether the condition of a `supports()` is met; an invalid one is reported, and never is.
  private static func isSupported(
    _ cursor: inout TokenCursor, _ tree: SyntaxTree, _ compiler: StylesheetCompiler
  ) -> Bool {
    let start = cursor.index
    let parser = SupportsParser(compiler: compiler, context: RuleContext(origin: .app), source: tree.sourceID)
    if let holds = parser.parseArgument(cursor.enterBlock()) { return holds }
    compiler.report(
      Diagnostic(
        .invalidPrelude, at: SourceLocation(tree.sourceID, cursor.range(from: start)),
        "`supports()` takes a declaration or conditions in parentheses",
        expected: "<declaration> | [not]? ( <declaration> ) [and | or …]", help: "write it like `supports(alpha: 1)`"
      ).with(.prelude(atRule: "supports")))
    return false
  }

  /// Skips a layer after the theme; returns the diagnostic about it, or `nil` if there is none.
  private static func lateLayer(_ cursor: inout TokenCursor, _ tree: SyntaxTree) -> Diagnostic? {
    guard cursor.isFunction("layer") || cursor.isIdent("layer") else { return nil }
    let start = cursor.index
    cursor.skipComponentValue()
    let range = cursor.range(from: start)
    let text = tree.source.text(in: range)
    cursor.skipTrivia()
    return Diagnostic(
      .invalidPrelude, at: SourceLocation(tree.sourceID, range), "`\(text)` is after `theme()`",
      expected: "`\(text)` before `theme()`", help: "write `\(text)` before `theme()`")
  }

  /// The diagnostic about an import that takes the next statement with it, or that names several files; `nil` for
  /// other ones.
  private static func mistake(
    after offset: Int, _ cursor: TokenCursor, _ tree: SyntaxTree, hasBlock: Bool
  ) -> Diagnostic? {
    var cursor = cursor
    cursor.skipTrivia()
    if cursor.kind == .comma || cursor.kind == .string {
      return Diagnostic(
        .invalidPrelude, at: SourceLocation(tree.sourceID, cursor.range), "`@import` takes one file",
        expected: "`;`", found: cursor.tape.description(cursor.index), help: "write an `@import` for each sheet")
    }
    // The next rule begins with an at-keyword or on a line of its own.
    var end = offset
    while cursor.kind != .endOfFile, cursor.kind != .atKeyword,
      !hasBlock || !cursor.tape.hasLineEnd(before: cursor.index)
    {
      let start = cursor.index
      cursor.skipComponentValue()
      end = cursor.range(from: start).end
      cursor.skipTrivia()
    }
    let isNextFound = cursor.kind != .endOfFile
    guard isNextFound || hasBlock else { return nil }
    if !isNextFound { end = offset }
    let place = SourceLocation(tree.sourceID, SourceRange(end, end))
    return Diagnostic(
      .missingSemicolon, at: place, "no semicolon after `@import`, which takes the next rule with it",
      expected: "`;`", found: hasBlock ? "a block" : cursor.tape.description(cursor.index),
      fixes: [.init("insert `;`", safety: .safe, edits: [.init(place, ";")])])
  }

  package static func reference(_ cursor: inout TokenCursor) -> (String, SourceRange)? {
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
package enum LayerName {
  /// Whether a part of a name is a keyword of every property, which no layer can have.
  ///
  /// - Spec: https://www.w3.org/TR/css-cascade-5/#layer-names
  package static func isReserved(_ part: String) -> Bool {
    WideKeyword(rawValue: NameStyle.lowercased(part)) != nil
  }

  /// Parses `a` or `a.b.c`, without white space around the dots; consumes nothing and returns `nil` for other text.
  ///
  /// No part can be a keyword of every property, such as `initial`.
  static func parse(_ cursor: inout TokenCursor) -> [String]? {
    cursor.skipTrivia()
    guard cursor.kind == .ident else { return nil }
    let start = cursor
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
    guard !path.contains(where: isReserved) else {
      cursor = start
      return nil
    }
    return path
  }
}
