import TestSupport
import Testing
import VStyleDiff
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues
import VStyleViews

/// Edits of the sample app's sheets. What a comparison lists is checked against two computations from scratch.
///
/// `TEST_ROUNDS=<number>` multiplies the number of edits.
@Suite("differences between versions of the sample app's sheets")
struct DiffLawTests {
  @Test("an edit is the cause of all values that differ, and nothing else is listed")
  func edits() {
    let old = SampleScreens.stylesheet(of: SampleScreens.sheets)
    var random = SeededGenerator(seed: SeededGenerator.seed)
    var (listed, forced) = (0, 0)
    // Some values are only used in states that few views of the screens are in, or follow from a theme's color scheme.
    let rare = Edit.all.filter { $0.replacement.hasPrefix("--alpha-") || $0.original.hasPrefix("color-scheme") }
    let edits = Edit.all.shuffled(using: &random).prefix(Environment.rounds(3))
    for edit in rare + edits {
      let new = SampleScreens.stylesheet(of: edit.sheets)
      let environments = Array(DiffEnvironment.all(of: old, and: new).shuffled(using: &random).prefix(2))
      // A screen on which something changes, and one that may stay as it is.
      let changed = SampleScreens.trees.first { !changes($0, environments, old, new).isEmpty }
      for tree in [changed, SampleScreens.trees.randomElement(using: &random)].compactMap(\.self) {
        let changes = changes(tree, environments, old, new)
        for environment in environments {
          let own = changes.filter { $0.environments.contains(environment) }
          let plain = own.filter { $0.forced == nil }
          let expected = Values.differences(old, new, tree, environment)
          #expect(Set(plain.map { Difference($0.node, $0.value) }) == expected, "\(edit)")
          listed += expected.count
          // One of the listed states, and one that may not be listed.
          let other = ForcedState(
            node: tree.nodes.indices.randomElement(using: &random) ?? 0,
            name: ["highlighted", "disabled", "selected"].randomElement(using: &random) ?? "")
          let listedState = own.compactMap(\.forced).randomElement(using: &random)
          for state in [listedState, environment == environments.first ? other : nil].compactMap(\.self) {
            let element = tree.nodes[state.node]
            guard new.schema.states(of: element.typeName).contains(state.name), !element.states.contains(state.name)
            else { continue }
            let all = Values.differences(old, new, tree.adding(state: state.name, to: state.node), environment)
            let found = own.filter { $0.forced == state }
            #expect(Set(found.map { Difference($0.node, $0.value) }) == all.subtracting(expected), "\(edit) \(state)")
            forced += found.count
          }
        }
        let unexplained = changes.filter { change in !change.causes.contains { edit.isCause($0, old, new) } }
        #expect(
          unexplained.map { "\(tree.nodes[$0.node].key) \($0.value) \($0.causes)" }.prefix(2) == [], "\(edit)")
        #expect(Set(changes.flatMap(\.causes)).count <= 2, "\(edit): \(Set(changes.flatMap(\.causes)))")
      }
    }
    #expect(listed > 0 && forced > 0)
  }

  private func changes(
    _ tree: ElementTree, _ environments: [DiffEnvironment], _ old: CompiledStylesheet, _ new: CompiledStylesheet
  ) -> [NodeChange] {
    VersionComparison.changes(from: StyledVersion(old, tree), to: StyledVersion(new, tree), in: environments).changes
  }

  @Test("a stylesheet does not differ from itself")
  func same() {
    let stylesheet = SampleScreens.stylesheet(of: SampleScreens.sheets)
    for tree in SampleScreens.trees.prefix(2) {
      let environments = DiffEnvironment.all(of: stylesheet, and: stylesheet)
      #expect(changes(tree, environments, stylesheet, stylesheet).count == 0)
    }
  }
}

/// A value of a node that differs.
private struct Difference: Hashable {
  let node: Int
  let name: String
  let state: String?
  let old: String?
  let new: String?

  init(_ node: Int, _ value: ValueChange) {
    (self.node, name, state) = (node, value.name, value.state)
    (old, new) = (value.old, value.new)
  }

  init(_ node: Int, _ slot: Values.Slot, _ old: String?, _ new: String?) {
    (self.node, name, state) = (node, slot.name, slot.state)
    (self.old, self.new) = (old, new)
  }
}

/// The values of nodes by property and state, computed from scratch.
private enum Values {
  struct Slot: Hashable {
    let name: String
    let state: String?
  }

  static func differences(
    _ old: CompiledStylesheet, _ new: CompiledStylesheet, _ tree: ElementTree, _ environment: DiffEnvironment
  ) -> Set<Difference> {
    let sides = [old, new].map { stylesheet in
      StyleEvaluator(stylesheet, tree: tree, environment: environment.environment(Traits())).styles.map(values)
    }
    var found: Set<Difference> = []
    for node in tree.nodes.indices {
      let (before, after) = (sides[0][node], sides[1][node])
      for slot in Set(before.keys).union(after.keys) where before[slot] != after[slot] {
        if slot.name.isDashedName, let parent = tree.nodes[node].parent,
          sides[0][parent][slot] == before[slot], sides[1][parent][slot] == after[slot]
        {
          continue
        }
        found.insert(Difference(node, slot, before[slot], after[slot]))
      }
    }
    return found
  }

  private static func values(_ style: ComputedStyle) -> [Slot: String] {
    var values: [Slot: String] = [:]
    for (name, value) in style.properties { values[Slot(name: name, state: nil)] = value.text }
    for (state, others) in style.slots {
      for (name, value) in others { values[Slot(name: name, state: state)] = value.text }
    }
    for (name, value) in style.customProperties { values[Slot(name: name, state: nil)] = value.text }
    return values
  }
}

/// The removal of a declaration, or another value in it.
private struct Edit: CustomStringConvertible {
  let path: String
  let range: SourceRange
  let original: String
  let replacement: String

  var description: String { "\(path) \(range.start): \(replacement.isEmpty ? "removed" : replacement)" }

  /// Every declaration of the sheets, removed, and with the first digit of its value exchanged.
  static let all: [Edit] = SampleScreens.sheets.flatMap { source -> [Edit] in
    let tree = SyntaxTree(parsing: source)
    return tree.nodes.filter { $0.kind == .declaration }.flatMap { node -> [Edit] in
      let range = tree.tape.range(node.tokens)
      let text = source.text(in: range)
      var edits = [Edit(path: source.path, range: range, original: text, replacement: "")]
      if let colon = text.firstIndex(of: ":"), let digit = text[colon...].lastIndex(where: \.isWholeNumber) {
        let other = text[digit] == "1" ? "2" : "1"
        edits.append(
          Edit(
            path: source.path, range: range, original: text,
            replacement: text[..<digit] + other + text[text.index(after: digit)...]))
      }
      return edits
    }
  }

  /// The edited sheets.
  var sheets: [SourceText] {
    SampleScreens.sheets.map { source in
      guard source.path == path else { return source }
      return SourceText(
        path: path, bytes: source.bytes[..<range.start] + replacement.utf8 + source.bytes[range.end...])
    }
  }

  /// Whether a cause names the edited declaration.
  func isCause(_ cause: ChangeCause, _ old: CompiledStylesheet, _ new: CompiledStylesheet) -> Bool {
    let places = [(cause.old?.location, old), (cause.new?.location, new)]
    return places.contains { location, stylesheet in
      guard let location, stylesheet.sources[location.source].path == path else { return false }
      return cause.kind == .registered || location.range.start == range.start
    }
  }
}
