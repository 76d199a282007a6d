import VStyleSyntax
import VStyleValues

/// The CSS properties that the suites ask for, registered as an app registers its own.
enum SuiteVocabulary {
  /// The class that stands for every element.
  static let element = "element"

  static let vocabulary: StyleVocabulary = {
    var vocabulary = StyleVocabulary()
    vocabulary.add(
      .init(
        name: element, superclass: nil,
        states: [
          "hover", "active", "focus", "focus-visible", "focus-within", "link", "visited", "checked", "disabled",
          "enabled", "target", "any-link", "valid", "invalid", "required", "optional", "read-only", "read-write",
          "defined", "placeholder-shown", "open", "default", "indeterminate",
        ],
        properties: rows.compactMap(\.entry)))
    vocabulary.fallbackClass = element
    return vocabulary
  }()

  private struct Row {
    let name: String
    let kind: ValueKind
    let inheritance: Property.Inheritance
    let initial: String
    /// Other names under which the property is set: a shorthand of which only this part matters.
    var aliases: [String] = []

    var entry: StyleVocabulary.PropertyEntry? {
      guard let value = try? kind.parse(initial) else { return nil }
      return .init(Property(name, kind, inheritance: inheritance, aliases: aliases), initial: value)
    }
  }

  private static func row(
    _ name: String, _ kind: ValueKind, _ initial: String, inherits: Bool = false, aliases: [String] = []
  ) -> Row {
    Row(name: name, kind: kind, inheritance: inherits ? .fromParent : .none, initial: initial, aliases: aliases)
  }

  private static let rows: [Row] =
    [
      row("color", .color, "light-dark(black, white)", inherits: true),
      row("background-color", .color, "transparent", aliases: ["background"]),
      row("opacity", .opacity, "1"),
      row("order", .integer, "0"),
      row("z-index", ValueKind.integer.or("auto"), "auto"),
      row("letter-spacing", ValueKind.cssLength.or("normal"), "normal", inherits: true),
      row("padding-left", ValueKind.cssLength(least: 0), "0"),
      row("padding-top", ValueKind.cssLength(least: 0), "0"),
      row("margin-left", ValueKind.cssLength.or("auto"), "0"),
      row("margin-top", ValueKind.cssLength.or("auto"), "0"),
      row("width", ValueKind.cssLength(least: 0).or("auto"), "auto"),
      row("height", ValueKind.cssLength(least: 0).or("auto"), "auto"),
      row("border-top-width", ValueKind.borderWidth, "medium"),
      row("border-top-style", .words("none hidden dotted dashed solid double groove ridge inset outset"), "none"),
      row("border-top-color", .color, "currentcolor"),
      row("border-right-color", .color, "currentcolor"),
      row("border-bottom-color", .color, "currentcolor"),
      row("border-left-color", .color, "currentcolor"),
      row("visibility", .words("visible hidden collapse"), "visible", inherits: true),
      row(
        "text-transform", .words("none capitalize uppercase lowercase full-width full-size-kana"), "none",
        inherits: true),
      row("color-scheme", .colorScheme, "normal", inherits: true),
      row(
        "display",
        .words(
          """
          inline block none inline-block flex inline-flex grid inline-grid contents list-item table inline-table \
          table-row-group table-header-group table-footer-group table-row table-column-group table-column table-cell \
          table-caption flow-root
          """),
        "inline"),
      row("white-space", .words("normal nowrap pre pre-wrap pre-line break-spaces"), "normal", inherits: true),
      row(
        "cursor",
        .words(
          "auto default pointer text move wait help crosshair none progress e-resize ne-resize nw-resize n-resize se-resize sw-resize s-resize w-resize"
        ), "auto", inherits: true),
      row("font-style", .words("normal italic oblique"), "normal", inherits: true),
      row("position", .words("static relative absolute fixed sticky"), "static"),
      row("overflow", .words("visible hidden scroll auto clip"), "visible"),
      row("float", .words("none left right"), "none"),
      row("direction", .words("ltr rtl"), "ltr", inherits: true),
    ]
}
