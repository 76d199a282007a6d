import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues

extension Traits {
  /// The most traits that are tried for some conditions.
  private static let mostTries = 512

  /// Returns traits that meet the media queries of some conditions and differ from these in the tested features only.
  ///
  /// - Returns: `nil` if none were found, as for queries that exclude each other.
  func meeting(_ conditions: [StyleCondition]) -> Traits? {
    var tested: [(name: String, values: [String])] = []
    for query in conditions.flatMap(\.queries) { query.addTested(&tested) }
    var tries = Traits.mostTries
    return Traits.search(tested[...], self, conditions, &tries)
  }

  private static func search(
    _ tested: ArraySlice<(name: String, values: [String])>, _ traits: Traits, _ conditions: [StyleCondition],
    _ tries: inout Int
  ) -> Traits? {
    guard let feature = tested.first else {
      tries -= 1
      return conditions.allHold(in: StyleEnvironment(traits: traits)) ? traits : nil
    }
    if let found = search(tested.dropFirst(), traits, conditions, &tries) { return found }
    for value in feature.values where tries > 0 {
      var changed = traits
      guard changed.set(feature.name, to: value) == nil else { continue }
      if let found = search(tested.dropFirst(), changed, conditions, &tries) { return found }
    }
    return nil
  }
}

extension MediaQuery {
  /// Adds the features that the query tests, each with values that may change its result.
  fileprivate func addTested(_ tested: inout [(name: String, values: [String])]) {
    switch self {
    case .feature(let name), .keyword(let name, _):
      let keywords = name == "orientation" ? [] : MediaFeature.named(name)?.keywords ?? []
      add(name, keywords.isEmpty ? ["0", "1"] : keywords, &tested)
    case .comparison(let name, _, .number(let value)):
      guard let number = value[as: Double.self] ?? value[as: Int.self].map(Double.init) else { return }
      add(name, [number, number + 1, max(number - 1, 0), number / 2].map { "\($0)" }, &tested)
    case .comparison(let name, _, .ratio): add(name, [], &tested)
    case .not(let query): query.addTested(&tested)
    case .and(let queries), .or(let queries), .custom(let queries): for query in queries { query.addTested(&tested) }
    case .type, .unknown: break
    }
  }

  private func add(_ name: String, _ values: [String], _ tested: inout [(name: String, values: [String])]) {
    // The orientation and the aspect ratio follow from the size of the window.
    let isDerived = MediaFeature.named(name)?.isDerived ?? false
    let (name, values) = isDerived ? ("height", ["1", "100000"]) : (name, values)
    if let index = tested.firstIndex(where: { $0.name == name }) {
      tested[index].values += values
    } else {
      tested.append((name, values))
    }
  }
}
