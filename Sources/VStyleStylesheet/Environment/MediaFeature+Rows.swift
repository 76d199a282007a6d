import VStyleSyntax
import VStyleValues

extension MediaFeature {
  /// Every media feature. A new feature is one more entry. Defaults are those of a phone held upright.
  package static let all: [MediaFeature] = [
    length("width") { $0.width },
    length("height") { $0.height },
    MediaFeature(name: "resolution", grammar: .number(.resolution)) { .number($0.displayScale) },
    MediaFeature(name: "scale", grammar: .number(.resolution)) { .number($0.displayScale) },
    MediaFeature(
      name: "aspect-ratio", grammar: .ratio, value: { .ratio($0.width, $0.height) }, isDerived: true),
    MediaFeature(
      name: "orientation", grammar: .keywords(["portrait", "landscape"]),
      value: { .keyword($0.height >= $0.width ? "portrait" : "landscape") }, isDerived: true),
    MediaFeature(name: "prefers-color-scheme", grammar: .keywords(["light", "dark"])) {
      .keyword($0.colorScheme.keyword)
    },
    keyword("prefers-contrast", ["no-preference", "more", "less", "custom"]),
    keyword("prefers-reduced-motion", ["no-preference", "reduce"]),
    keyword("prefers-reduced-transparency", ["no-preference", "reduce"]),
    keyword("horizontal-size-class", ["compact", "regular", "unspecified"]),
    keyword("vertical-size-class", ["regular", "compact", "unspecified"]),
    keyword("idiom", ["phone", "pad", "mac", "tv", "watch", "vision", "car", "unspecified"]),
    keyword("platform", ["ios", "tvos", "visionos", "watchos", "macos", "catalyst", "linux"]),
    count("os-version", default: 18),
    count("os-minor-version", default: 0),
    keyword("layout-direction", ["left-to-right", "right-to-left"]),
    keyword(
      "content-size-category",
      [
        "large", "extra-small", "small", "medium", "extra-large", "extra-extra-large", "extra-extra-extra-large",
        "accessibility-medium", "accessibility-large", "accessibility-extra-large", "accessibility-extra-extra-large",
        "accessibility-extra-extra-extra-large",
      ]),
    count("color", default: 8),
    count("color-index", default: 0),
    count("monochrome", default: 0),
    MediaFeature(name: "grid", grammar: .zeroOrOne) { .number($0.features["grid"].flatMap(Double.init) ?? 0) },
    MediaFeature(name: "color-gamut", grammar: .nestedKeywords(gamuts)) {
      .keyword($0.features["color-gamut"] ?? gamuts[0])
    },
    keyword("update", ["fast", "slow", "none"]),
    keyword("overflow-block", ["scroll", "none", "paged"]),
    keyword("overflow-inline", ["scroll", "none"]),
    keyword("hover", ["none", "hover"]),
    keyword("any-hover", ["none", "hover"]),
    keyword("pointer", ["coarse", "fine", "none"]),
    keyword("any-pointer", ["coarse", "fine", "none"]),
  ]

  private static let gamuts = ["srgb", "p3", "rec2020"]

  /// A feature with a length as its value. Unit: points.
  private static func length(_ name: String, _ value: @escaping @Sendable (Traits) -> Double) -> MediaFeature {
    MediaFeature(name: name, grammar: .number(.length)) { .number(value($0)) }
  }

  /// A feature with a whole number that the traits store by name.
  private static func count(_ name: String, default count: Double) -> MediaFeature {
    MediaFeature(name: name, grammar: .number(.integer)) { .number($0.features[name].flatMap(Double.init) ?? count) }
  }

  /// A feature with a keyword that the traits store by name. The first keyword is the default.
  private static func keyword(_ name: String, _ keywords: [String]) -> MediaFeature {
    MediaFeature(name: name, grammar: .keywords(keywords)) { .keyword($0.features[name] ?? keywords[0]) }
  }
}
