import Testing
import VStyleMatching
import VStyleSelectors
import VStyleSyntax

/// Hostile input is processed quickly, with a result or with `limit-exceeded`.
@Suite("hostile selectors", .timeLimit(.minutes(1)))
struct HostileInputTests {
  @Test(
    "a selector beyond a limit is an error",
    arguments: [
      (".a", 30_000), (".a ", 30_000), (".a,", 30_000), ("Button > ", 30_000), (":not(", 30_000),
      (":is(", 30_000), (":nth-child(1 of ", 30_000), (":is(.a %,", 30_000),
      (":has(.a) ", 30_000), ("[a]", 30_000), ("&", 30_000), (":is(&,", 30_000),
    ])
  func limits(_ part: String, _ count: Int) {
    let text = String(repeating: part, count: count) + "x"
    let error = #expect(throws: SelectorError.self) { try parse(text) }
    #expect(error?.rule == .limitExceeded, "\(part)")
  }

  @Test("a selector exactly at a limit is valid")
  func atTheLimit() throws {
    #expect(try parse(String(repeating: ".a", count: 2048)).specificity == Specificity(0, 2048, 0))
    #expect(throws: SelectorError.self) { try parse(String(repeating: ".a", count: 2049)) }
    _ = try parse(String(repeating: ":is(", count: 16) + "a")
    #expect(throws: SelectorError.self) { try parse(String(repeating: ":is(", count: 17) + "a") }
  }

  @Test("an implied `&` counts toward the limit like a written `&`")
  func implied() throws {
    let selectors = Array(repeating: "a", count: 1_025)
    let list = try parse(selectors.dropLast().joined(separator: ", "), nesting: .nested)
    #expect(try parse(list.description, nesting: .nested) == list)
    #expect(throws: SelectorError.self) { try parse(selectors.joined(separator: ", "), nesting: .nested) }
  }

  @Test(
    "deeply nested rules that repeat `&` resolve and match quickly", arguments: ["& &", "&, &", ":is(& + &, & &)"])
  func nesting(_ selector: String) throws {
    var list = try parse("*")
    for _ in 0..<126 {
      let nested = try parse(selector, nesting: .nested)
      let resolved = try nested.resolvingNesting(parent: list, at: SourceRange(0, 0))
      let again = try nested.resolvingNesting(parent: list, at: SourceRange(0, 0))
      #expect(resolved.hashValue == again.hashValue)
      _ = resolved == again
      list = resolved
      if selector.hasPrefix(":"), list.selectors.count > 126 { break }
    }
    let tree = Self.chain(140)
    var matcher = SelectorMatcher<TestElement>()
    _ = matcher.matches(list, tree.elements[139])
  }

  @Test(
    "deeply nested lists are equal if and only if their parents are equal",
    arguments: ["&&&.a", "&, & &", "& > &.a", ":is(&, .a):is(&)"])
  func equality(_ selector: String) throws {
    let nested = try parse(selector, nesting: .nested)
    func chain(from outermost: String, steps: Int) throws -> [SelectorList] {
      var lists = [try parse(outermost)]
      for _ in 0..<steps {
        lists.append(try nested.resolvingNesting(parent: lists[lists.count - 1], at: SourceRange(0, 0)))
      }
      return lists
    }
    let steps = selector.hasPrefix(":") ? 60 : 120
    let one = try chain(from: "Label", steps: steps)
    // The longest lists come first, without cached results of comparisons. Later pairs have cached results.
    for depth in stride(from: steps, through: 0, by: -1) {
      let same = try chain(from: "Label", steps: depth)
      #expect(one[depth] == same[depth] && same[depth] == one[depth])
      #expect(try chain(from: "Button", steps: depth)[depth] != one[depth])
      if depth > 0 { #expect(same[depth - 1] != one[depth]) }
    }
    #expect(Set(one + (try chain(from: "Label", steps: steps))).count == steps + 1)
  }

  @Test("rules that are nested too deeply to match are an error")
  func tooDeep() throws {
    var list = try parse("*")
    let error = #expect(throws: SelectorError.self) {
      for _ in 0..<300 {
        list = try parse(":is(&)", nesting: .nested).resolvingNesting(parent: list, at: SourceRange(0, 1))
      }
    }
    #expect(error?.rule == .limitExceeded)
    var matcher = SelectorMatcher<TestElement>()
    let isMatch = matcher.matches(list, Self.chain(2).elements[1])
    #expect(isMatch)
  }

  @Test(
    "a selector that fails on 2,000 elements does not backtrack exponentially",
    arguments: [
      ".none * * * * * * * * *", ":is(:is(:is(.none *) *) *) *", ":has(* * * * .none)", ":has(.none) :has(.none) *",
      ":has(:is(* * .none)) *", ".none ~ * ~ * ~ * ~ *", ":has(~ * ~ * ~ .none) ~ *",
      ":nth-child(n of :nth-child(n of :nth-last-child(n of *))) .none",
      ":nth-last-of-type(n) ~ :nth-last-of-type(n) ~ .none", ".none > * * > * * > * * > *",
    ])
  func backtracking(_ selector: String) throws {
    let list = try parse(selector)
    for tree in [Self.chain(2000), Self.row(2000)] {
      var matcher = SelectorMatcher<TestElement>()
      let isMatch = matcher.matches(list, tree.elements[1999])
      #expect(!isMatch)
    }
  }

  @Test(
    "the steps of matching all elements grow linearly with their number",
    arguments: [
      "* * * .none", ":has(.none)", ":has(> * .none) *", ":has(~ .none)", ":has(+ * ~ .none)", ".none ~ *",
      ":nth-last-child(2n+1 of .none)", ":nth-child(3n)", ":nth-last-of-type(2)", ":not(:has(.none) *)",
    ])
  func growth(_ selector: String) throws {
    let list = try parse(selector)
    func steps(_ tree: TestTree) -> Int {
      var matcher = SelectorMatcher<TestElement>()
      for element in tree.elements { _ = matcher.matches(list, element) }
      return tree.steps
    }
    for make in [Self.chain, Self.row] {
      let (few, many) = (steps(make(500)), steps(make(1_000)))
      #expect(many <= 2 * few + 100, "\(few) steps, then \(many)")
    }
  }

  /// A tree in which each element has one child.
  private static func chain(_ count: Int) -> TestTree {
    let tree = TestTree()
    var parent: Int?
    for _ in 0..<count { parent = tree.append(to: parent, previous: nil) }
    return tree
  }

  /// A tree in which the root has all other elements as children.
  private static func row(_ count: Int) -> TestTree {
    let tree = TestTree()
    let root = tree.append(to: nil, previous: nil)
    var previous: Int?
    for _ in 1..<count { previous = tree.append(to: root, previous: previous) }
    return tree
  }
}
