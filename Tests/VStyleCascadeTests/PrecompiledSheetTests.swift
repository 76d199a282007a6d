import TestSupport
import Testing
import VStyleSyntax
import VStyleValues

@testable import VStyleCascade

/// Stylesheets come back from bytes as they were.
@Suite("precompiled sheets")
struct PrecompiledSheetTests {
  private static let mistakes =
    "Box { colr: red; color: 5 red } .a:hoverd { } @nothing { } @media (width > 1) { Box { colr: 1 } }\n.b {\n}\n"

  @Test("a random sheet comes back, and its bytes depend neither on parts and chunks nor on the number of the write")
  func random() throws {
    for round in 0..<Environment.rounds(60) {
      let seed = SeededGenerator.seed &+ UInt64(round)
      var script = SheetScript(SeededGenerator(seed: seed))
      let text = (0..<3).map { _ in script.sheet() + (round % 2 == 0 ? Self.mistakes : "") }.joined()
      let (whole, chunked) = (compile(text), compile(text, chunkTokens: 24, partBytes: 100))
      let bytes = try stored(whole, text)
      #expect(try stored(whole, text) == bytes, "TEST_SEED=\(seed)\n\(text)")
      #expect(try stored(chunked, text) == bytes, "TEST_SEED=\(seed)\n\(text)")
      let loaded = try PrecompiledSheet(bytes, schema: EngineSchema.schema)
      #expect(loaded.stylesheet.hasContents(of: whole), "TEST_SEED=\(seed)\n\(text)")
      #expect(loaded.inputs.map(\.source) == [SourceText(text)])
      #expect(try stored(loaded.stylesheet, text) == bytes, "TEST_SEED=\(seed)\n\(text)")
    }
  }

  /// Each statement makes a part of a stylesheet that no other one makes.
  private static let statements = [
    "", "/* a comment */", "Box { }", "Box { color: red !important; size: inherit; --own: a b }",
    "Box { margin: 1 2 3 }", "Box { margin: var(--m); border: dotted 2 red }", "Box { all: revert; all: var(--x) }",
    "#x.a > [k=\"v\" i] ~ Key:exact + :not(.b, :is(.c, .d)):where(.e) { depth: 1 }",
    ".a { & .b, .c & { depth: 2; &:has(> .d) { & & { depth: 3 } } } }", ":has(.a):is(:has(.b), .c) { & { depth: 4 } }",
    ":nth-child(-2n+3 of .a, .b), :last-of-type, :scope, :empty, :state(x), :scheme(dark) { depth: 5 }",
    "@scope (.a) to (.b) { :scope { depth: 6 } @scope (& > .c) { depth: 7 } }",
    "@layer a, b.c; @layer { Box { depth: 8 } } @media (width > 4) { @layer d { Box { depth: 9 } } }",
    "@media not (width < 3), (nonsense) { Box { depth: 10 } } @media screen and (hover) { Box { depth: 1 } }",
    "@supports (depth: 1) { Box { depth: 11 } } @supports (no: 1) { Box { depth: 12 } }",
    "@theme t { color-scheme: dark; --m: 3 } @theme u from t { Box { depth: 13 } } :theme(u) Box { depth: 2 }",
    "@property --p { syntax: \"<length>+ | none\"; inherits: true; initial-value: 3 } Box { --p: 4 }",
    "@property --q { syntax: \"*\"; inherits: false } @media (width > 1) { @property --h { syntax: \"<half>\"; "
      + "inherits: false; initial-value: left } }",
    "@style s for Box { depth: 1; &.a { depth: 2 } } @style r extends s { @apply s; } Note { @apply r; }",
    "@view Mine: Box { tint: <color>; level: <number [0,1]>; broken: <nothing>; any: * } Mine { tint: red; any: x y }",
    "Box { color: light-dark(red, blue); size: calc(1em + 2); fill: color-mix(in srgb, red, currentcolor) }",
    "Box { color: \"unclosed", "Box { (", "} ] ; Box { depth: } @media", "Box { depth: 1 // no\n }",
    "\u{FEFF}Box { size: 1 }",
    "Box { depth: \(String(repeating: "(", count: 200))",
    "@media \(String(repeating: "(not ", count: 200)) { Box { } }",
    "Bo\\78 { de\\70th: 1 } .\\31 { depth: 2 }",
    "Box { depth: 1; depth: 2; Depth: 3; size: \(String(repeating: "0", count: 300))1 }",
  ]

  @Test("each statement comes back", arguments: statements)
  func statement(_ text: String) throws {
    let stylesheet = CompiledStylesheet.compile([SheetInput(SourceText(text))], schema: SmallTree.schema)
    let sheet = try PrecompiledSheet(stylesheet, of: [SheetInput(SourceText(text))], schema: SmallTree.schema)
    #expect(try PrecompiledSheet(sheet.bytes, schema: SmallTree.schema).stylesheet.hasContents(of: stylesheet))
  }

  @Test("a sheet that is no text, or too long, comes back with its diagnostic")
  func noText() throws {
    var limits = CompilerLimits()
    for (bytes, most) in [([0xFF, 0xFE, 0x42, 0x00, 0x6F, 0x00], 100), (Array("Box { depth: 1 }".utf8), 3)] {
      limits.syntax.byteCount = most
      let input = SheetInput(SourceText(path: "a.vstyle", bytes: bytes))
      let stylesheet = CompiledStylesheet.compile([input], schema: SmallTree.schema, limits: limits)
      let loaded = try PrecompiledSheet(stylesheet, of: [input], schema: SmallTree.schema).stylesheet
      #expect(loaded.hasContents(of: stylesheet) && !loaded.diagnostics.isEmpty)
    }
  }

  @Test("several sheets come back with their imports, layers and origins")
  func imports() throws {
    let files = [
      "lib/a.vstyle": "@import \"b.vstyle\" layer(low) (width > 3);\n.a { depth: 1 }",
      "lib/b.vstyle": ".b { depth: 2 }",
      "dark.vstyle": ".c { depth: 3 }",
    ]
    let inputs = [
      SheetInput(SourceText("Box { depth: 9 }", path: "base.vstyle"), origin: .framework),
      SheetInput(
        SourceText(
          "@import \"lib/a.vstyle\";\n@import \"dark.vstyle\" theme(night);\n@theme night { }", path: "app.vstyle")),
    ]
    let stylesheet = CompiledStylesheet.compile(inputs, schema: SmallTree.schema, loader: Texts(texts: files))
    #expect(stylesheet.rules.count == 4 && stylesheet.diagnostics.isEmpty)
    let bytes = try PrecompiledSheet(stylesheet, of: inputs, schema: SmallTree.schema).bytes
    let loaded = try PrecompiledSheet(bytes, schema: SmallTree.schema)
    #expect(loaded.stylesheet.hasContents(of: stylesheet))
    #expect(loaded.inputs.map(\.source) == inputs.map(\.source) && loaded.inputs.map(\.origin) == inputs.map(\.origin))
    let again = CompiledStylesheet.compile(
      loaded.inputs, schema: SmallTree.schema, loader: StoredSheets(loaded.stylesheet.sources))
    #expect(again.hasContents(of: stylesheet))
  }

  @Test("a comparison of contents sees each part of a stylesheet")
  func comparison() {
    let compiled = Self.statements.map {
      CompiledStylesheet.compile([SheetInput(SourceText($0))], schema: SmallTree.schema)
    }
    for (index, first) in compiled.enumerated() {
      for (position, second) in compiled.enumerated() {
        #expect(first.hasContents(of: second) == (index == position))
      }
    }
  }

  private func stored(_ stylesheet: CompiledStylesheet, _ text: String) throws -> [UInt8] {
    try PrecompiledSheet(stylesheet, of: [SheetInput(SourceText(text))], schema: EngineSchema.schema).bytes
  }

  private func compile(_ text: String, chunkTokens: Int = .max, partBytes: Int = 1 << 24) -> CompiledStylesheet {
    var limits = CompilerLimits()
    limits.chunkTokens = chunkTokens
    limits.syntax.partBytes = partBytes
    return CompiledStylesheet.compile([SheetInput(SourceText(text))], schema: EngineSchema.schema, limits: limits)
  }
}

/// Sheets to import, by path.
struct Texts: SheetLoader {
  let texts: [String: String]

  func load(_ path: String) throws(ImportFailure) -> SourceText {
    guard let text = texts[path] else { throw ImportFailure("does not exist") }
    return SourceText(text, path: path)
  }
}
