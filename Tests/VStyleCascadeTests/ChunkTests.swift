import TestSupport
import Testing
import VStyleAdvice
import VStyleSelectors
import VStyleSyntax
import VStyleValues

@testable import VStyleCompiler
@testable import VStyleStylesheet

/// A sheet that is parsed in parts and compiled in chunks results in the same stylesheet as the whole.
@Suite struct ChunkTests {
  @Test("parts and chunks do not change the stylesheet of a random sheet with mistakes")
  func random() {
    var (chunked, inParts) = (0, 0)
    for round in 0..<Environment.rounds(60) {
      let seed = SeededGenerator.seed &+ UInt64(round)
      var script = SheetScript(SeededGenerator(seed: seed))
      let mistakes =
        "Box { colr: red; color: 5 red } .a:hoverd { } @nothing { } @media (width > 1) { Box { colr: 1 } }\n.b {\n}\n"
        + "@media (--w) and (--none) { Box { depth: 1 } } @custom-media --w (width > 1);\n"
      let text = (0..<3).map { _ in script.sheet() + mistakes }.joined()
      let (stylesheet, whole) = (compile(text, chunkTokens: 24, partBytes: 100), compile(text))
      #expect(Self.lines(stylesheet) == Self.lines(whole), "TEST_SEED=\(seed)\n\(text)")
      #expect(stylesheet.diagnostics == whole.diagnostics, "TEST_SEED=\(seed)\n\(text)")
      #expect(
        stylesheet.layerRanks == whole.layerRanks && stylesheet.layerNames == whole.layerNames, "TEST_SEED=\(seed)")
      #expect(stylesheet.themes.mapValues(\.firstOrder) == whole.themes.mapValues(\.firstOrder), "TEST_SEED=\(seed)")
      #expect(stylesheet.trees.map(\.nodes) == whole.trees.map(\.nodes), "TEST_SEED=\(seed)\n\(text)")
      if stylesheet.syntax.parts.count > 1 { inParts += 1 }
      let stores = stylesheet.rules.compactMap { Mirror(reflecting: $0).descendant("store") as? RuleStore }
      if Set(stores.map(ObjectIdentifier.init)).count > 1 { chunked += 1 }
    }
    #expect(chunked > Environment.rounds(60) / 2 && inParts > Environment.rounds(60) / 3, "\(chunked), \(inParts)")
  }

  private func compile(_ text: String, chunkTokens: Int = .max, partBytes: Int = 1 << 24) -> CompiledStylesheet {
    var limits = CompilerLimits()
    limits.chunkTokens = chunkTokens
    limits.syntax.partBytes = partBytes
    return CompiledStylesheet.compile([SheetInput(SourceText(text))], schema: EngineSchema.schema, limits: limits)
  }

  /// The rules of a stylesheet with their order, conditions and declarations, one line for each rule.
  private static func lines(_ stylesheet: CompiledStylesheet) -> [String] {
    stylesheet.rules.map { rule in
      let declarations = rule.declarations.map { declaration in
        let place = declaration.location.map { "\($0.range.start)" } ?? "-"
        return
          "\(declaration.name)=\(declaration.slice?.text ?? "") \(declaration.value.kind) \(declaration.isImportant) \(place)"
      }
      let conditions = rule.conditions.map(\.description)
      return
        "\(rule.order) \(rule.layer) \(rule.origin) \(rule.target) \(conditions) \(rule.scope != nil) \(declarations)"
    }
  }
}

extension DeclaredValue {
  fileprivate var kind: String {
    switch self {
    case .wide(let keyword): keyword.rawValue
    case .typed(let values): values.map { $0.kind.serialize($0.value) }.joined(separator: "|")
    case .tokens: "tokens"
    }
  }
}
