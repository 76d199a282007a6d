import TestSupport
import Testing
import VStyleCheck
import VStyleSyntax
import VStyleValues

@testable import VStyleCompiler
@testable import VStyleStylesheet

/// Laws of every media query.
@Suite("laws of media queries")
struct MediaQueryLaws {
  @Test("the text of a media query parses as the same query")
  func roundTrip() {
    for offset in 0..<Environment.rounds(300) {
      let seed = SeededGenerator.seed &+ UInt64(offset)
      var random = RandomQueries(seed: seed)
      let queries = (0..<Int.random(in: 1...3, using: &random.generator)).map { _ in random.query() }
      let text = queries.map(\.description).joined(separator: ", ")
      var parser = MediaQueryParser()
      let again = parser.parseList(TokenCursor(TokenTape(SourceText(text))))
      #expect(parser.errors.map(\.message) == [], "TEST_SEED=\(seed) \(text)")
      #expect(again == queries, "TEST_SEED=\(seed) \(text) reads as \(again.map(\.description))")
    }
  }

  @Test("nested media queries are contradictory if and only if no device meets them")
  func contradictions() {
    // Widths at and between the integers in the queries.
    let devices = stride(from: -0.5, through: 5, by: 0.5).flatMap { width in
      ["none", "hover"].map { hover in
        var traits = Traits()
        (traits.width, traits.features) = (width, ["hover": hover])
        return traits
      }
    }
    var contradictions = 0
    let rounds = Environment.rounds(300)
    for offset in 0..<rounds {
      let seed = SeededGenerator.seed &+ UInt64(offset)
      var random = RandomQueries(seed: seed)
      let queries = (0..<2).map { _ in random.demand(depth: 2) }
      let isMet = devices.contains { device in queries.allSatisfy { $0.evaluate(device) == true } }
      let text = queries.map(\.description)
      #expect(demands(of: text).areContradictory == !isMet, "TEST_SEED=\(seed) \(text)")
      if !isMet { contradictions += 1 }
    }
    #expect(contradictions > rounds / 10 && contradictions < rounds)
  }

  @Test("a media query with too many alternatives ends the search for contradictions", .timeLimit(.minutes(1)))
  func manyWays() {
    let choice = "((width > 1px) or (height > 1px))"
    let choices = Array(repeating: choice, count: 60).joined(separator: " and ")
    #expect(!demands(of: [choices, "(width > 2px) and (width < 1px)"]).areContradictory)
    #expect(!demands(of: Array(repeating: choice, count: 60)).areContradictory)
    #expect(demands(of: [choice, choice, "(width > 2px) and (width < 1px)", choices]).areContradictory)
  }

  private func demands(of preludes: [String]) -> MediaDemands {
    preludes.reduce(into: MediaDemands()) { $0.add(TokenCursor(TokenTape(SourceText($1)))) }
  }
}

/// Creates random media queries in the forms that the parser creates.
///
/// There is no list of one, and no media type inside a condition.
private struct RandomQueries {
  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func query() -> MediaQuery {
    guard Bool.random(using: &generator) else { return condition(depth: 3) }
    var query = MediaQuery.type(["all", "screen", "print"][Int.random(in: 0..<3, using: &generator)])
    if Bool.random(using: &generator) { query = .and([query, condition(depth: 2)]) }
    return Bool.random(using: &generator) ? .not(query) : query
  }

  private mutating func condition(depth: Int) -> MediaQuery {
    switch Int.random(in: 0..<(depth > 0 ? 6 : 3), using: &generator) {
    case 3: .not(condition(depth: depth - 1))
    case 4: .and(conditions(depth: depth - 1))
    case 5: .or(conditions(depth: depth - 1))
    default: feature()
    }
  }

  private mutating func conditions(depth: Int) -> [MediaQuery] {
    (0..<Int.random(in: 2...3, using: &generator)).map { _ in condition(depth: depth) }
  }

  /// A condition on `width` and `hover`, without `not`.
  mutating func demand(depth: Int) -> MediaQuery {
    let comparisons: [MediaQuery.Comparison] = [.equal, .less, .lessOrEqual, .greater, .greaterOrEqual]
    switch Int.random(in: 0..<(depth > 0 ? 4 : 2), using: &generator) {
    case 0: return .keyword("hover", Bool.random(using: &generator) ? "none" : "hover")
    case 1:
      let number = StyleValue(Double(Int.random(in: 0...4, using: &generator)))
      return .comparison("width", comparisons.randomElement(using: &generator) ?? .equal, .number(number))
    case 2: return .and((0..<2).map { _ in demand(depth: depth - 1) })
    default: return .or((0..<2).map { _ in demand(depth: depth - 1) })
    }
  }

  private mutating func feature() -> MediaQuery {
    guard let feature = MediaFeature.all.randomElement(using: &generator) else { return .unknown }
    let comparisons: [MediaQuery.Comparison] = [.equal, .less, .lessOrEqual, .greater, .greaterOrEqual]
    let comparison = comparisons[Int.random(in: 0..<comparisons.count, using: &generator)]
    if Int.random(in: 0..<4, using: &generator) == 0 { return .feature(feature.name) }
    switch feature.grammar {
    case .number(let kind):
      let value = kind.samples.randomElement(using: &generator) ?? StyleValue(1.0)
      return .comparison(feature.name, comparison, .number(value))
    case .ratio:
      let parts = (0..<2).map { _ in StyleValue(Double(Int.random(in: 0...9, using: &generator))) }
      return .comparison(feature.name, comparison, .ratio(parts[0], parts[1]))
    case .zeroOrOne:
      return .comparison(feature.name, .equal, .number(StyleValue(Int.random(in: 0...1, using: &generator))))
    case .keywords, .nestedKeywords:
      return .keyword(feature.name, feature.keywords.randomElement(using: &generator) ?? "")
    }
  }
}
