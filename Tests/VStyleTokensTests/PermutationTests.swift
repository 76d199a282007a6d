import TestSupport
import Testing
import VStyleAdvice
import VStyleCompiler
import VStyleJSON
import VStyleStylesheet
import VStyleSyntax
import VStyleTokens
import VStyleTrace
import VStyleViews

/// Tests that a sheet has the values of a resolver document in each combination of its contexts.
///
/// A failure prints its seed. `TEST_SEED=<seed>` runs that case first. `TEST_ROUNDS=<number>` multiplies the number of
/// documents.
@Suite("combinations of contexts") struct PermutationTests {
  /// A set or a modifier: the tokens of each context, by path. A set has one context.
  private struct Step {
    let name: String
    let isModifier: Bool
    let contexts: [(name: String, tokens: [(name: String, value: String)])]
    let initial: Int

    static func random(_ name: String, isModifier: Bool, _ random: inout SeededGenerator) -> Step {
      let names = isModifier ? Array(["one", "two", "three"].prefix(Int.random(in: 2...3, using: &random))) : [name]
      let contexts = names.map { context in
        (name: context, tokens: tokens(isModifier ? Int.random(in: 0...3, using: &random) : 5, &random))
      }
      return Step(
        name: name, isModifier: isModifier, contexts: contexts,
        initial: Int.random(in: contexts.indices, using: &random))
    }

    /// Tokens with numbers, or with a reference to a token of a name that is greater, so that there are no cycles.
    private static func tokens(_ count: Int, _ random: inout SeededGenerator) -> [(name: String, value: String)] {
      let names = ["a", "b", "c", "d", "e"]
      let chosen = count == 5 ? names : Array(names.shuffled(using: &random).prefix(count))
      return chosen.map { name in
        let others = names.filter { $0 > name }
        if let other = others.randomElement(using: &random), Int.random(in: 0..<3, using: &random) == 0 {
          return (name, #""{\#(other)}""#)
        }
        return (name, "\(Int.random(in: 1...999, using: &random))")
      }
    }

    private func json(_ tokens: [(name: String, value: String)]) -> String {
      "{" + tokens.map { #""\#($0.name)": {"$type": "number", "$value": \#($0.value)}"# }.joined(separator: ", ") + "}"
    }

    /// The member of the document.
    var definition: String {
      guard isModifier else { return #""\#(name)": {"sources": [\#(json(contexts[0].tokens))]}"# }
      let members = contexts.map { #""\#($0.name)": [\#(json($0.tokens))]"# }.joined(separator: ", ")
      return #""\#(name)": {"default": "\#(contexts[initial].name)", "contexts": {\#(members)}}"#
    }
  }

  private static func document(_ steps: [Step]) -> String {
    let part = { (isModifier: Bool) in
      steps.filter { $0.isModifier == isModifier }.map(\.definition).joined(separator: ",\n  ")
    }
    let order = steps.map { ##"{"$ref": "#/\##($0.isModifier ? "modifiers" : "sets")/\##($0.name)"}"## }
    return """
      {"version": "2025.10", "sets": {\(part(false))},
       "modifiers": {\(part(true))},
       "resolutionOrder": [\(order.joined(separator: ", "))]}
      """
  }

  /// The values of a combination, without the program: later tokens replace earlier ones, then references are followed.
  private static func resolved(_ steps: [Step], _ contexts: [Int]) -> [String: String] {
    var values: [String: String] = [:]
    for (step, context) in zip(steps, contexts) {
      for token in step.contexts[context].tokens { values[token.name] = token.value }
    }
    return values.mapValues { value in
      var value = value
      while value.hasPrefix("\"") { value = values[String(value.dropFirst(2).dropLast(2))] ?? "" }
      return value
    }
  }

  /// The values of a sheet at the root.
  private static func computed(_ sheet: CompiledStylesheet, _ steps: [Step], _ contexts: [Int]) -> [String: String] {
    var root = ElementNode(key: "root", typeName: "Window")
    var theme: String?
    for (step, context) in zip(steps, contexts) where step.isModifier {
      let name = step.contexts[context].name
      if step.name == "theme" { theme = name } else { root.states.insert("\(step.name)-\(name)") }
    }
    var tree = ElementTree()
    tree.add(root)
    let evaluator = StyleEvaluator(sheet, tree: tree, environment: StyleEnvironment(themeName: theme))
    var tracer = PropertyTracer(evaluator, node: 0)
    return ["a", "b", "c", "d", "e"].reduce(into: [:]) { $0[$1] = tracer.trace("--\($1)")?.value?.text }
  }

  @Test("each combination of contexts has the values that the resolver gives")
  func combinations() throws {
    var layered = 0
    for round in 0..<Environment.rounds(60) {
      let seed = SeededGenerator.seed &+ UInt64(round)
      var random = SeededGenerator(seed: seed)
      var steps = [Step.random("base", isModifier: false, &random)]
      var later = ["theme", "size", "density"].prefix(Int.random(in: 1...3, using: &random)).map {
        Step.random($0, isModifier: true, &random)
      }
      if Bool.random(using: &random) { later.append(Step.random("more", isModifier: false, &random)) }
      steps += later.shuffled(using: &random)
      let document = Self.document(steps)
      let project = TokenProject(document, path: "brand.resolver.json")
      try #require(project.diagnostics.isEmpty, "\(document)")
      let text = TokenSheet(project).text
      if text.contains("@layer") { layered += 1 }
      let sheet = CompiledStylesheet.compile(
        [SheetInput(SourceText(text))], schema: .views, loader: NoImports())
      #expect(sheet.diagnostics.isEmpty, "\(text)")
      var open = [[Int]()]
      for step in steps { open = open.flatMap { chosen in step.contexts.indices.map { chosen + [$0] } } }
      for contexts in open {
        let (found, wanted) = (Self.computed(sheet, steps, contexts), Self.resolved(steps, contexts))
        #expect(found == wanted, "seed \(seed), contexts \(contexts):\n\(document)\n\(text)")
        guard found == wanted else { return }
      }
      let exported = try RoundTripTests.exported(text)["brand.resolver.json"] ?? ""
      #expect(exported == (try RoundTripTests.compact(SourceText(document))), "seed \(seed)")
    }
    #expect(layered > 5)
  }
}
