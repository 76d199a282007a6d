/// The custom properties that a value comes from: its references, and the references of their values in turn.
///
/// OPTIMIZATION: a list of names for each value is simpler. It grows by a factor of ten at each step of
/// `--b: var(--a) …` with ten references, however short the text is. Values share trails instead.
package final class ReferenceTrail: Sendable {
  /// A reference that was followed.
  struct Link: Sendable {
    let name: String
    let trail: ReferenceTrail?
  }

  /// The references of the value itself, in source order.
  let links: [Link]

  /// The names of the custom properties that the value itself refers to, in source order.
  package var references: [String] { links.map(\.name) }

  /// The number of references that were followed. References of a property count each time that it is referred to.
  ///
  /// It grows like the work to replace each `var()` separately, so ``Limit/substitutionSteps`` limits it.
  let steps: Int

  /// The length of the longest chain of references.
  let depth: Int

  init(_ links: [Link]) {
    self.links = links
    var (steps, depth) = (0, 0)
    for link in links {
      // No overflow: a limit bounds each term and the number of references in a sheet.
      steps += 1 + (link.trail?.steps ?? 0)
      depth = max(depth, 1 + (link.trail?.depth ?? 0))
    }
    (self.steps, self.depth) = (steps, depth)
  }

  /// The names of the custom properties, outermost first. A property is listed each time that it is referred to.
  ///
  /// - Parameter limit: the greatest number of names; default: ``shownNames``.
  func names(limit: Int = shownNames) -> [String] {
    var names: [String] = []
    var pending = Array(links.prefix(limit).reversed())
    while names.count < limit, let link = pending.popLast() {
      names.append(link.name)
      if let trail = link.trail { pending += trail.links.prefix(limit - names.count).reversed() }
    }
    return names
  }

  /// The last custom property in the chain of last references.
  package var lastName: String? {
    var last = links.last
    while let next = last?.trail?.links.last { last = next }
    return last?.name
  }

  /// The greatest number of names in a message.
  static let shownNames = 16
}
