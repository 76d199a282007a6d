import VStyleValues

/// A media feature: its name and the value that it has in an environment.
///
/// A new feature is one row in ``all``.
struct MediaFeature: Sendable {
  /// What a feature's value is.
  enum Value: Equatable {
    case number(Double)
    case keyword(String)
  }

  /// The name in lower case.
  let name: String

  /// The keywords that the feature can have; empty for a number.
  let keywords: [String]

  /// The value in an environment.
  let value: @Sendable (Traits) -> Value

  /// The keywords that count as false when the feature is asked for without a value.
  private static let falseKeywords: Set<String> = ["none", "no-preference", "unspecified"]

  private static func number(_ name: String, _ value: @escaping @Sendable (Traits) -> Double) -> MediaFeature {
    MediaFeature(name: name, keywords: []) { .number(value($0)) }
  }

  /// A feature that the traits name; the first keyword is the default.
  private static func keyword(_ name: String, _ keywords: [String]) -> MediaFeature {
    MediaFeature(name: name, keywords: keywords) { .keyword($0.features[name] ?? keywords[0]) }
  }

  /// Every feature. Defaults are those of a phone held upright.
  static let all: [MediaFeature] = [
    number("width") { $0.width },
    number("height") { $0.height },
    number("resolution") { $0.displayScale },
    number("scale") { $0.displayScale },
    MediaFeature(name: "orientation", keywords: ["portrait", "landscape"]) {
      .keyword($0.height >= $0.width ? "portrait" : "landscape")
    },
    MediaFeature(name: "prefers-color-scheme", keywords: ["light", "dark"]) { .keyword($0.colorScheme.rawValue) },
    keyword("prefers-contrast", ["no-preference", "more", "less", "custom"]),
    keyword("prefers-reduced-motion", ["no-preference", "reduce"]),
    keyword("prefers-reduced-transparency", ["no-preference", "reduce"]),
    keyword("horizontal-size-class", ["compact", "regular", "unspecified"]),
    keyword("vertical-size-class", ["regular", "compact", "unspecified"]),
    keyword("idiom", ["phone", "pad", "mac", "tv", "watch", "vision", "car", "unspecified"]),
    keyword("layout-direction", ["left-to-right", "right-to-left"]),
    keyword(
      "content-size-category",
      [
        "large", "extra-small", "small", "medium", "extra-large", "extra-extra-large", "extra-extra-extra-large",
        "accessibility-medium", "accessibility-large", "accessibility-extra-large", "accessibility-extra-extra-large",
        "accessibility-extra-extra-extra-large",
      ]),
  ]

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The feature of a name in lower case.
  static func named(_ name: String) -> MediaFeature? { byName[name] }

  /// Whether the feature is there at all: not zero and not a keyword that means no.
  func holds(in traits: Traits) -> Bool {
    switch value(traits) {
    case .number(let number): number != 0
    case .keyword(let keyword): !MediaFeature.falseKeywords.contains(keyword)
    }
  }
}
