import TestSupport
import Testing
import VStyleAdvice
import VStyleCheck
import VStyleJSON
import VStyleLint
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues
import VStyleViews

@testable import VStyleCommandLine
@testable import VStylePreview

/// The data of the page against what the commands print.
@Suite("Data of a preview page")
struct PageDataTests {
  /// The options that select the environment of a column.
  private static let columns = [["--theme", "light"], ["--theme", "dark", "--scheme", "dark"], ["--theme", "pink"]]

  @Test("the values of each node equal those of `vstyle computed`", arguments: SamplePage.someTrees)
  func values(_ tree: String) throws {
    let page = try SamplePage.settings.get()
    let screen = try #require(page.data["screens"]?.elements?.first { $0["name"]?.text == tree })
    let cells = try #require(screen["cells"]?.elements)
    #expect(cells.count == Self.columns.count)
    for (cell, column) in zip(cells, Self.columns) {
      let nodes =
        try Self.json(["computed"] + Self.inputs(tree) + column + ["--format", "json"])["nodes"]?.elements ?? []
      let records = page.list(cell["values"])
      #expect(nodes.count == records.count)
      for (node, record) in zip(nodes, records) {
        var expected = node["properties"]?.texts ?? [:]
        guard case .object(let states)? = node["states"] else { continue }
        for state in states {
          for (name, text) in state.value.texts ?? [:] { expected[":\(state.name) \(name)"] = text }
        }
        expected.merge(node["customProperties"]?.texts ?? [:]) { first, _ in first }
        #expect(page.values(record) == expected, "\(tree) \(column) \(node["key"]?.text ?? "")")
      }
    }
  }

  @Test("the explanation of a random node equals that of `vstyle explain`")
  func explanations() throws {
    let page = try SamplePage.settings.get()
    let screens = try #require(page.data["screens"]?.elements)
    var random = SeededGenerator(seed: SeededGenerator.seed)
    var compared = 0
    for _ in 0..<Environment.rounds(12) {
      let tree = try #require(SamplePage.trees.randomElement(using: &random))
      let screen = try #require(screens.first { $0["name"]?.text == tree })
      let column = Int.random(in: 0..<3, using: &random)
      let nodes = try #require(screen["nodes"]?.elements)
      let node = Int.random(in: 0..<nodes.count, using: &random)
      let key = try #require(nodes[node].elements?[0].text)
      let explained = try Self.json(
        ["explain"] + Self.inputs(tree) + ["--node", key] + Self.columns[column] + ["--format", "json"])
      let cell = try #require(screen["cells"]?.elements?[column])
      let own = page.answers(screen, cell, node)
      let expected = Self.shown(explained["properties"]?.elements ?? [], on: own)
      #expect(own == expected, "\(tree) \(key) \(Self.columns[column])")
      compared += own.count
    }
    #expect(compared > 0)
  }

  /// Returns the answers of `vstyle explain` that a page shows too.
  ///
  /// The page forces states instead of listing those of properties with one value, and shows the answer of the ancestor
  /// instead of its declaration.
  private static func shown(_ answers: [JSON], on page: [JSON]) -> [JSON] {
    let key: (JSON) -> [String?] = { [$0["name"]?.text, $0["state"]?.text] }
    let keys = Set(page.map(key))
    return answers.filter { answer in
      keys.contains(key(answer)) || answer["state"]?.text == nil && answer["declarations"]?.elements?.isEmpty == false
    }.map { answer in
      guard case .object(let members) = answer else { return answer }
      return .object(members.filter { $0.name != "inheritedDeclaration" })
    }
  }

  @Test("all explanations equal those of a fresh computation of each node", arguments: SamplePage.someTrees)
  func allExplanations(_ name: String) throws {
    let page = try SamplePage.settings.get()
    let screen = try #require(page.data["screens"]?.elements?.first { $0["name"]?.text == name })
    let files = DiskFiles()
    let sheet = try files.source("\(SamplePage.folder)/Settings.vstyle", limit: .sheetBytes)
    let file = try TreeFile(try files.source("\(SamplePage.folder)/trees/\(name).json", limit: .treeBytes))
    let (stylesheet, tree) = StyledTree.compile([sheet], file, .views, files)
    let renderer = DiagnosticRenderer(stylesheet.sources)
    for (column, cell) in (screen["cells"]?.elements ?? []).enumerated() {
      var environment = StyleEnvironment(themeName: Self.columns[column][1])
      environment.traits.colorScheme = column == 1 ? .dark : .light
      let evaluator = StyleEvaluator(stylesheet, tree: tree, environment: environment)
      for node in tree.nodes.indices {
        var tracer = PropertyTracer(evaluator, node: node)
        let subjects = NodeExplanation.subjects(of: tree.nodes[node].typeName, stylesheet.schema, &tracer)
        let explanation = NodeExplanation(evaluator, node: node, subjects, &tracer)
        let expected = explanation.answers.map { answer in
          let origin = explanation.origins[answer.trace.property]
          return answer.json(inheritedFrom: origin.map { tree.nodes[$0.node].key }, renderer)
        }
        #expect(page.answers(screen, cell, node) == expected, "\(name) \(column) \(tree.nodes[node].key)")
      }
    }
  }

  @Test("a page is the same for the same input")
  func determinism() throws {
    let page = try SamplePage(Self.inputs("sign-in"))
    #expect(try SamplePage(Self.inputs("sign-in")).html == page.html)
  }

  @Test("a forced state has the values of a tree with the state")
  func forcedStates() throws {
    let page = try SamplePage.settings.get()
    let screens = try #require(page.data["screens"]?.elements)
    var random = SeededGenerator(seed: SeededGenerator.seed)
    var compared = 0
    for _ in 0..<Environment.rounds(8) {
      let tree = try #require(SamplePage.trees.randomElement(using: &random))
      let screen = try #require(screens.first { $0["name"]?.text == tree })
      let column = Int.random(in: 0..<3, using: &random)
      let cell = try #require(screen["cells"]?.elements?[column])
      guard let forced = cell["forced"]?.elements?.randomElement(using: &random)?.elements else { continue }
      guard case .integer(let node) = forced[0], let state = forced[1].text else { continue }
      let changed = page.list(forced[2])
      var records = page.list(cell["values"])
      for position in stride(from: 0, to: changed.count, by: 3) { records[changed[position]] = changed[position + 2] }
      let scratch = try ScratchFolder()
      let path = "\(scratch.path)/tree.json"
      let source = try DiskFiles().source("\(SamplePage.folder)/trees/\(tree).json", limit: .treeBytes)
      var position = 0
      let edited = Self.adding(state, to: node, JSON(try JSONNode(parsing: source, depth: .treeDepth)), &position)
      try DiskFiles().write(Array(edited.pretty.utf8), to: path, over: .anything)
      let sheet = "\(SamplePage.folder)/Settings.vstyle"
      let nodes =
        try Self.json(["computed", sheet, "--tree", path] + Self.columns[column] + ["--format", "json"])["nodes"]?
        .elements ?? []
      for (json, record) in zip(nodes, records) {
        let values = page.values(record)
        for (name, text) in json["properties"]?.texts ?? [:] {
          #expect(values[name] == text, "\(tree) \(state) \(json["key"]?.text ?? "")")
        }
      }
      compared += 1
    }
    #expect(compared > 0)
  }

  private static func adding(_ state: String, to node: Int, _ tree: JSON, _ position: inout Int) -> JSON {
    guard case .object(var members) = tree else { return tree }
    if position == node {
      let states = members.first { $0.name == "states" }?.value.elements ?? []
      members.removeAll { $0.name == "states" }
      members.append(.init("states", .array(states + [.string(state)])))
    }
    position += 1
    return .object(
      members.map { member in
        guard member.name == "children", let children = member.value.elements else { return member }
        return .init(member.name, .array(children.map { adding(state, to: node, $0, &position) }))
      })
  }

  private static func inputs(_ tree: String) -> [String] {
    ["\(SamplePage.folder)/Settings.vstyle", "--tree", "\(SamplePage.folder)/trees/\(tree).json"]
  }

  private static func json(_ arguments: [String]) throws -> JSON {
    let (code, output, errors) = SamplePage.run(arguments)
    guard code == 0 else { throw SamplePage.Failure(description: errors) }
    return JSON(try JSONNode(parsing: SourceText(output), depth: .jsonDepth))
  }
}
