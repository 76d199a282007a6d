import TestSupport
import VStyleAdvice
import VStyleCompiler
import VStyleDiff
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues

@testable import VStyleEngine

/// A random tree with random sheets, which an engine updates and the reference computes again after every change.
struct EngineWorld {
  private var random: SeededGenerator
  private var stylesheet: CompiledStylesheet
  private let styles: [Style]
  let engine: StyleEngine
  private(set) var sheet: String
  private(set) var log: [String] = []
  /// The report of the last flush.
  private(set) var report = EngineReport()

  private final class Node {
    var element: ElementNode
    var children: [Node] = []
    weak var parent: Node?
    let number: Int

    init(_ element: ElementNode, number: Int) {
      self.element = element
      self.number = number
    }
  }

  private var root: Node
  private var nodes: [Node]
  private var environment = StyleEnvironment()

  /// - Parameters:
  ///   - nodeCount: the number of nodes at first, without the root.
  ///   - hasOwnStyles: whether elements may have styles of their own.
  ///   - asksOthers: whether rules may ask about other nodes.
  init(
    seed: UInt64, nodeCount: Int, limits: EngineLimits, hasOwnStyles: Bool = true, asksOthers: Bool = true
  ) {
    random = SeededGenerator(seed: seed)
    var generator = SheetScript(random, asksOthers: asksOthers)
    sheet = generator.sheet()
    random = generator.random
    stylesheet = CompiledStylesheet.compile([SheetInput(SourceText(sheet))], schema: EngineSchema.schema)
    let stylesheet = stylesheet
    styles = hasOwnStyles ? ["plain", "stateful", "looking-up"].compactMap { stylesheet.style(named: $0) } : []
    engine = StyleEngine(stylesheet, limits: limits)
    // Most roots are plain boxes, but a control with state slots can be a root, too.
    let element = ElementNode(key: "root", typeName: seed % 3 == 0 ? "Key" : "Box")
    root = Node(element, number: engine.insert(element, into: nil))
    nodes = [root]
    for _ in 0..<nodeCount { insert() }
  }

  /// Replaces the sheet. The next change flushes.
  mutating func reload(_ sheet: String) {
    self.sheet = sheet
    log.append("reload")
    stylesheet = CompiledStylesheet.compile([SheetInput(SourceText(sheet))], schema: EngineSchema.schema)
    engine.reload(stylesheet)
  }

  /// Changes the tree or the environment at random, and flushes.
  ///
  /// - Parameter seed: the seed of the random changes.
  mutating func change(_ seed: UInt64) {
    random = SeededGenerator(seed: seed)
    for _ in 0..<Int.random(in: 1..<4, using: &random) {
      switch Int.random(in: 0..<16, using: &random) {
      case 0, 1: insert()
      case 2: remove()
      case 3: move()
      case 4: environment.traits.colorScheme = Bool.random(using: &random) ? .dark : .light
      case 5: environment.themeName = [nil, "day", "night", "pink"].randomElement(using: &random) ?? nil
      case 6:
        environment.traits.width = Bool.random(using: &random) ? 300 : 900
        environment.traits.layoutDirection = environment.traits.width == 300 ? .rightToLeft : .leftToRight
      case 7, 8, 9: toggle(of: root)
      default: nodes.randomElement(using: &random).map { toggle(of: $0) }
      }
    }
    engine.environment = environment
    report = engine.flush()
  }

  private mutating func insert() {
    guard let parent = nodes.randomElement(using: &random) else { return }
    let element = element()
    let before = Bool.random(using: &random) ? parent.children.randomElement(using: &random) : nil
    let node = Node(element, number: engine.insert(element, into: parent.number, before: before?.number))
    node.parent = parent
    let place = before.flatMap { before in parent.children.firstIndex { $0 === before } } ?? parent.children.count
    parent.children.insert(node, at: place)
    nodes.append(node)
    log.append("insert \(node.number) \(element.typeName) \(element.classes) into \(parent.number)")
  }

  private mutating func remove() {
    guard nodes.count > 3, let node = nodes.dropFirst().randomElement(using: &random) else { return }
    log.append("remove \(node.number)")
    engine.remove(node.number)
    node.parent?.children.removeAll { $0 === node }
    var gone = [node]
    while let next = gone.popLast() {
      nodes.removeAll { $0 === next }
      gone += next.children
    }
  }

  private mutating func move() {
    guard let node = nodes.dropFirst().randomElement(using: &random) else { return }
    var inside = [node]
    var banned: [Node] = []
    while let next = inside.popLast() {
      banned.append(next)
      inside += next.children
    }
    guard
      let parent = nodes.filter({ candidate in !banned.contains { $0 === candidate } }).randomElement(using: &random)
    else { return }
    log.append("move \(node.number) into \(parent.number)")
    node.parent?.children.removeAll { $0 === node }
    let before = Bool.random(using: &random) ? parent.children.randomElement(using: &random) : nil
    engine.move(node.number, into: parent.number, before: before?.number)
    let place = before.flatMap { before in parent.children.firstIndex { $0 === before } } ?? parent.children.count
    parent.children.insert(node, at: place)
    node.parent = parent
  }

  private mutating func toggle(of node: Node) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1, 2:
      let name = SheetScript.classes.randomElement(using: &random) ?? "a"
      let isOn = !node.element.classes.contains(name)
      node.element.classes.removeAll { $0 == name }
      if isOn { node.element.classes.append(name) }
      engine.setClass(engine.className(name), isOn, of: node.number)
      log.append("class \(name) \(isOn) of \(node.number)")
    case 3, 4:
      let name = SheetScript.states.randomElement(using: &random) ?? "hovered"
      let isOn = !node.element.states.contains(name)
      if isOn { node.element.states.insert(name) } else { node.element.states.remove(name) }
      engine.setState(engine.stateName(name), isOn, of: node.number)
      log.append("state \(name) \(isOn) of \(node.number)")
    default:
      let changed = element()
      node.element.attributes = changed.attributes
      node.element.text = changed.text
      node.element.localStyles = changed.localStyles
      node.element.themeName = changed.themeName
      engine.update(node.number, node.element)
      log.append("update \(node.number): theme \(changed.themeName ?? "-"), \(changed.localStyles.count) styles")
    }
  }

  private mutating func element() -> ElementNode {
    var element = ElementNode(key: "", typeName: SheetScript.types.randomElement(using: &random) ?? "Box")
    element.classes = SheetScript.classes.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
    element.states = Set(SheetScript.states.filter { _ in Int.random(in: 0..<6, using: &random) == 0 })
    if Int.random(in: 0..<6, using: &random) == 0 { element.id = "one" }
    if Int.random(in: 0..<5, using: &random) == 0 {
      element.attributes["kind"] = Bool.random(using: &random) ? "x" : "y"
      element.attributes["dir"] = element.attributes["kind"] == "x" ? "RTL" : "ltr"
    }
    if Int.random(in: 0..<4, using: &random) == 0 { element.text = "text" }
    if Int.random(in: 0..<8, using: &random) == 0 {
      element.themeName = ["day", "night", "pink"].randomElement(using: &random)
    }
    if Int.random(in: 0..<6, using: &random) == 0, let style = styles.randomElement(using: &random) {
      element.localStyles = Bool.random(using: &random) ? [style] : styles
    }
    return element
  }

  /// The shared style of each node in the engine.
  var styleIDs: [ID<SharedStyle>] { nodes.map { engine.style(of: ID($0.number)) } }

  /// The differences between the engine and the reference.
  func differences() -> [String] {
    let (tree, numbers) = tree()
    return engine.differences(from: StyleEvaluator(stylesheet, tree: tree, environment: environment), nodes: numbers)
  }

  /// The diagnostics of the engine and of the reference, each as its location and rule, if the two differ.
  func diagnosticDifferences() -> [String] {
    let (tree, _) = tree()
    let reference = StyleEvaluator(stylesheet, tree: tree, environment: environment)
    func texts(_ diagnostics: [Diagnostic]) -> Set<String> {
      Set(diagnostics.map { "\($0.location.range.start) \($0.rule)" })
    }
    let (found, expected) = (texts(engine.diagnostics), texts(reference.diagnostics))
    return found.subtracting(expected).sorted().map { "only the engine: \($0)" }
      + expected.subtracting(found).sorted().map { "only the reference: \($0)" }
  }

  /// The differences between a second engine with the sheet and the reference.
  ///
  /// - Parameter isSetLater: whether the engine gets its environment after its nodes.
  func differencesOfSecondEngine(isSetLater: Bool) -> [String] {
    let (tree, _) = tree()
    let second = StyleEngine(stylesheet, tree: tree, environment: isSetLater ? StyleEnvironment() : environment)
    second.environment = environment
    second.flush()
    let reference = StyleEvaluator(stylesheet, tree: tree, environment: environment)
    return second.differences(from: reference, nodes: Array(tree.nodes.indices))
  }

  /// The tree, and the engine's node for each index in it.
  private func tree() -> (tree: ElementTree, numbers: [Int]) {
    var tree = ElementTree()
    var numbers: [Int] = []
    var pending: [(node: Node, parent: Int?)] = [(root, nil)]
    while let (node, parent) = pending.popLast() {
      let position = tree.add(node.element, to: parent)
      numbers.append(node.number)
      for child in node.children.reversed() { pending.append((child, position)) }
    }
    return (tree, numbers)
  }
}

extension StyleEngine {
  /// Whether selectors test positions among siblings, what subtrees and later siblings have, whether rules are in
  /// scopes, and whether a rule asks about the root of its scope.
  var selectorNeeds: (positions: Bool, otherNodes: Bool, scopes: Bool, scopeQuestions: Bool) {
    let selectors = core.matching.selectors
    return (
      !selectors.features.positions.isEmpty, !selectors.tree.isEmpty, !selectors.scopes.isEmpty,
      !selectors.questions.isEmpty
    )
  }
}

/// The view types of the random trees, with inherited properties, state slots and context-dependent values.
enum EngineSchema {
  static let schema: StyleSchema = {
    var schema = StyleSchema()
    let color = Property("color", .color, inheritance: .fromParent)
    let font = Property("font-size", .length, inheritance: .fromParent)
    let shared: [StyleSchema.PropertyEntry] = [
      .init(color, initial: StyleValue(Color.black)),
      .init(font, initial: StyleValue(17.0)),
      .init(Property("background-color", .color), initial: StyleValue(Color.clear)),
      .init(Property("width", .length), initial: StyleValue(0.0)),
      .init(Property("opacity", .number(0...1)), initial: StyleValue(1.0)),
      .init(Property("margin", .insets), initial: StyleValue(EdgeInsets(top: 1, left: 4, bottom: 3, right: 2))),
      .init(Property("pad", .insets, inheritance: .fromParent), initial: StyleValue(EdgeInsets.zero)),
    ]
    schema.add(.init(name: "Box", superclass: nil, states: ["hovered"], properties: shared))
    schema.add(
      .init(
        name: "Key", superclass: "Box", states: ["enabled", "disabled", "highlighted", "selected", "focused"],
        properties: [
          .init(
            Property("title-color", .color), initial: StyleValue(Color.black),
            slots: ["normal", "highlighted", "disabled"]),
          .init(
            Property("glow", .color, inheritance: .fromParent), initial: StyleValue(Color.clear),
            slots: ["normal", "highlighted", "disabled"]),
          .init(
            Property("key-inset", .insets), initial: StyleValue(EdgeInsets.zero),
            slots: ["normal", "highlighted", "disabled"]),
        ]))
    schema.add(
      .init(
        name: "Note", superclass: "Box",
        properties: [
          .init(Property("text-color", .color), initial: StyleValue(Color.black)),
          .init(Property("font", .font), initial: StyleValue(Font.system(12))),
        ]))
    return schema
  }()
}
