import VStyleCheck
import VStyleMatching
import VStyleStylesheet

/// The custom properties at the root in an environment that meets media queries which the default traits do not meet.
struct ConditionalRoot {
  let scope: CustomPropertyScope

  /// The custom properties whose values differ from those in the other environments.
  let changed: Set<String>

  /// The most roots of one stylesheet, which bounds the time of checks.
  private static let most = 32

  /// The roots for the media queries of a stylesheet that none of its other roots meets.
  static func all(in context: LintContext) -> [ConditionalRoot] {
    let known = context.customPropertyRoots
    guard !known.isEmpty, !context.customProperties.uses.isEmpty else { return [] }
    let base = known.reduce(into: [[String]: CustomPropertyScope]()) { $0[$1.themes] = $0[$1.themes] ?? $1 }
    let roots = known.filter { base[$0.themes]?.environment == $0.environment }
    var found: [ConditionalRoot] = []
    var seen: Set<[String]> = []
    for rule in context.ruleSets.joined() {
      let media = rule.conditions.filter(\.isMedia)
      guard !media.isEmpty, found.count + roots.count <= most, seen.insert(media.map(\.description)).inserted,
        !known.contains(where: { $0.meets(media) })
      else { continue }
      for scope in context.stylesheet.customPropertyRoots(like: roots, meeting: media) {
        let (values, before) = (scope.values, base[scope.themes]?.values ?? [:])
        found.append(ConditionalRoot(scope: scope, changed: Set(values.filter { before[$0.key] != $0.value }.keys)))
      }
    }
    return found
  }
}
