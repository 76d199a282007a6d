#if DEBUG || VSTYLE_ADVICE
  import VStyleValues

  /// What authors write who think in CSS, UIKit or SwiftUI, and the properties that mean the same here.
  struct PropertyHabit: Sendable {
    /// The properties, the most common first. The first one that the view types of the rule have is suggested.
    let properties: [String]

    /// Values of the other language, and the values that mean the same for the properties.
    var values: [String: String] = [:]

    /// Whether the advice is for rules that name a view type: for others, the properties are too special.
    var needsViewType = false

    /// The habit of writing a property, in any spelling and with or without its hyphens; `nil` if there is none.
    static func named(_ name: String) -> PropertyHabit? {
      byName[NameStyle.folded(ForeignNames.withoutVendor(NameStyle.kebab(name)))]
    }

    /// The habits that a name in kebab-case may come from, each with the properties that it means.
    ///
    /// A name can also be a habit for a layer, as `layer-text` is, or for one side, as `padding-left` is.
    /// A row for one value, such as `white-space=nowrap`, comes first.
    static func meanings(of name: String, value: String) -> [(habit: PropertyHabit, properties: [String])] {
      var found: [(habit: PropertyHabit, properties: [String])] = []
      if value.utf8.count < 20, let habit = named("\(name)=\(value.lowercased())") {
        found.append((habit, habit.properties))
      }
      if let habit = named(name) { found.append((habit, habit.properties)) }
      if name.hasPrefix("layer-"), let habit = named(String(name.dropFirst(6))) {
        found.append((habit, habit.properties.filter { $0.hasPrefix("layer-") }))
      }
      if let side = sides.first(where: { name.hasSuffix($0) }), let habit = named(String(name.dropLast(side.count))) {
        found.append((habit, habit.properties.map { $0 + side }))
      }
      return found
    }

    /// The ends of the names of longhands for one side.
    static let sides = ["-left", "-right", "-top", "-bottom"]

    /// The ends of names for sides of the writing direction and of the view, which stand for each other.
    static let directions: [(side: String, other: String)] = [
      ("-left", "-leading"), ("-right", "-trailing"), ("-leading", "-left"), ("-trailing", "-right"),
      ("-start", "-leading"), ("-end", "-trailing"),
    ]

    /// Ends of names that mean both sides along an axis, and those of the two longhands.
    static let axes: [(endings: [String], sides: [String])] = [
      (["-x", "-horizontal", "-inline", "-left-right"], ["-left", "-right"]),
      (["-y", "-vertical", "-block", "-top-bottom"], ["-top", "-bottom"]),
    ]

    /// The habits by each of their names, without hyphens.
    private static let byName: [String: PropertyHabit] = rows.reduce(into: [:]) { table, row in
      for name in row.names.split(separator: " ") { table[NameStyle.folded(String(name))] = row.habit }
    }

    /// The names, for guesses at misspelled ones.
    static let candidates = SpellingCandidates(
      rows.flatMap { $0.names.split(separator: " ").map(String.init) }.filter { !$0.contains("=") }.sorted())

    private static func row(
      _ names: String, _ properties: String, _ values: [String: String] = [:], needsViewType: Bool = false
    ) -> (names: String, habit: PropertyHabit) {
      let properties = properties.split(separator: " ").map(String.init)
      return (names, PropertyHabit(properties: properties, values: values, needsViewType: needsViewType))
    }

    private static let rows = visibility + boxes + texts + controls + lists

    private static let visibility = [
      row("opacity alpha text-alpha", "alpha layer-opacity"),
      row("visibility", "hidden", ["hidden": "true", "collapse": "true", "visible": "false"]),
      // Other values of `display` have no property. The name is here for guesses at misspelled ones.
      row("display=none", "hidden", ["none": "true"]), row("display", ""),
      row("invisible", "hidden"), row("visible is-visible shown", "hidden", ["true": "false", "false": "true"]),
      row(
        "overflow overflow-x overflow-y clip masks-to-bounds clip-children clipped", "clips-to-bounds",
        ["hidden": "true", "clip": "true", "visible": "false", "auto": "true", "scroll": "true"]),
      row(
        "pointer-events user-interaction interaction-enabled allows-hit-testing touch-action",
        "user-interaction-enabled",
        ["none": "false", "auto": "true", "all": "true"]),
      row("z-index elevation-order", "layer-z-position"),
      row(
        "object-fit background-size aspect-ratio-mode content-scaling", "content-mode image-view-content-mode",
        ["cover": "scale-aspect-fill", "contain": "scale-aspect-fit", "fill": "scale-to-fill", "none": "center"]),
      row(
        "image-rendering", "layer-magnification-filter",
        ["pixelated": "nearest", "crisp-edges": "nearest", "auto": "linear", "smooth": "linear"]),
      row("direction", "semantic-content-attribute", ["rtl": "force-right-to-left", "ltr": "force-left-to-right"]),
      row("rotate rotation scale translate scale-effect rotation-effect", "transform"),
      row("transform-origin", "anchor-point layer-anchor-point", ["center": "0.5 0.5"]),
      row("tint accent accent-color foreground-style icon-color", "tint-color"),
      row(
        "color-scheme preferred-color-scheme", "override-user-interface-style", ["light": "light", "dark": "dark"]),
    ]

    private static let boxes = [
      row("border-radius corner-radius radius rounded-corners", "layer-corner-radius"),
      row("corner-curve", "layer-corner-curve"), row("masked-corners rounded corners", "layer-masked-corners"),
      row("border-width border-size", "layer-border-width border-width"),
      row("stroke-width stroke-thickness", "layer-line-width layer-border-width"),
      row("border-color border-colour", "layer-border-color"),
      row("stroke stroke-color", "layer-stroke-color layer-border-color"),
      row("stroke-linecap line-cap", "layer-line-cap"), row("stroke-linejoin line-join", "layer-line-join"),
      row("stroke-dasharray dash-array line-dash", "layer-line-dash-pattern"),
      row("stroke-miterlimit", "layer-miter-limit"),
      row("fill-rule", "layer-fill-rule", ["evenodd": "even-odd", "nonzero": "non-zero"]),
      row("box-shadow-color shadow-color", "layer-shadow-color"),
      row("shadow-radius shadow-blur shadow-blur-radius", "layer-shadow-radius"),
      row("shadow-opacity shadow-alpha", "layer-shadow-opacity"), row("shadow-offset", "layer-shadow-offset"),
      row("background-colour bg-color bg background", "background-color"),
      row("background-tint-color", "bar-tint-color background-color"),
      row("border=none", "border-style", ["none": "none"], needsViewType: true),
      row("fill fill-color", "layer-fill-color background-color"),
      row(
        "padding content-padding content-insets", "content-edge-insets text-container-inset content-inset",
        needsViewType: true),
    ]

    private static let texts = [
      row(
        "text-color title-color text-colour foreground-color font-color label-color",
        "text-color title-color text-label-text-color layer-foreground-color title-text-attributes tint-color"),
      row("color colour", "text-color title-color tint-color layer-foreground-color text-label-text-color"),
      row(
        "font title-font text-font label-font font-face typeface text-style font-style-name",
        "font title-label-font text-label-font layer-font title-text-attributes"),
      row("caret-color cursor-color insertion-point-color", "tint-color"),
      row("text-align align alignment text-align-last", "text-alignment content-horizontal-alignment"),
      row(
        "line-clamp max-lines max-line-count line-limit lines line-count maximum-number-of-lines",
        "number-of-lines title-label-number-of-lines"),
      row(
        "white-space=nowrap white-space=pre text-wrap=nowrap", "number-of-lines title-label-number-of-lines",
        ["nowrap": "1", "pre": "1"]),
      row(
        "white-space text-wrap", "line-break-mode title-label-line-break-mode",
        ["normal": "by-word-wrapping", "wrap": "by-word-wrapping", "pre-wrap": "by-word-wrapping"]),
      row(
        "text-overflow overflow-wrap word-wrap word-break truncation truncation-mode line-breaking",
        "line-break-mode title-label-line-break-mode",
        [
          "ellipsis": "by-truncating-tail", "clip": "by-clipping", "break-word": "by-word-wrapping",
          "break-all": "by-char-wrapping", "normal": "by-word-wrapping", "head": "by-truncating-head",
          "tail": "by-truncating-tail", "middle": "by-truncating-middle",
        ]),
      row("text-shadow text-shadow-color", "shadow-color title-shadow-color"),
      row("text-shadow-offset", "shadow-offset title-label-shadow-offset"),
      row("font-scale minimum-font-scale", "minimum-scale-factor"),
      row("content label-text caption label title text", "text title layer-string"),
      row("placeholder-text hint", "placeholder"),
      row("placeholder-text-color", "placeholder-color"),
      row(
        "adjusts-font-size shrink-to-fit auto-fit text-auto-fit", "adjusts-font-size-to-fit-width"),
    ]

    private static let controls = [
      row("is-disabled disabled", "enabled", ["true": "false", "false": "true"]),
      row("is-on checked", "on"),
      row(
        "on-tint on-color track-color-on checked-color on-tint-color",
        "on-tint-color minimum-track-tint-color progress-tint-color"),
      row("thumb-tint thumb-color knob-color handle-color", "thumb-tint-color"),
      row("track-color", "track-tint-color maximum-track-tint-color on-tint-color"),
      row("progress-color", "progress-tint-color minimum-track-tint-color"),
      row("bar-color bar-tint navigation-bar-color", "bar-tint-color"),
      row("src image-name icon source system-image", "image"),
      row("min min-value minimum", "minimum-value"), row("max max-value maximum", "maximum-value"),
      row("step", "step-value"), row("keyboard input-type", "keyboard-type"),
      row("tooltip tooltip-text help-text help-tag", "tool-tip"),
      row("secure is-secure password", "secure-text-entry"), row("clear-button", "clear-button-mode"),
      row("indicator-color spinner-color", "color"), row("selected-image-tint-color", "tint-color"),
      row("selected-color", "selected-segment-tint-color"),
      row("dot-color page-color", "page-indicator-tint-color"),
      row("current-dot-color", "current-page-indicator-tint-color"), row("is-animating", "animating"),
      row("appearance", "standard-appearance", needsViewType: true),
      row("button-type variant", "preferred-behavioral-style"),
      row("resize user-select", "selectable", ["none": "false", "text": "true", "auto": "true", "all": "true"]),
    ]

    private static let lists = [
      row("divider-color line-color", "separator-color"), row("divider-inset", "separator-inset"),
      row("divider-style list-style separators", "separator-style", ["none": "none", "solid": "single-line"]),
      row("separator-inset-leading divider-inset-leading", "separator-inset-left"),
      row("separator-inset-trailing divider-inset-trailing", "separator-inset-right"),
      row(
        "sticky-headers sticky-header sticky-section-headers pinned-headers pin-headers floating-headers",
        "section-headers-pin-to-visible-bounds"),
      row(
        "sticky-footers sticky-footer sticky-section-footers pinned-footers pin-footers floating-footers",
        "section-footers-pin-to-visible-bounds"),
      row("cell-height item-height", "row-height"), row("header-height", "section-header-height"),
      row("footer-height", "section-footer-height"),
      row("selection-color highlight-color", "selected-background-color"),
      row("gap row-gap column-gap item-spacing stack-spacing", "spacing minimum-interitem-spacing item-spacing"),
      row("line-spacing", "minimum-line-spacing"),
      row("flex-direction orientation", "axis", ["row": "horizontal", "column": "vertical"]),
      row(
        "justify-content", "distribution",
        ["space-between": "equal-spacing", "space-around": "equal-centering", "space-evenly": "equal-spacing"]),
      row(
        "align-items", "alignment",
        ["flex-start": "leading", "start": "leading", "flex-end": "trailing", "end": "trailing", "stretch": "fill"]),
      row(
        "scroll-behavior scrolling scrollable", "scroll-enabled", ["smooth": "true", "auto": "true", "none": "false"]),
      row("scrollbar-color scroll-indicator-style", "indicator-style"),
      row("overscroll-behavior", "bounces", ["none": "false", "contain": "true", "auto": "true"]),
      row("paging", "paging-enabled"), row("content-insets-adjustment", "content-inset-adjustment-behavior"),
    ]
  }
#endif
