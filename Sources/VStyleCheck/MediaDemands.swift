import VStyleCompiler
package import VStyleStylesheet
package import VStyleSyntax
import VStyleValues

/// The combined conditions of nested media queries, to find those that exclude each other on every device.
///
/// An example is `(width > 600) and (width < 500)`. Only comparisons with plain numbers and keywords are checked; any
/// other condition counts as possible.
package struct MediaDemands: Sendable {
  /// The ways in which a device can meet the conditions; `nil` if the check has ended without a result.
  private var ways: [Way]? = [Way()]

  /// The greatest number of ways that are followed. It bounds the work for each condition.
  private static let limit = 32

  /// Creates an empty set of conditions, which every device meets.
  package init() {}

  /// Whether no device meets the conditions.
  package var areContradictory: Bool { ways?.isEmpty ?? false }

  /// Adds the prelude of a nested `@media`.
  ///
  /// - Parameter customQueries: the custom media queries by name.
  package mutating func add(_ prelude: TokenCursor, customQueries: [String: MediaQuery] = [:]) {
    guard let ways else { return }
    var parser = MediaQueryParser(customQueries: customQueries)
    let queries = parser.parseList(prelude)
    // An invalid prelude is reported elsewhere and ends the check.
    self.ways = parser.errors.isEmpty ? MediaDemands.ways(ways, meeting: .or(queries)) : nil
  }

  /// The ways in which a device also meets a query; `nil` if there are more than ``limit``.
  private static func ways(_ ways: [Way], meeting query: MediaQuery) -> [Way]? {
    switch query {
    case .and(let parts):
      var met = ways
      for part in parts {
        guard let next = self.ways(met, meeting: part) else { return nil }
        met = next
      }
      return met
    case .or(let parts), .custom(let parts):
      var all: [Way] = []
      for part in parts {
        guard let more = self.ways(ways, meeting: part), all.count + more.count <= limit else { return nil }
        all += more
      }
      return all
    case .keyword, .comparison, .type, .feature, .not, .unknown:
      return ways.compactMap { $0.meeting(query) }
    }
  }
}

/// The bounds and keywords of media features in one way to meet all conditions.
private struct Way {
  /// The demands, at most one for each feature. A linear search is enough, because there are few features.
  private var demands: [Demand] = []

  private struct Demand {
    let name: String
    var least: Bound?
    var greatest: Bound?
    var keyword: String?

    var isPossible: Bool {
      guard let least, let greatest else { return true }
      return least.number < greatest.number
        || least.number == greatest.number && least.isIncluded && greatest.isIncluded
    }

    mutating func raise(_ bound: Bound) {
      if let least, least.number > bound.number || least.number == bound.number && !least.isIncluded { return }
      least = bound
    }

    mutating func lower(_ bound: Bound) {
      if let greatest, greatest.number < bound.number || greatest.number == bound.number && !greatest.isIncluded {
        return
      }
      greatest = bound
    }
  }

  private struct Bound {
    let number: Double
    let isIncluded: Bool
  }

  /// This way with a query that has no parts; `nil` if the query contradicts it.
  func meeting(_ query: MediaQuery) -> Way? {
    switch query {
    case .keyword(let name, let keyword):
      guard let feature = MediaFeature.named(name), case .keywords = feature.grammar else { return self }
      return with(name) { demand in
        defer { demand.keyword = keyword }
        return demand.keyword ?? keyword == keyword
      }
    case .comparison(let name, let comparison, .number(let value)):
      guard let number = value[as: Double.self] ?? value[as: Int.self].map(Double.init) else { return self }
      return with(name) { demand in
        if comparison.allowsMore { demand.raise(Bound(number: number, isIncluded: comparison.allowsEqual)) }
        if comparison.allowsLess { demand.lower(Bound(number: number, isIncluded: comparison.allowsEqual)) }
        return demand.isPossible
      }
    case .type(let name): return name == "all" || name == "screen" ? self : nil
    case .feature, .not, .comparison, .unknown, .and, .or, .custom: return self
    }
  }

  /// This way with one more demand on a feature; `nil` if a device cannot meet it.
  private func with(_ name: String, _ change: (inout Demand) -> Bool) -> Way? {
    var copy = self
    let index = demands.firstIndex { $0.name == name } ?? demands.count
    if index == demands.count { copy.demands.append(Demand(name: name)) }
    return change(&copy.demands[index]) ? copy : nil
  }
}

extension MediaQuery.Comparison {
  fileprivate var allowsMore: Bool { self == .greater || self == .greaterOrEqual || self == .equal }
  fileprivate var allowsLess: Bool { self == .less || self == .lessOrEqual || self == .equal }
  fileprivate var allowsEqual: Bool { self == .greaterOrEqual || self == .lessOrEqual || self == .equal }
}
