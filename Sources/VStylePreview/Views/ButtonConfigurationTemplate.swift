import VStyleSyntax
import VStyleValues

/// Buttons with a configuration. UIKit: `UIButton.Configuration`.
enum ButtonConfigurationTemplate {
  static func draw(_ view: DrawnView, _ configuration: RecordReader, _ box: inout DrawnElement) {
    let values = view.values
    let background = configuration.record("background")
    let preset = configuration.keyword("preset")
    let isFilled = preset == "filled" || preset == "bordered-prominent"
    let ink = configuration.color("base-foreground-color") ?? (isFilled ? "#fff" : values.tint)
    ground(values, configuration, background, &box)
    let row = metrics[configuration.keyword("button-size")] ?? (top: 7, side: 12, points: 17)
    var content = DrawnElement("content configured")
    content.css["padding"] =
      configuration.insets("content-insets").map(CSSText.insets)
      ?? "\(CSSText.length(row.top)) \(CSSText.length(row.side))"
    switch configuration.keyword("image-placement") {
    case "trailing": content.css["flex-direction"] = "row-reverse"
    case "top": content.css["flex-direction"] = "column"
    case "bottom": content.css["flex-direction"] = "column-reverse"
    default: break
    }
    content.css["gap"] = CSSText.length(configuration.number("image-padding") ?? 0)
    content.add(picture(view, configuration, ink: ink, points: row.points))
    let lines = lines(view, configuration, ink: ink, points: row.points)
    if !lines.content.isEmpty { content.add(lines) }
    if configuration.keyword("indicator") == "popup" {
      content.add(ImageParts(view: view).symbol("image", "chevron.up.chevron.down", tint: ink, points: 12))
    }
    ControlTemplate.align(values, &content)
    box.content = [.element(content), .subviews]
    if values.isDisabled { box.css["opacity"] = "0.5" }
    if values.isOn("highlighted") { box.css["filter"] = "brightness(0.85)" }
  }

  /// Draws the background, the corners and the stroke.
  private static func ground(
    _ values: ViewValues, _ configuration: RecordReader, _ background: RecordReader?, _ box: inout DrawnElement
  ) {
    let tint = configuration.color("base-background-color") ?? values.tint
    let plain: String? =
      switch configuration.keyword("preset") {
      case "filled", "bordered-prominent": tint
      case "tinted", "bordered-tinted": CSSText.color(tint, alpha: 0.18)
      case "gray", "bordered": CSSText.color(.systemFill, values.scheme)
      default: nil
      }
    if let fill = background?.color("background-color") ?? plain { box.css["background-color"] = fill }
    let own = background?.number("corner-radius").flatMap { $0 > 0 ? CSSText.length($0) : nil }
    box.css["border-radius"] =
      switch configuration.keyword("corner-style") {
      case "capsule": "999px"
      case "small": "4px"
      case "medium": "8px"
      case "large": "12px"
      default: own ?? "6px"
      }
    if let width = background?.number("stroke-width"), width > 0 {
      box.css["outline"] = "\(CSSText.length(width)) solid \(background?.color("stroke-color") ?? values.tint)"
      box.css["outline-offset"] = CSSText.length(-width)
    }
  }

  /// The image, or the activity indicator in its place.
  private static func picture(
    _ view: DrawnView, _ configuration: RecordReader, ink: String, points: Double
  ) -> DrawnElement? {
    if configuration.bool("shows-activity-indicator") { return ActivityIndicatorTemplate.spokes(color: ink, side: 20) }
    guard let image = configuration.image("image") ?? view.values.image("image") else { return nil }
    let symbols = configuration.value("preferred-symbol-configuration-for-image", as: SymbolConfiguration.self)
    return ImageParts(view: view).element(
      "image", image, tint: ink, points: points, symbols, location: view.values.location(of: "configuration"))
  }

  /// The title and the subtitle.
  private static func lines(
    _ view: DrawnView, _ configuration: RecordReader, ink: String, points: Double
  ) -> DrawnElement {
    let parts = TextParts(view: view)
    var lines = DrawnElement("lines")
    lines.css["gap"] = CSSText.length(configuration.number("title-padding") ?? 1)
    let font = Font.system(points)
    if let title = configuration.attributed("attributed-title") {
      lines.add(parts.attributed("title", title, font: font, color: ink))
    } else if let title = configuration.string("title") ?? view.text("title") {
      var element = parts.text("title", title, font: font, color: ink)
      parts.cut(&element, lines: 0, mode: configuration.keyword("title-line-break-mode"))
      lines.add(element)
    }
    if let subtitle = configuration.attributed("attributed-subtitle") {
      lines.add(parts.attributed("subtitle", subtitle, font: .system(13), color: ink))
    } else if let subtitle = configuration.string("subtitle") {
      lines.add(parts.text("subtitle", subtitle, font: .system(13), color: ink))
    }
    switch configuration.keyword("title-alignment") {
    case "leading": lines.css["text-align"] = "start"
    case "trailing": lines.css["text-align"] = "end"
    case "center": lines.css["text-align"] = "center"
    default: break
    }
    return lines
  }

  /// The insets and the text of each size. UIKit: `UIButton.Configuration.Size`.
  private static let metrics: [String: (top: Double, side: Double, points: Double)] = [
    "mini": (4, 8, 13), "small": (5, 10, 15), "medium": (7, 12, 17), "large": (15, 20, 17),
  ]
}
