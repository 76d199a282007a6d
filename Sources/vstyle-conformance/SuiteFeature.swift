import VStyleJSON

/// A feature that web documents have and views do not: one row for each feature.
///
/// A case that needs the feature is skipped under its name.
struct SuiteFeature: Sendable {
  /// The name under which cases are skipped.
  let name: String

  /// The reason why views do not have the feature.
  let reason: String

  /// Lower-case texts, one of which appears in the sheets or styles of the cases.
  ///
  /// The array is empty if the selector of a query or the name of a property identifies the feature.
  var marks: [String] = []

  /// A member that nodes of the cases have; `nil` if ``marks`` are sufficient.
  var member: String?

  static let all: [SuiteFeature] = [
    .init(name: "animations", reason: "`@keyframes` is reserved for later.", marks: ["@keyframes"]),
    .init(
      name: ":dir()", reason: "The direction of a view comes from its traits: `@media (layout-direction: …)`.",
      marks: [":dir("]),
    .init(name: ":lang()", reason: "A view has no language.", marks: [":lang("]),
    .init(name: "shadow trees", reason: "A view tree is one tree.", marks: [":host", ":has-slotted"]),
    .init(name: "custom elements", reason: "Every view has its class from the start.", marks: [":defined"]),
    .init(name: "pseudo-elements", reason: "A part of a view is a view; `::part()` is reserved for later."),
    .init(
      name: "pseudo-elements with a prefix", reason: "Browsers take any name with their prefix for valid.",
      marks: ["::-webkit"]),
    .init(
      name: "attributes in namespaces", reason: "Views have no namespaces.", marks: ["[*|"], member: "nsattrs"),
    .init(
      name: "scopes of style elements",
      reason: "`@scope` without selectors begins at the parent of its style element; a sheet of views stands in none.",
      marks: ["@scope {"]),
    .init(
      name: "visited links", reason: "Browsers hide which links were visited, also from scopes that begin at one.",
      marks: ["@scope (main :not(:link))"]),
    .init(name: "scripts", reason: "A document may run scripts or not.", marks: ["(scripting"]),
    .init(
      name: "system colors of browsers", reason: "Views have UIKit's.",
      marks: systemColors.map { ": \($0.lowercased())" }),
    .init(name: "property box-shadow", reason: "A layer has its shadow in four properties."),
    .init(name: "property clip", reason: "It needs the width of a font's digits."),
    .init(name: "property filter", reason: "Filters are drawing."),
  ]

  /// - Spec: https://www.w3.org/TR/css-color-4/#css-system-colors
  private static let systemColors = [
    "AccentColor", "ActiveText", "ButtonBorder", "ButtonFace", "ButtonText", "Canvas", "Field", "GrayText", "Highlight",
    "LinkText", "Mark", "SelectedItem", "VisitedText", "ActiveBorder", "ActiveCaption", "AppWorkspace",
    "ButtonHighlight", "ButtonShadow", "CaptionText", "InactiveBorder", "InactiveCaptionText", "InfoBackground",
    "MenuText", "Scrollbar", "ThreeDDarkShadow", "ThreeDFace", "ThreeDHighlight", "ThreeDLightShadow", "ThreeDShadow",
    "Window", "WindowFrame",
  ]

  /// Returns the first missing feature that a request needs.
  static func missing(in request: JSON) -> SuiteFeature? {
    let tree = request["tree"] ?? .null
    let sheets = (request["sheets"]?.elements ?? []).compactMap { $0["css"]?.text } + tree.styles
    let texts = sheets.map { Array($0.lowercased().utf8) }
    return all.first { feature in
      texts.contains { text in feature.marks.contains { text.contains(Array($0.utf8)) } }
        && (feature.member.map { tree.hasNode(with: $0) } ?? true)
    }
  }
}

extension JSON {
  /// Returns whether a node of the tree has a member.
  fileprivate func hasNode(with member: String) -> Bool {
    self[member] != nil || (self["children"]?.elements ?? []).contains { $0.hasNode(with: member) }
  }

  /// The inline styles of the nodes of the tree.
  fileprivate var styles: [String] {
    [self["style"]?.text].compactMap { $0 } + (self["children"]?.elements ?? []).flatMap(\.styles)
  }
}

extension [UInt8] {
  fileprivate func contains(_ pattern: [UInt8]) -> Bool {
    guard count >= pattern.count else { return false }
    return (0...count - pattern.count).contains { self[$0] == pattern[0] && self[$0...].starts(with: pattern) }
  }
}
