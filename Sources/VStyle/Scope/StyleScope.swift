public import VStyleCascade
public import VStyleSyntax
public import VStyleValues

/// A tree of views, the sheets that style it, and the surroundings they hold in.
///
/// A scope belongs to one isolation domain, that of its views.
public final class StyleScope {
  /// The root of the tree.
  public let root: any StyleNode

  /// The sheets, the weakest first.
  public var sheets: [Stylesheet] {
    didSet {
      program = nil
      setNeedsFlush()
    }
  }

  /// The theme that is in force at the root; `nil` picks the one of the appearance.
  public var themeName: String? { didSet { setNeedsFlush() } }

  /// The skin in force; `nil` for none.
  public var skin: Skin? { didSet { setNeedsFlush() } }

  /// The traits that `@media` asks for.
  public var traits = Traits() { didSet { setNeedsFlush() } }

  /// Whether something changed since the last flush.
  public private(set) var needsFlush = true

  /// What only showed when values were computed, at the last flush.
  public private(set) var issues: [Diagnostic] = []

  private var program: StyleProgram?
  private var styled: [ObjectIdentifier: WeakNode] = [:]

  /// Makes a scope. Nothing is styled before the first ``flush()``.
  public init(root: any StyleNode, sheets: [Stylesheet]) {
    self.root = root
    self.sheets = sheets
  }

  /// What a flush did.
  public struct FlushReport: Sendable, Equatable {
    /// How many nodes were looked at.
    public var visited = 0
    /// How many values were written to views.
    public var written = 0
  }

  /// Notes that something changed.
  public func setNeedsFlush() { needsFlush = true }

  /// Brings every view of the tree up to date, parents first.
  @discardableResult
  public func flush() -> FlushReport {
    var nodes: [any StyleNode] = []
    let tree = snapshot(&nodes)
    let program = currentProgram(for: nodes)
    let evaluator = StyleEvaluator(program, tree: tree, environment: environment)
    var report = FlushReport(visited: nodes.count)
    var present: [ObjectIdentifier: WeakNode] = [:]
    for (position, node) in nodes.enumerated() {
      node.styleStorage.scope = self
      present[ObjectIdentifier(node)] = WeakNode(node: node)
      report.written += StyleApplier(node).apply(evaluator.styles[position])
    }
    for (identity, gone) in styled where present[identity] == nil {
      guard let node = gone.node else { continue }
      node.styleStorage.scope = nil
      report.written += StyleApplier(node).setEngineValues([])
      node.applyAssignedStyle()
    }
    styled = present
    issues = evaluator.issues
    needsFlush = false
    return report
  }

  /// The values of a node of the tree, computed afresh; `nil` if the node is not in the tree.
  public func computedStyle(of node: any StyleNode) -> ComputedStyle? {
    var nodes: [any StyleNode] = []
    let tree = snapshot(&nodes)
    guard let position = nodes.firstIndex(where: { $0 === node }) else { return nil }
    return StyleEvaluator(currentProgram(for: nodes), tree: tree, environment: environment).styles[position]
  }

  var environment: StyleEnvironment { StyleEnvironment(themeName: themeName, traits: traits, skin: skin) }

  /// The tree as plain values, and the views in the same order. Depth is no danger: nothing recurs.
  func snapshot(_ nodes: inout [any StyleNode]) -> ElementTree {
    var tree = ElementTree()
    var pending: [(node: any StyleNode, parent: Int?)] = [(root, nil)]
    while let (node, parent) = pending.popLast() {
      var element = ElementNode(key: "\(nodes.count)", typeName: type(of: node).styleTypeName)
      element.take(node)
      if let assigned = node.styleStorage.assigned { element.localStyles = [assigned] }
      let position = tree.add(element, to: parent)
      nodes.append(node)
      for child in node.styleChildren.reversed() { pending.append((child, position)) }
    }
    return tree
  }

  func currentProgram(for nodes: [any StyleNode]) -> StyleProgram {
    var base: StyleProgram
    if let program { base = program } else { base = Stylesheet.merged(sheets) }
    for node in nodes { base = base.covering(type(of: node)) }
    program = base
    return base
  }

  private struct WeakNode {
    weak var node: (any StyleNode)?
  }
}

extension StyleScope {
  /// Says why a property of a view has its value; `nil` if the view is not in the tree or its class does
  /// not have the property.
  public func explain(_ node: any StyleNode, _ property: Property) -> PropertyTrace? {
    var nodes: [any StyleNode] = []
    let tree = snapshot(&nodes)
    guard let position = nodes.firstIndex(where: { $0 === node }) else { return nil }
    let evaluator = StyleEvaluator(currentProgram(for: nodes), tree: tree, environment: environment)
    return evaluator.trace(node: position, property: property.name, state: property.state ?? "normal")
  }
}
