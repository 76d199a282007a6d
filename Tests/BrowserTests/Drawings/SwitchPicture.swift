/// The picture of a switch of the theme: who is called, in which order, and what reaches the views.
enum SwitchPicture {
  /// A step of a switch.
  enum Step: String, CaseIterable {
    case willChange
    case stored
    case provider
    case scope
    case detached
    case didChange

    /// The name, and what happens.
    fileprivate var words: (name: String, lines: [String]) {
      switch self {
      case .willChange: ("Observers: .willChange", ["the former theme and values still apply"])
      case .stored: ("SettingsStore", ["the new theme is current, and stored"])
      case .provider: ("Providers", ["each is called with the new theme,", "and its value is written at once"])
      case .scope:
        ("StyleScope.flush()", ["visits the views that depend on the theme,", "and writes the values that differ"])
      case .detached:
        ("DetachedStyles.flush()", ["computes a style once for equal views,", "and writes the values that differ"])
      case .didChange: ("Observers: .didChange", ["every view shows the new theme"])
      }
    }

    /// Whether the step writes to views.
    fileprivate var isWriting: Bool { self == .provider || self == .scope || self == .detached }
  }

  // The gaps below a box.
  private static let gap = 16
  private static let (axis, left, boxWidth, views, width) = (44, 76, 330, 470, 600)

  private static func height(of step: Step) -> Int { 34 + step.words.lines.count * 19 }

  /// Draws the steps in their order.
  static func picture(_ steps: [Step]) -> Picture {
    var drawing = Drawing()
    drawing.box(x: 20, y: 20, width: width - 40, height: 58, "tinted")
    drawing.text("ThemeManager", x: 36, y: 44, "head")
    drawing.text("manager.changeTheme(to: .dark)", x: 36, y: 65, "code")
    var y = 102
    var span: (first: Int, last: Int)?
    var boxes = Drawing()
    for (index, step) in steps.enumerated() {
      let height = height(of: step)
      let middle = y + height / 2
      boxes.number(index + 1, x: axis, y: middle)
      boxes.path("M\(axis + 12) \(middle) H\(left - 2)", "arrow")
      boxes.box(x: left, y: y, width: boxWidth, height: height)
      boxes.text(step.words.name, x: left + 14, y: y + 23, "head")
      for (line, text) in step.words.lines.enumerated() {
        boxes.text(text, x: left + 14, y: y + 43 + line * 19, "small quiet")
      }
      if step.isWriting {
        boxes.path("M\(left + boxWidth) \(middle) H\(views - 2)", "arrow")
        boxes.text("writes", x: left + boxWidth + 32, y: middle - 7, "small middle quiet")
        span = (span?.first ?? y, y + height)
      }
      y += height + gap
    }
    drawing.path("M\(axis) 78 V\(y - gap - (steps.last.map(height) ?? 0) / 2)", "line")
    drawing.add(boxes)
    if let span {
      drawing.box(x: views, y: span.first, width: width - 20 - views, height: span.last - span.first, "tinted")
      let middle = (span.first + span.last) / 2
      drawing.text("Views", x: (views + width - 20) / 2, y: middle, "middle head")
    }
    let remarks = [
      "Attached scopes and detached styles flush in the order in which they were attached.",
      "A change that an observer or a provider requests follows the last step.",
    ]
    for (line, text) in remarks.enumerated() { drawing.text(text, x: 20, y: y + 12 + line * 20, "small quiet") }
    let summary = steps.enumerated().map { index, step in
      "\(index + 1). \(step.words.name): \(step.words.lines.joined(separator: " "))."
    }
    return Picture(
      name: "switch", title: "The steps of a switch of the theme",
      summary: "ThemeManager, after changeTheme(to: .dark). \(summary.joined(separator: " "))", width: width,
      height: y + 50, drawing: drawing)
  }
}
