import VStyleViews

/// A node that accepts any children, including cycles.
private final class LooseNode: StyleNode {
  let styleStorage = StyleStorage()
  var children: [LooseNode] = []
  weak var parent: LooseNode?

  class var properties: PropertyTable { PropertyTable() }
  var styleID: String? { nil }
  var styleClasses: Set<String> { [] }
  var styleStates: Set<String> { [] }
  var styleAttributes: [String: String] { [:] }
  var styleText: String? { nil }
  var styleThemeName: String? { nil }
  var styleParent: (any StyleNode)? { parent }
  var styleChildren: [any StyleNode] { children }
}

/// A script that builds, styles, changes and releases trees of views. Each line is a command:
///
///     view NAME · node NAME · add PARENT CHILD · remove VIEW · class VIEW NAME · chain COUNT down|up|wide
///     scope ROOT OPACITY · flush · reverse · values
struct LiveTreeScript {
  private let lines: [[String]]
  private var views: [String: View] = [:]
  private var nodes: [String: LooseNode] = [:]
  private var scopes: [StyleScope] = []

  init(_ text: String) {
    lines = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
  }

  /// Runs all commands, releases all objects and prints `end`.
  mutating func runToEnd() {
    StyleDiagnostics.shared.setHandler { print("issue \($0)") }
    for words in lines { run(words.first ?? "", Array(words.dropFirst()) + ["", ""]) }
    for scope in scopes { for diagnostic in scope.diagnostics { print("issue \(diagnostic.message)") } }
    scopes = []
    views = [:]
    nodes = [:]
    print("end")
  }

  func run() {
    var copy = self
    copy.runToEnd()
  }

  private mutating func run(_ command: String, _ words: [String]) {
    switch command {
    case "view": views[words[0]] = View()
    case "node": nodes[words[0]] = LooseNode()
    case "add": add(words[0], words[1])
    case "remove": views[words[0]]?.removeFromSuperview()
    case "class": views[words[0]]?.styleClasses.insert(words[1])
    case "chain": views["chain"] = chain(Int(words[0]) ?? 0, words[1])
    case "scope":
      let root: (any StyleNode)? = views[words[0]] ?? nodes[words[0]]
      guard let root else { return }
      let sheet = Stylesheet(
        source: SourceText("View { alpha: \(words[1]); } View .on { tag: 3; }"), schema: .views)
      scopes.append(StyleScope(root: root, sheets: [sheet]))
    case "flush":
      for scope in scopes {
        scope.setNeedsFlush()
        scope.flush()
      }
    case "reverse": scopes.reverse()
    case "values": for (name, view) in views.sorted(by: { $0.key < $1.key }) { print("value \(name) \(view.alpha)") }
    default: break
    }
  }

  private func add(_ parent: String, _ child: String) {
    if let parent = views[parent], let child = views[child] { parent.addSubview(child) }
    if let parent = nodes[parent], let child = nodes[child] {
      parent.children.append(child)
      child.parent = parent
    }
  }

  /// Nested views, built from the outermost or the innermost one, or sibling views.
  private func chain(_ count: Int, _ direction: String) -> View {
    var outermost = View()
    var innermost = outermost
    for _ in 0..<count {
      let view = View()
      switch direction {
      case "up":
        view.addSubview(outermost)
        outermost = view
      case "wide": outermost.addSubview(view)
      default:
        innermost.addSubview(view)
        innermost = view
      }
    }
    return outermost
  }
}
