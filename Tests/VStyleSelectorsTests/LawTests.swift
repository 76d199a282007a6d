import TestSupport
import Testing
import VStyleMatching
import VStyleSelectors
import VStyleSyntax

@Suite("selector laws")
struct LawTests {
  @Test("the text of a selector parses as the same selector", arguments: Seeds.blocks(500))
  func roundTrip(seeds: Seeds) throws {
    for seed in seeds {
      var random = RandomSelectors(seed: seed, names: .odd, nesting: .allowed)
      let list = random.list()
      let again = try #require(try? parse(list.description), "seed \(seed): \(list)")
      #expect(again == list, "seed \(seed): \(list) reads as \(again)")
      #expect(again.hashValue == list.hashValue)
    }
  }

  @Test("specificity equals the count from the selector's text", arguments: Seeds.blocks(500))
  func specificity(seeds: Seeds) {
    for seed in seeds {
      var random = RandomSelectors(seed: seed, names: .few, nesting: .allowed)
      let list = random.list(depth: 3)
      let counted = NaiveSpecificity.of(list.description)
      #expect([list.specificity.a, list.specificity.b, list.specificity.c] == counted, "seed \(seed): \(list)")
    }
  }

  @Test("the matcher agrees with one that tries all combinations of elements", arguments: Seeds.blocks(100))
  func matching(seeds: Seeds) {
    for seed in seeds {
      var trees = RandomTrees(random: SeededGenerator(seed: seed))
      let tree = trees.tree()
      let scope = trees.random.oneIn(2) ? tree.elements.randomElement(using: &trees.random) : nil
      let naive = NaiveMatcher(tree: tree, scope: scope)
      var matcher = SelectorMatcher(scope: scope)
      var random = RandomSelectors(seed: seed, names: .few)
      for _ in 0..<8 {
        let list = random.list(depth: random.random.pick(0, 1, 1, 2))
        for element in tree.elements.shuffled(using: &trees.random) {
          let answer = matcher.matches(list, element)
          #expect(answer == naive.matches(list, element), "seed \(seed): \(list) at \(element)")
        }
      }
    }
  }

  @Test("`&` means `:is()` of the parent's selectors", arguments: Seeds.blocks(200))
  func nesting(seeds: Seeds) throws {
    for seed in seeds {
      var trees = RandomTrees(random: SeededGenerator(seed: seed))
      let tree = trees.tree()
      var random = RandomSelectors(seed: seed, names: .few, nesting: .allowed)
      let parent = RandomSelectors(seed: ~seed, names: .few).withoutHas()
      let nested = try parse(random.list().description, nesting: .nested)
      let resolved = try nested.resolvingNesting(parent: parent, at: SourceRange(0, 0))
      let written = nested.description.replacing("&", with: ":is(\(parent))")
      let substituted = try parse(written)
      #expect(resolved.specificity == substituted.specificity, "seed \(seed): \(written)")
      #expect(!resolved.containsNesting)
      var matcher = SelectorMatcher<TestElement>()
      for element in tree.elements {
        let answer = matcher.matches(resolved, element)
        let expected = matcher.matches(substituted, element)
        #expect(answer == expected, "seed \(seed): \(written)")
      }
    }
  }
}

extension RandomSelectors {
  /// A list that is valid inside `:has()`.
  fileprivate func withoutHas() -> SelectorList {
    var copy = self
    return copy.list(depth: 1, insideHas: true)
  }
}

extension String {
  fileprivate func replacing(_ character: Character, with text: String) -> String {
    reduce(into: "") { out, next in next == character ? out += text : out.append(next) }
  }
}
