import TestSupport
import Testing
import VStyleEngine
import VStyleSyntax
import VStyleValues

@testable import VStyleCascade

/// Bytes that are no precompiled sheet of the schema are refused.
@Suite("faults of precompiled sheets")
struct PrecompiledSheetFaultTests {
  private static let schema = EngineSchema.schema

  private static func text(_ seed: UInt64) -> String {
    var script = SheetScript(SeededGenerator(seed: seed))
    return script.sheet() + "Box { colr: red }"
  }

  private static func compile(_ text: String) -> CompiledStylesheet {
    CompiledStylesheet.compile([SheetInput(SourceText(text))], schema: schema)
  }

  private static func bytes(_ text: String) throws -> [UInt8] {
    try PrecompiledSheet(compile(text), of: [SheetInput(SourceText(text))], schema: schema).bytes
  }

  private func error(_ bytes: [UInt8], _ schema: StyleSchema = schema) -> PrecompiledSheetError? {
    do throws(PrecompiledSheetError) {
      _ = try PrecompiledSheet(bytes, schema: schema)
      return nil
    } catch { return error }
  }

  @Test("each error has its reason and says what to do")
  func reasons() throws {
    let bytes = try Self.bytes("Box { width: 1 }")
    var (newer, changed) = (bytes, bytes)
    newer[8] = 9
    changed[bytes.count - 1] ^= 1
    var other = Self.schema
    other.add(.init(name: "Other", superclass: "Box"))
    let rows: [([UInt8], StyleSchema, PrecompiledSheetError.Reason, String)] = [
      ([], Self.schema, .otherFormat, "vstyle compile"),
      (Array("Box { width: 1 }".utf8), Self.schema, .otherFormat, "found other bytes"),
      (Array(bytes.prefix(20)), Self.schema, .damaged, "ends inside of its header"),
      (newer, Self.schema, .otherVersion, "version 1, found version 9"),
      (Array(bytes.dropLast()), Self.schema, .damaged, "expected \(bytes.count) bytes, found \(bytes.count - 1)"),
      (bytes + [0], Self.schema, .damaged, "found \(bytes.count + 1)"),
      (changed, Self.schema, .damaged, "checksum"), (bytes, other, .otherSchema, "--schema FILE"),
    ]
    for (bytes, schema, reason, part) in rows {
      let error = try #require(self.error(bytes, schema))
      #expect(error.reason == reason && error.description.contains(part), "\(error)")
    }
  }

  @Test("a change of any byte, a cut anywhere and bytes of other files are refused")
  func changes() throws {
    var random = SeededGenerator(seed: SeededGenerator.seed)
    let bytes = try Self.bytes(Self.text(SeededGenerator.seed))
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= UInt8.random(in: 1...255, using: &random)
      #expect(error(changed) != nil, "TEST_SEED=\(SeededGenerator.seed) byte \(index)")
      #expect(error(Array(bytes.prefix(index))) != nil, "TEST_SEED=\(SeededGenerator.seed) cut at \(index)")
    }
    for _ in 0..<Environment.rounds(200) {
      let foreign = (0..<Int.random(in: 0...300, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      #expect(error(foreign) != nil && error(bytes.prefix(8) + foreign) != nil)
    }
  }

  @Test("contents that were changed on purpose are read without a crash, and style a tree", arguments: 0..<8)
  func contents(round: Int) throws {
    let seed = SeededGenerator.seed &+ UInt64(round)
    var random = SeededGenerator(seed: seed)
    let bytes = try Self.bytes(Self.text(seed))
    let (contents, fingerprint) = (Array(bytes.dropFirst(PrecompiledHeader.count)), SchemaFingerprint.of(Self.schema))
    var (read, refused) = (0, 0)
    for _ in 0..<Environment.rounds(60) {
      var changed = contents
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: changed.indices, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: changed.remove(at: index)
        case 1: changed.insert(UInt8.random(in: 0...255, using: &random), at: index)
        case 2: changed[index] = UInt8.random(in: 0...4, using: &random)
        default: changed[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        }
      }
      let sheet = try PrecompiledSheet(PrecompiledHeader.file(changed, fingerprint: fingerprint), schema: Self.schema)
      if (try? sheet.read()) == nil { refused += 1 } else { read += 1 }
      var (tree, root, leaf) = (
        ElementTree(), ElementNode(key: "root", typeName: "Box"), ElementNode(key: "leaf", typeName: "Key")
      )
      (root.classes, leaf.classes) = (["a"], ["b"])
      _ = tree.add(root)
      _ = tree.add(leaf, to: 0)
      StyleEngine(sheet.stylesheet, tree: tree).flush()
      for style in StyleEvaluator(sheet.stylesheet, tree: tree).styles { _ = style.properties.count }
      let renderer = DiagnosticRenderer(sheet.stylesheet.sources)
      for diagnostic in sheet.stylesheet.diagnostics { _ = renderer.pretty(diagnostic) }
      for name in sheet.stylesheet.styleNames { _ = sheet.stylesheet.style(named: name)?.dependsOnEnvironment }
    }
    #expect(read > 0 && refused > 0, "TEST_SEED=\(seed): \(read) read, \(refused) refused")
  }

  @Test("media queries that are nested too deep are refused", arguments: [(100, true), (20_000, false)])
  func depth(_ count: Int, isRead: Bool) throws {
    var writer = ByteWriter()
    writer.write(StyleCondition.Origin.media(String(repeating: "(not ", count: count) + "(hover)"))
    var reader = try ByteReader(writer.bytes, from: 0)
    #expect(((try? reader.condition()) != nil) == isRead)
  }

  @Test("contents that cannot be read are compiled from their texts, or report that they are no text")
  func fallback() throws {
    let text = "Box { width: 1 }"
    let bytes = try Self.bytes(text)
    let fingerprint = SchemaFingerprint.of(Self.schema)
    let cut = PrecompiledHeader.file(
      Array(bytes.dropFirst(PrecompiledHeader.count).dropLast()), fingerprint: fingerprint)
    let sheet = try PrecompiledSheet(cut, schema: Self.schema)
    #expect((try? sheet.read()) == nil && sheet.stylesheet.hasContents(of: Self.compile(text)))
    let nothing = try PrecompiledSheet(
      PrecompiledHeader.file([0xFF, 0, 1], fingerprint: fingerprint), schema: Self.schema)
    #expect(nothing.stylesheet.rules.isEmpty && nothing.stylesheet.diagnostics.contains { $0.severity == .error })
  }
}
