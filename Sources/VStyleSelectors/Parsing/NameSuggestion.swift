import VStyleSyntax

/// Finds the name that an author probably meant.
enum NameSuggestion {
  /// The candidate nearest to a name, if it is a likely typing error: at most one edit for every three letters.
  ///
  /// Among equally near candidates, it is the first in alphabetical order. Names of more than 64 bytes have no
  /// suggestion.
  static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().utf8)
    guard wanted.count <= 64 else { return nil }
    var best: (distance: Int, name: String)?
    for candidate in candidates {
      let count = candidate.utf8.count
      let limit = min(max(wanted.count, count) / 3, best?.distance ?? .max)
      guard abs(count - wanted.count) <= limit else { continue }
      let letters = Array(candidate.utf8)
      guard let distance = EditDistance.between(wanted, letters, atMost: limit) else { continue }
      if let best, best.distance == distance, best.name <= candidate { continue }
      best = (distance, candidate)
    }
    return best?.name
  }
}
