package import VStyleSyntax
import VStyleValues

/// What media queries that stand one inside the other demand of a device together. They may exclude each other,
/// whatever the device: `(width > 600) and (width < 500)`.
///
/// Only what compares with plain numbers and keywords is looked at; all else may hold.
package struct MediaDemands: Sendable {
  /// The ways in which a device can meet them; `nil` where they are not followed.
  private var ways: [Way]? = [Way()]

  /// More ways than this are not followed, so that each condition is looked at so often at most.
  private static let limit = 32

  /// Demands nothing.
  package init() {}

  /// Whether no device meets them.
  package var areContradictory: Bool { ways?.isEmpty ?? false }

  /// Demands the prelude of an `@media` as well.
  package mutating func add(_ prelude: TokenCursor) {
    guard let ways else { return }
    var parser = MediaQueryParser()
    let queries = parser.parseList(prelude)
    // What cannot be read is reported as that.
    self.ways = parser.problems.isEmpty ? MediaDemands.ways(ways, meeting: .or(queries)) : nil
  }

  /// Those of some ways in which a device meets a query as well; `nil` if there are too many.
  private static func ways(_ ways: [Way], meeting query: MediaQuery) -> [Way]? {
    switch query {
    case .and(let parts):
      var met = ways
      for part in parts {
        guard let next = self.ways(met, meeting: part) else { return nil }
        met = next
      }
      return met
    case .or(let parts):
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

/// What a device has to be, in one of several ways.
private struct Way {
  /// A demand on each feature that has one. There are few features.
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

  /// The same with a query that has no parts; `nil` if that excludes what is demanded already.
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
    case .feature, .not, .comparison, .unknown, .and, .or: return self
    }
  }

  /// The same with another demand on a feature; `nil` if that cannot be met.
  private func with(_ name: String, _ change: (inout Demand) -> Bool) -> Way? {
    var copy = self
    let place = demands.firstIndex { $0.name == name } ?? demands.count
    if place == demands.count { copy.demands.append(Demand(name: name)) }
    return change(&copy.demands[place]) ? copy : nil
  }
}

extension MediaQuery.Comparison {
  fileprivate var allowsMore: Bool { self == .greater || self == .greaterOrEqual || self == .equal }
  fileprivate var allowsLess: Bool { self == .less || self == .lessOrEqual || self == .equal }
  fileprivate var allowsEqual: Bool { self == .greaterOrEqual || self == .lessOrEqual || self == .equal }
}
