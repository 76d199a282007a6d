import Testing
import VStyleAdvice
import VStyleCompiler
import VStyleStylesheet
import VStyleSyntax

@testable import VStyleEngine

/// The memory of each node. Only sheets that ask about other nodes pay for it, and only as long as they do.
@Suite("the bytes of a node")
struct NodeByteTests {
  private static let count = 1_000
  private static let rules = [
    "Box:has(> .a ~ .b) { width: 3; }", "*:nth-child(2 of .a) { width: 3; }",
    "@scope (.a) to (.b) { .c { width: 3; } }",
    "@scope (.a) { *:has(:is(& > .b)) { width: 3; } }", "@scope (.a) { *:nth-last-child(1 of & > .b) { width: 3; } }",
  ]

  private func compile(_ sheet: String) -> CompiledStylesheet {
    CompiledStylesheet.compile([SheetInput(SourceText(sheet))], schema: EngineSchema.schema)
  }

  private func engine(_ sheet: String) -> StyleEngine {
    var tree = ElementTree()
    for number in 0..<Self.count {
      var node = ElementNode(key: "\(number)", typeName: "Box")
      node.classes = zip(["a", "b", "c"], [2, 3, 5]).filter { number.isMultiple(of: $0.1) }.map(\.0)
      tree.add(node, to: number == 0 ? nil : (number - 1) / 3)
    }
    let engine = StyleEngine(compile(sheet), tree: tree)
    engine.flush()
    return engine
  }

  /// The bytes of the columns of nodes and of the list of nodes that rules ask.
  private func bytes(_ engine: StyleEngine) -> Int {
    bytes(of: engine.core.nodes) + bytes(of: engine.core.scopeAnswers)
  }

  /// The fewest bytes of several engines that exist at once. An allocator may give an array some bytes more than it asks
  /// for, but seldom to all of them.
  private func fewestBytes(_ make: () -> StyleEngine) -> Int {
    let engines = (0..<5).map { _ in make() }
    return engines.map { bytes($0) }.min() ?? 0
  }

  private func bytes(of value: Any) -> Int {
    if let array = value as? any Sized { return array.bytes }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .struct ? mirror.children.reduce(0) { $0 + bytes(of: $1.value) } : 0
  }

  @Test(
    "a rule that asks about other nodes takes at most 16 bytes of each, and gives them back",
    arguments: [".a { color: red; }", ".a + .b { color: red; }", ".a:first-child { color: red; }"],
    rules + [rules.joined()])
  func columns(_ sheet: String, _ rule: String) {
    let before = fewestBytes { engine(sheet) }
    #expect((32...40).contains(before / Self.count))
    #expect(bytes(engine(sheet + rule)) <= before + 16 * Self.count + 512)
    let after = fewestBytes {
      let reloaded = engine(sheet)
      reloaded.reload(compile(sheet + rule))
      reloaded.flush()
      let during = bytes(reloaded)
      #expect(during <= before + 16 * Self.count + 512)
      if rule.contains("~") { #expect(during >= before + 4 * Self.count) }
      reloaded.reload(compile(sheet))
      reloaded.flush()
      #expect(bytes(of: reloaded.core.tree) <= 5_000)
      return reloaded
    }
    #expect(after <= before)
  }

  @Test("an own style that asks about other nodes takes at most 16 bytes of each")
  func ownStyles() {
    let sheet = compile("@style own { &:has(.a) { width: 3; } .b:has(> &) & { opacity: 0.5; } } .a { color: red; }")
    var tree = ElementTree()
    for number in 0..<Self.count { tree.add(ElementNode(key: "\(number)", typeName: "Box"), to: number == 0 ? nil : 0) }
    let engine = StyleEngine(sheet, tree: tree)
    engine.flush()
    let before = bytes(engine)
    var node = ElementNode(key: "1", typeName: "Box")
    node.localStyles = [sheet.style(named: "own")].compactMap(\.self)
    engine.update(1, node)
    engine.flush()
    #expect(bytes(engine) > before && bytes(engine) <= before + 16 * Self.count + 512)
  }
}

/// A collection whose memory can be asked for.
private protocol Sized {
  var bytes: Int { get }
}

extension Array: Sized {
  fileprivate var bytes: Int { capacity * MemoryLayout<Element>.stride }
}
