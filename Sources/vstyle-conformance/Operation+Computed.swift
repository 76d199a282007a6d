import VStyleCascade
import VStyleEngine
import VStyleJSON
import VStyleSyntax
import VStyleValues

extension Operation {
  /// `{"op":"computed","tree":NODE,"sheets":[…],"media":{…},"want":[[KEY,PROP],…]}` → `{"values":[S|null,…]}`
  static let computed = Operation("computed") { request in
    let want = (request["want"]?.elements ?? []).map { ($0.elements ?? []).map { $0.text ?? "" } }
    let unknown = want.map { $0[1] }.filter { name in
      SuiteSchema.isProperty(name) && SuiteSchema.schema.property(name, in: SuiteSchema.element) == nil
    }
    if let name = unknown.first { return ["skip": .string("property \(name)")] }
    if let feature = SuiteFeature.missing(in: request) { return ["skip": .string(feature.name)] }
    let media = request["media"] ?? .null
    let inputs = (request["sheets"]?.elements ?? []).enumerated().compactMap { number, sheet in
      SuiteSheet.input(sheet, number: number, media: media)
    }
    var limits = CompilerLimits()
    limits.selectorComponents = 20_000
    let stylesheet = CompiledStylesheet.compile(inputs, schema: SuiteSchema.schema, limits: limits)
    var tree = ElementTree()
    SuiteTree.add(request["tree"] ?? .null, to: nil, of: &tree)
    var environment = StyleEnvironment()
    environment.traits.width = SuiteSheet.points(media["width"]) ?? 800
    environment.traits.height = SuiteSheet.points(media["height"]) ?? 600
    environment.traits.fontSize = 16
    if media["prefers-color-scheme"]?.text == "dark" { environment.traits.colorScheme = .dark }
    let evaluator = StyleEvaluator(stylesheet, tree: tree, environment: environment)
    // The engine must agree with the reference on every node, including nodes that the request does not name.
    let engine = StyleEngine(stylesheet, tree: tree, environment: environment)
    engine.flush()
    let differences = engine.differences(from: evaluator, nodes: Array(tree.nodes.indices))
    guard differences.isEmpty else { return ["error": .string("the engine differs: \(differences[0])")] }
    let asked = Set(want.map { $0[1] })
    let boxes = SuiteBoxes(tree: tree, styles: evaluator.styles, hasBorderStyles: asked.contains("border-top-style"))
    return [
      "values": .array(
        want.map { pair in
          guard let node = tree.node(withKey: pair[0]) else { return .null }
          let style = evaluator.styles[node]
          let text = pair[1].hasPrefix("--") ? style.customProperties[pair[1]]?.text : style.properties[pair[1]]?.text
          if text == nil, !SuiteSchema.isProperty(pair[1]), !pair[1].hasPrefix("--") { return "" }
          return text.map { .string(boxes.used($0, of: pair[1], at: node)) } ?? .null
        })
    ]
  }
}

/// A sheet of a suite.
enum SuiteSheet {
  /// Returns the sheet as an input. A media list becomes a rule around its contents.
  static func input(_ sheet: JSON, number: Int, media: JSON) -> SheetInput? {
    guard let css = sheet["css"]?.text else { return nil }
    let origins: [String: CascadeOrigin] = ["user-agent": .framework, "user": .user, "author": .app]
    let text = sheet["media"]?.text.map { "@media \($0) {\(css)\n}" } ?? css
    return SheetInput(SourceText(text, path: "sheet-\(number)"), origin: origins[sheet["origin"]?.text ?? ""] ?? .app)
  }

  /// Returns the number of a length such as `800px`.
  static func points(_ value: JSON?) -> Double? {
    guard let text = value?.text else { return nil }
    return Double(text.hasSuffix("px") ? String(text.dropLast(2)) : text)
  }
}

/// A tree of a suite.
enum SuiteTree {
  /// Returns the states that an element has in every document: those of links.
  private static func states(of node: ElementNode) -> Set<String> {
    node.typeName == "a" && node.attributes["href"] != nil ? ["link", "any-link"] : []
  }

  static func add(_ value: JSON, to parent: Int?, of tree: inout ElementTree) {
    var node = ElementNode(key: value["key"]?.text ?? "", typeName: value["type"]?.text ?? "")
    node.id = value["id"]?.text
    node.classes = value["classes"]?.elements?.compactMap(\.text) ?? []
    node.attributes = value["attrs"]?.texts ?? [:]
    node.attributes["id"] = node.id
    node.attributes["class"] =
      value["class_attr"]?.text ?? (node.classes.isEmpty ? nil : node.classes.joined(separator: " "))
    node.text = value["text"]?.text
    node.states = states(of: node)
    if let style = value["style"]?.text {
      node.attributes["style"] = style
      node.localStyles = [
        Style.parse(SourceText(style), typeName: nil, schema: SuiteSchema.schema).style
      ]
    }
    let position = tree.add(node, to: parent)
    for child in value["children"]?.elements ?? [] { add(child, to: position, of: &tree) }
  }
}
