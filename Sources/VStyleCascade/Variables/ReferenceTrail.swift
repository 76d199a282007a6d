/// The custom properties that a value was made of: those that it refers to, and through each of them the ones after.
///
/// A trail is shared by all values that lead through it. A list of names for each value is simpler, and grows by ten at
/// every step of `--b: var(--a) …` with ten references, however short the text is.
public final class ReferenceTrail: Sendable {
  /// A reference that was followed.
  struct Link: Sendable {
    let name: String
    let trail: ReferenceTrail?
  }

  /// The references of the value itself, in source order.
  let links: [Link]

  /// How many references were followed, those of a property counted each time that it is referred to.
  ///
  /// It grows like the work of whoever replaces each `var()` by itself, so it is limited: ``Limit/substitutionSteps``.
  let steps: Int

  /// How many custom properties refer to each other on the longest way.
  let depth: Int

  init(_ links: [Link]) {
    self.links = links
    var (steps, depth) = (0, 0)
    for link in links {
      // Each is bounded by its limit, and so is the sum over the references of one sheet.
      steps += 1 + (link.trail?.steps ?? 0)
      depth = max(depth, 1 + (link.trail?.depth ?? 0))
    }
    (self.steps, self.depth) = (steps, depth)
  }

  /// The names on the way, outermost first, a property each time that it is referred to.
  ///
  /// - Parameter limit: how many names are listed; ``shownNames`` unless the caller says otherwise.
  func names(limit: Int = shownNames) -> [String] {
    var names: [String] = []
    var pending = Array(links.prefix(limit).reversed())
    while names.count < limit, let link = pending.popLast() {
      names.append(link.name)
      if let trail = link.trail { pending += trail.links.prefix(limit - names.count).reversed() }
    }
    return names
  }

  /// The last name on the way.
  var lastName: String? {
    var last = links.last
    while let next = last?.trail?.links.last { last = next }
    return last?.name
  }

  /// The names on the way, outermost first, each once.
  ///
  /// - Complexity: linear in the references of all values on the way.
  var distinctNames: [String] {
    var (names, seen, walked): ([String], Set<String>, Set<ObjectIdentifier>) = ([], [], [])
    var pending = Array(links.reversed())
    while let link = pending.popLast() {
      if seen.insert(link.name).inserted { names.append(link.name) }
      guard let trail = link.trail, walked.insert(ObjectIdentifier(trail)).inserted else { continue }
      pending += trail.links.reversed()
    }
    return names
  }

  /// How many names a message lists.
  static let shownNames = 16
}
