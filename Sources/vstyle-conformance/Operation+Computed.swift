import VStyleCompiler
import VStyleDiff
import VStyleEngine
import VStyleJSON
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues

extension Operation {
  /// `{"op":"computed","tree":NODE,"sheets":[…],"media":{…},"want":[[KEY,PROP],…]}` → `{"values":[S|null,…]}`
  ///
  /// The sheets can import those of `"files":{PATH:CSS,…}`.
  static let computed = Operation("computed") { request in
    let want = (request["want"]?.elements ?? []).map { ($0.elements ?? []).map { $0.text ?? "" } }
    if let name = want.lazy.map({ $0[1] }).first(where: { !SuiteSchema.knows($0) }) {
      return ["skip": .string("property \(name)")]
    }
    let sheets = SuiteSheet.inputs(of: request)
    let features = SheetFeatures(sheets.map(\.source), tree: request["tree"] ?? .null)
    if let feature = features.missing.first { return ["skip": .string(feature.name)] }
    let stylesheet = CompiledStylesheet.compile(
      sheets, schema: SuiteSchema.schema, loader: SuiteFiles(texts: request["files"]?.texts ?? [:]), advice: nil)
    var tree = ElementTree()
    SuiteTree.add(request["tree"] ?? .null, to: nil, of: &tree)
    let environment = SuiteSheet.environment(request["media"] ?? .null)
    let evaluator = StyleEvaluator(stylesheet, tree: tree, environment: environment)
    // The engine must agree with the reference on every node, including nodes that the request does not name.
    let engine = StyleEngine(stylesheet, tree: tree, environment: environment)
    engine.flush()
    let differences = engine.differences(from: evaluator, nodes: Array(tree.nodes.indices))
    guard differences.isEmpty else { return ["error": .string("the engine differs: \(differences[0])")] }
    // The oracles compute widths as if every border had a style.
    let isOracle = request["id"]?.text?.hasPrefix("oracle-") ?? false
    let answers = SuiteAnswers(
      boxes: SuiteBoxes(tree: tree, styles: evaluator.styles, hasBorderStyles: !isOracle),
      keyframes: features.keyframes)
    var values: [JSON] = []
    for pair in want {
      guard let node = tree.node(withKey: pair[0]) else {
        values.append(.null)
        continue
      }
      if let feature = answers.missing(pair[1], at: node) { return ["skip": .string(feature.name)] }
      values.append(answers.value(of: pair[1], at: node))
    }
    return ["values": .array(values)]
  }
}

/// A sheet of a suite.
enum SuiteSheet {
  /// Returns the sheets of a request as inputs. A media list becomes a rule around the contents of its sheet.
  static func inputs(of request: JSON) -> [SheetInput] {
    let origins: [String: CascadeOrigin] = ["user-agent": .framework, "user": .user, "author": .app]
    return (request["sheets"]?.elements ?? []).enumerated().compactMap { number, sheet in
      guard let css = sheet["css"]?.text else { return nil }
      let text = sheet["media"]?.text.map { "@media \($0) {\(css)\n}" } ?? css
      return SheetInput(SourceText(text, path: "sheet-\(number)"), origin: origins[sheet["origin"]?.text ?? ""] ?? .app)
    }
  }

  /// Returns the environment that the media of a request describe.
  static func environment(_ media: JSON) -> StyleEnvironment {
    var environment = StyleEnvironment()
    environment.traits.width = points(media["width"]) ?? 800
    environment.traits.height = points(media["height"]) ?? 600
    environment.traits.fontSize = 16
    if media["prefers-color-scheme"]?.text == "dark" { environment.traits.colorScheme = .dark }
    return environment
  }

  /// Returns the number of a length such as `800px`.
  private static func points(_ value: JSON?) -> Double? {
    guard let text = value?.text else { return nil }
    return Double(text.hasSuffix("px") ? String(text.dropLast(2)) : text)
  }
}

/// The sheets that the sheets of a request can import.
private struct SuiteFiles: SheetLoader {
  let texts: [String: String]

  func load(_ path: String) throws(ImportFailure) -> SourceText {
    guard let text = texts[path] else { throw ImportFailure("does not exist") }
    return SourceText(text, path: path)
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
        Style.parse(SourceText(style), typeName: nil, schema: SuiteSchema.schema, advice: nil).style
      ]
    }
    let position = tree.add(node, to: parent)
    for child in value["children"]?.elements ?? [] { add(child, to: position, of: &tree) }
  }
}
