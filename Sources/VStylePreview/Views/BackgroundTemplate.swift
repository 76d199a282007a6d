import VStyleSyntax
import VStyleValues

/// Backgrounds of cells and headers. UIKit: `UIBackgroundConfiguration`.
enum BackgroundTemplate {
  static func draw(_ configuration: RecordReader?, _ box: inout DrawnElement) {
    guard let configuration else { return }
    if let color = configuration.color("background-color") { box.css["background-color"] = color }
    if let radius = configuration.number("corner-radius"), radius > 0 {
      box.css["border-radius"] = CSSText.length(radius)
    }
    if let width = configuration.number("stroke-width"), width > 0, let color = configuration.color("stroke-color") {
      box.css["outline"] = "\(CSSText.length(width)) solid \(color)"
      box.css["outline-offset"] = CSSText.length(-width + (configuration.number("stroke-outset") ?? 0))
    }
    if let insets = configuration.insets("background-insets"), insets != EdgeInsets(0) {
      box.css["background-clip"] = "content-box"
      box.css["padding"] = CSSText.insets(insets)
    }
    if let effect = configuration.value("visual-effect", as: VisualEffect.self) {
      EffectTemplate.draw(effect, configuration.scheme, &box)
    }
  }
}
