import VStyle
import VStyleViews

/// Colors as a sheet writes them, and as live labels have them in each appearance.
enum ColorExample {
  /// One color for each row of the table of colors in Docs/Language.md that needs no skin.
  static let written = [
    "#036EB7", "lightgray", "rgb(3 110 183 / 50%)", "oklch(70% 0.15 150)", "color(display-p3 1 0.5 0)",
    "color-mix(in oklch, #036EB7, white 40%)", "oklch(from #036EB7 calc(l * 0.7) c h)", "light-dark(black, white)",
    "label", "system-red", "secondary-system-background",
  ]

  static func swatches() -> [SwatchPicture.Swatch] {
    let root = View()
    let labels = written.indices.map { index in
      let label = Label()
      label.styleClasses = ["c\(index)"]
      root.addSubview(label)
      return label
    }
    let rules = written.enumerated().map { index, color in "Label.c\(index) { text-color: \(color); }" }
    let scope = StyleScope(root: root, sheets: [Stylesheet(rules.joined(separator: "\n"))])
    let darkMode = DarkMode()
    darkMode.attach(scope)
    let colors = [DarkModeOption.off, .on].map { option in
      darkMode.force(option)
      return labels.map { "\($0.textColor, default: "none")" }
    }
    return written.indices.map { index in
      SwatchPicture.Swatch(written: written[index], light: colors[0][index], dark: colors[1][index])
    }
  }
}
