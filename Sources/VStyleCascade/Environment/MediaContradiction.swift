package import VStyleSyntax
import VStyleValues

/// Whether media queries exclude each other, whatever the device: `(width > 600) and (width < 500)`.
///
/// Only what compares with plain numbers and keywords is looked at; all else may hold.
package enum MediaContradiction {
  /// Whether no device meets all of some preludes of `@media`, of which one stands inside the other.
  package static func holds(_ preludes: [TokenCursor]) -> Bool {
    var ways: [Demands] = [Demands()]
    for prelude in preludes {
      var parser = MediaQueryParser()
      let queries = parser.parseList(prelude)
      // What cannot be read is reported as that.
      guard parser.problems.isEmpty else { return false }
      ways = ways.flatMap { demands in queries.flatMap { demands.adding($0) } }
      if ways.count > limit { return false }
    }
    return ways.isEmpty
  }

  /// More ways than this are not followed.
  private static let limit = 64
}

/// What a device has to be.
private struct Demands {
  private var least: [String: Bound] = [:]
  private var greatest: [String: Bound] = [:]
  private var keywords: [String: String] = [:]

  private struct Bound {
    let number: Double
    let isIncluded: Bool
  }

  /// The ways to meet a query as well; none if it excludes what is demanded already.
  func adding(_ query: MediaQuery) -> [Demands] {
    switch query {
    case .and(let parts): return parts.reduce([self]) { ways, part in ways.flatMap { $0.adding(part) } }
    case .or(let parts): return parts.flatMap { adding($0) }
    case .keyword(let name, let keyword): return adding(keyword, to: name)
    case .comparison(let name, let comparison, .number(let value)):
      guard let number = value[as: Double.self] ?? value[as: Int.self].map(Double.init) else { return [self] }
      return adding(number, comparison, to: name)
    case .type(let name): return name == "all" || name == "screen" ? [self] : []
    case .feature, .not, .comparison, .unknown: return [self]
    }
  }

  private func adding(_ keyword: String, to name: String) -> [Demands] {
    guard let feature = MediaFeature.named(name), case .keywords = feature.grammar else { return [self] }
    if let known = keywords[name], known != keyword { return [] }
    var copy = self
    copy.keywords[name] = keyword
    return [copy]
  }

  private func adding(_ number: Double, _ comparison: MediaQuery.Comparison, to name: String) -> [Demands] {
    var copy = self
    switch comparison {
    case .equal:
      copy.raise(name, number, isIncluded: true)
      copy.lower(name, number, isIncluded: true)
    case .less: copy.lower(name, number, isIncluded: false)
    case .lessOrEqual: copy.lower(name, number, isIncluded: true)
    case .greater: copy.raise(name, number, isIncluded: false)
    case .greaterOrEqual: copy.raise(name, number, isIncluded: true)
    }
    guard let low = copy.least[name], let high = copy.greatest[name] else { return [copy] }
    let isPossible = low.number < high.number || low.number == high.number && low.isIncluded && high.isIncluded
    return isPossible ? [copy] : []
  }

  private mutating func raise(_ name: String, _ number: Double, isIncluded: Bool) {
    if let known = least[name], known.number > number || known.number == number && !known.isIncluded { return }
    least[name] = Bound(number: number, isIncluded: isIncluded)
  }

  private mutating func lower(_ name: String, _ number: Double, isIncluded: Bool) {
    if let known = greatest[name], known.number < number || known.number == number && !known.isIncluded { return }
    greatest[name] = Bound(number: number, isIncluded: isIncluded)
  }
}
