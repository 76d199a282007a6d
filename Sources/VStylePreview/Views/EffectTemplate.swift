import VStyleSyntax
import VStyleValues

/// Visual effect views: a blur with the material's color over what is behind.
enum EffectTemplate {
  static func draw(_ view: DrawnView, _ box: inout DrawnElement) {
    let values = view.values
    let effect =
      values.value("effect", as: VisualEffect.self)
      ?? values.value("blur-effect-style", as: VisualEffect.BlurStyle.self).map(VisualEffect.blur)
    guard let effect else { return }
    draw(effect, values.scheme, &box)
    // Vibrant content mixes with what is behind it.
    if case .vibrancy = effect { box.css["--vibrancy"] = "0.6" }
    if values.value("vibrancy-effect-style")?.value.isNone == false {
      box.css["opacity"] = box.css["opacity"] ?? "0.85"
    }
  }

  static func draw(_ effect: VisualEffect, _ scheme: Appearance, _ box: inout DrawnElement) {
    let style =
      switch effect {
      case .blur(let style): style
      case .vibrancy(let style, _): style
      }
    let name = style.keyword
    let isDark = name.hasSuffix("dark") || (scheme == .dark && !name.hasSuffix("light"))
    let strength =
      switch name {
      case let name where name.contains("ultra-thin"): 0.45
      case let name where name.contains("thin"): 0.6
      case let name where name.contains("thick") || name.hasPrefix("extra") || name == "prominent": 0.88
      case let name where name.contains("chrome"): 0.8
      default: 0.72
      }
    box.css["backdrop-filter"] = "blur(20px) saturate(1.8)"
    box.css["background-color"] = "rgba(\(isDark ? "30,30,30" : "250,250,250"),\(CSSText.number(strength)))"
  }
}
