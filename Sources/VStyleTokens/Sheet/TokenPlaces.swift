/// Finds the path of a custom property among the groups of a file.
struct TokenPlaces {
  /// The groups by the custom property that their path would have.
  private var groups: [String: [[String]]] = [:]

  /// Adds a group.
  mutating func add(_ group: [String]) {
    guard !group.isEmpty else { return }
    let name = TokenName.property(group)
    if groups[name]?.contains(group) != true { groups[name, default: []].append(group) }
  }

  /// Returns the path of a property: in the deepest group whose name it begins with, or in the root.
  ///
  /// - Parameter current: the group around the property, which comes first among groups with one name.
  func path(of property: String, in current: [String]) -> [String] {
    var end = property.endIndex
    while end > property.startIndex {
      let candidates = groups[String(property[..<end])] ?? []
      if let group = candidates.contains(current) ? current : candidates.first {
        return TokenName.path(of: property, in: group)
      }
      guard let hyphen = property[..<end].lastIndex(of: "-") else { break }
      end = hyphen
    }
    return TokenName.path(of: property, in: [])
  }
}
