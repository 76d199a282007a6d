import VStyleJSON
import VStyleLint
import VStyleMatching
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax

/// The counts that an editor shows above declarations and rules.
enum CodeLenses {
  /// The places of a sheet that have a count: custom properties, styles, and rules if there are trees.
  static func all(_ request: SheetRequest) -> [JSON] {
    var seen: Set<String> = []
    var found = request.sheet.names.all.compactMap { name -> JSON? in
      guard name.isDeclaration, [.customProperty, .style, .mediaQuery].contains(name.kind),
        seen.insert("\(name.kind) \(name.name)").inserted
      else { return nil }
      let data: JSON = ["uri": .string(request.uri), "offset": .integer(name.range.start)]
      return ["range": request.sheet.range(name.range), "data": data]
    }
    guard !request.project.trees.isEmpty else { return found }
    for node in request.sheet.tree.nodes where node.kind == .qualifiedRule {
      let range = request.sheet.tree.tape.range(node.content)
      let data: JSON = ["uri": .string(request.uri), "rule": .integer(range.start)]
      found.append(["range": request.sheet.range(range), "data": data])
    }
    return found
  }

  /// The words of a lens.
  static func title(_ data: JSON, _ request: SheetRequest) -> String {
    if let offset = data["offset"]?.integer, let name = request.sheet.names.occurrence(at: offset) {
      let count = request.project.occurrences(of: name).count { !$0.name.isDeclaration }
      return count == 0 ? "not used" : "used \(counted(count, "time"))"
    }
    guard let start = data["rule"]?.integer, let count = matches(start, request) else { return "sets nothing" }
    return "matches \(counted(count, "view")) in \(counted(request.project.trees.count, "tree"))"
  }

  private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  /// The number of views of the trees that the rule with a selector at an offset matches, whatever its conditions are.
  private static func matches(_ start: Int, _ request: SheetRequest) -> Int? {
    let sheet = request.sheet
    let node = sheet.tree.nodes.indices.first { index in
      let node = sheet.tree.nodes[index]
      return node.kind == .qualifiedRule && sheet.tree.tape.range(node.content).start == start
    }
    guard let node,
      let stylesheet = request.project.stylesheets(with: request.path).first.flatMap(request.project.stylesheet)
    else { return nil }
    let own = sheet.tree.range(of: node)
    let inner = (node + 1..<sheet.tree.nodes[node].subtreeEnd).filter { sheet.tree.nodes[$0].kind == .qualifiedRule }
      .map { sheet.tree.range(of: $0) }
    var selectors: [ComplexSelector] = []
    for rule in stylesheet.rules {
      guard case .selector(let selector) = rule.target, let location = rule.location,
        stylesheet.sources[location.source].path == request.path, own.contains(location.range),
        !inner.contains(where: { $0.contains(location.range) }), !selectors.contains(selector)
      else { continue }
      selectors.append(selector)
    }
    // The selectors of a rule without declarations are not in the stylesheet.
    guard !selectors.isEmpty else { return nil }
    let list = SelectorList(selectors)
    return request.project.trees.reduce(0) { $0 + stylesheet.nodes(matching: list, in: $1.tree).count }
  }
}
