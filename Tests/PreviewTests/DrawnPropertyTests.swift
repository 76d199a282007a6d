import TestSupport
import Testing
import VStyleValues
import VStyleViews

@testable import VStylePreview

@Suite("Drawn properties")
struct DrawnPropertyTests {
  /// What a drawing needs besides a property, for the property to have something to act on.
  struct Probe {
    let properties: [String]
    var type: String?
    var states: Set<String> = []
    var style = ""
    /// Values besides the samples of the value type, which may all look the same.
    var values: [String] = []
  }

  private static let probes: [Probe] = [
    Probe(
      properties: ["tint-color", "tint-adjustment-mode"], type: "Button",
      style: "image: symbol(\"star\"); tint-color: red"),
    Probe(
      properties: ["layer-border-color", "layer-masked-corners", "layer-corner-curve"],
      style: "layer-border-width: 1; layer-corner-radius: 8"),
    Probe(
      properties: ["layer-shadow-color", "layer-shadow-offset", "layer-shadow-radius"], style: "layer-shadow-opacity: 1"
    ),
    Probe(
      properties: ["layer-contents-gravity", "layer-contents-rect", "layer-magnification-filter"],
      style: "layer-contents: \"photo\""),
    Probe(properties: ["layer-double-sided"], style: "layer-transform: rotate3d(0, 1, 0, 30deg)"),
    Probe(properties: ["layer-position"], style: "layer-bounds: 0 0 20 20"),
    Probe(properties: ["center"], style: "bounds: 0 0 20 20"),
    Probe(
      properties: ["layout-margins", "directional-layout-margins"], type: "StackView",
      style: "layout-margins-relative-arrangement: true"),
    Probe(properties: ["shadow-offset"], style: "shadow-color: red"),
    Probe(properties: ["highlighted-text-color", "highlighted-image", "highlighted"], states: ["highlighted"]),
    Probe(properties: ["highlighted"], type: "Label", style: "highlighted-text-color: red"),
    Probe(
      properties: [
        "image-rendering-mode", "preferred-symbol-configuration", "image-edge-insets", "image-view-content-mode",
        "image-insets",
      ],
      style: "image: \"photo\""),
    Probe(properties: ["preferred-symbol-configuration"], style: "image: symbol(\"plus\")"),
    Probe(properties: ["adjusts-image-when-disabled"], states: ["disabled"], style: "image: \"photo\""),
    Probe(
      properties: ["adjusts-image-when-highlighted", "shows-touch-when-highlighted"], states: ["highlighted"],
      style: "image: \"photo\""),
    Probe(properties: ["title-label-shadow-offset"], style: "title-shadow-color: red"),
    Probe(
      properties: ["reverses-title-shadow-when-highlighted"], states: ["highlighted"],
      style: "title-shadow-color: red; title-label-shadow-offset: 2 2"),
    Probe(properties: ["selected-background-color", "selection-style"], states: ["selected"]),
    Probe(properties: ["selected"], type: "TableViewCell"),
    Probe(
      properties: ["editing-accessory-type", "shows-reorder-control", "should-indent-while-editing"],
      states: ["editing"]),
    Probe(properties: ["indentation-width"], style: "indentation-level: 2"),
    Probe(
      properties: ["placeholder", "placeholder-color", "attributed-placeholder"],
      style: "text: \"\"; placeholder: \"Placeholder\""),
    Probe(properties: ["disabled-background"], states: ["disabled"]),
    Probe(properties: ["on-tint-color", "on-image"], states: ["on"]),
    Probe(properties: ["title"], type: "Switch", style: "preferred-style: checkbox"),
    Probe(properties: ["minimum-value", "maximum-value"], type: "Stepper", style: "value: 0"),
    Probe(properties: ["wraps", "maximum-value"], type: "Stepper", style: "value: 100"),
    Probe(properties: ["hides-for-single-page"], style: "number-of-pages: 1"),
    Probe(properties: ["count-down-duration"], style: "date-picker-mode: count-down-timer", values: ["90s"]),
    Probe(properties: ["hides-when-stopped"], style: "animating: false"),
    Probe(properties: ["badge-color", "badge-text-attributes"], style: "badge-value: \"1\""),
    Probe(properties: ["selected-image"], states: ["selected"]),
    Probe(
      properties: ["enabled", "content-horizontal-alignment", "content-vertical-alignment"], type: "Button",
      style: "configuration: button-configuration()"),
    Probe(properties: ["large-title-text-attributes"], style: "prefers-large-titles: true"),
    Probe(
      properties: ["icon-image-clear", "icon-position-adjustment-clear", "search-text-field-text-color"],
      style: "text: \"a\""),
    Probe(
      properties: ["icon-image-bookmark", "icon-position-adjustment-bookmark"], style: "shows-bookmark-button: true"),
    Probe(
      properties: [
        "icon-image-results-list", "icon-position-adjustment-results-list", "search-results-button-selected",
      ],
      style: "shows-search-results-button: true"),
    Probe(
      properties: [
        "scope-bar-background-image", "scope-bar-button-background-image", "scope-bar-button-divider-image",
        "scope-bar-button-title-text-attributes", "selected-scope-button-index", "scope-button-titles",
        "shows-scope-bar",
      ],
      style: "shows-scope-bar: true; scope-button-titles: \"A\", \"B\""),
    Probe(properties: ["shows-scope-bar"], style: "scope-button-titles: \"A\", \"B\""),
    Probe(properties: ["section-index-background-color"], style: "section-index-color: red"),
    Probe(properties: ["vibrancy-effect-style"], style: "blur-effect-style: regular"),
    Probe(properties: ["layer-line-dash-phase"], style: "layer-line-dash-pattern: 4, 2"),
    Probe(properties: ["text-container-line-break-mode"], style: "text-container-maximum-number-of-lines: 1"),
    Probe(properties: ["segment-enabled"], style: "segment-title: \"A\", \"B\""),
    Probe(properties: ["title-position-adjustment"], type: "BarButtonItem"),
  ]

  @Test("a property changes the drawing of some view, unless the page says why not")
  func properties() {
    var drawn: Set<String> = []
    let schema = StyleSchema.views
    var all: Set<String> = []
    for type in schema.viewTypeNames {
      let own = schema.viewTypes[type]?.properties ?? []
      let names = Set(own.map(\.name))
      all.formUnion(names)
      probe(type, own.map { ($0, "") }, [], [], &drawn)
      for probe in Self.probes where probe.type == nil || probe.type == type {
        let wanted = (probe.type == nil ? own : schema.properties(of: type)).filter {
          probe.properties.contains($0.name)
        }
        self.probe(type, wanted.map { ($0, probe.style) }, probe.states, probe.values, &drawn)
      }
    }
    for name in all.sorted() {
      let reason = UndrawnProperties.reason(name)
      #expect(
        drawn.contains(name) == (reason == nil),
        "`\(name)` is \(drawn.contains(name) ? "drawn" : "not drawn"); the page says: \(reason ?? "drawn")")
    }
    for row in UndrawnProperties.rows {
      for pattern in row.names {
        #expect(all.contains { UndrawnProperties.matches($0, pattern) }, "`\(pattern)` names no property")
      }
    }
  }

  /// Adds the properties that change the drawing of a type.
  private func probe(
    _ type: String, _ rows: [(entry: StyleSchema.PropertyEntry, style: String)], _ states: Set<String>,
    _ values: [String], _ drawn: inout Set<String>
  ) {
    guard !rows.isEmpty else { return }
    var names: [String] = []
    var styles: [String] = []
    for row in rows {
      let texts = row.entry.kind.samples.prefix(6).map(row.entry.kind.serialize) + values
      for text in [nil] + texts.map(Optional.some) {
        names.append(row.entry.name)
        styles.append("\(row.style); " + (text.map { "\(row.entry.name): \($0);" } ?? ""))
      }
    }
    let drawings = DrawnType(type: type, states: states).drawings(styles)
    var plain = ""
    for (index, drawing) in drawings.enumerated() {
      if index == 0 || names[index] != names[index - 1] { plain = drawing }
      if drawing != plain { drawn.insert(names[index]) }
    }
  }
}
