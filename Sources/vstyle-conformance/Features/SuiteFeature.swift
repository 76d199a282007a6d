/// A feature that web documents have and views do not: one row for each feature.
///
/// A case that needs the feature is skipped under its name. ``SuiteSelector``, ``SheetFeatures`` and
/// ``SuiteAnswer`` find the feature in what they have parsed, never in the text of a case.
struct SuiteFeature: Sendable {
  /// The name under which cases are skipped.
  let name: String

  /// The reason why views do not have the feature.
  let reason: String

  static let animations = SuiteFeature(
    name: "animations",
    reason:
      "The values of these cases are those of documents in motion. The suites `keyframes` and `transitions` have motion."
  )
  static let language = SuiteFeature(name: ":lang()", reason: "A view has no language.")
  static let shadowTrees = SuiteFeature(name: "shadow trees", reason: "A view tree is one tree.")
  static let customElements = SuiteFeature(
    name: "custom elements", reason: "Every view has its class from the start.")
  static let pseudoElements = SuiteFeature(
    name: "pseudo-elements", reason: "A part of a view is a view; `::part()` is reserved for later.")
  static let prefixedElements = SuiteFeature(
    name: "pseudo-elements with a prefix", reason: "Browsers take any name with their prefix for valid.")
  static let namespaces = SuiteFeature(name: "namespaces", reason: "Neither views nor their attributes have any.")
  static let styleElementScopes = SuiteFeature(
    name: "scopes of style elements",
    reason: "`@scope` without roots begins at the parent of its style element; a sheet of views stands in none.")
  static let scripts = SuiteFeature(name: "scripts", reason: "A document may run scripts or not.")
  static let presentationAttributes = SuiteFeature(
    name: "presentation attributes", reason: "In SVG, attributes are declarations; views have `style` alone.")
  static let units = SuiteFeature(
    name: "units of paper and of glyphs",
    reason: "`cm` and `mm`, `ex` and `ch`: views have points, and engines of views do not measure glyphs.")
  static let surrogateHalves = SuiteFeature(
    name: "halves of surrogate pairs", reason: "Text in Swift cannot hold one; an attribute of a document can.")
  static let systemColors = SuiteFeature(name: "system colors of browsers", reason: "Views have UIKit's.")

  static let all: [SuiteFeature] = [
    animations, language, shadowTrees, customElements, pseudoElements, prefixedElements, namespaces,
    styleElementScopes, scripts, presentationAttributes, units, surrogateHalves, systemColors,
  ]
}
