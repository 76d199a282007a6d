import VStyle
import VStyleViews

/// Values of a live label, put on top of each other and taken off again.
enum RestoreRun {
  /// A source of values: its column, and how code sets and removes it.
  private struct Source {
    let column: Int
    let setting: String
    let set: (Label) -> Void
    let removal: String
    let remove: (Label) -> Void
  }

  private static func sources(_ manager: ThemeManager) -> [Source] {
    let sheet = Stylesheet("@style faint for Label { alpha: 0.7; }")
    return [
      Source(
        column: 1, setting: "label.styles = sheet[\"faint\"]", set: { $0.styles = sheet["faint"] },
        removal: "label.styles = nil", remove: { $0.styles = nil }),
      Source(
        column: 2, setting: "label.mi_styles = [.alpha: 0.5]", set: { $0.mi_styles = [.alpha: 0.5] },
        removal: "label.mi_styles = nil", remove: { $0.mi_styles = nil }),
      Source(
        column: 3, setting: "label.theme.alpha = provider",
        set: { $0.theme(of: manager).alpha = ThemeProvider { _ in 0.3 } },
        removal: "label.theme.alpha = nil", remove: { $0.theme(of: manager).alpha = nil as ThemeProvider<Double>? }),
    ]
  }

  /// The steps. The value that shows is read from the label; the values below it are those that showed before.
  static func steps() -> [RestorePicture.Step] {
    let (label, sources) = (Label(), sources(ThemeManager()))
    var steps: [RestorePicture.Step] = []
    var values = [String?](repeating: nil, count: RestorePicture.sources.count)
    func note(_ code: String, _ column: Int) {
      values[column] = "\(label.alpha)"
      for above in values.indices where above > column { values[above] = nil }
      steps.append(RestorePicture.Step(code: code, values: values))
    }
    label.alpha = 0.9
    note("label.alpha = 0.9", 0)
    for source in sources {
      source.set(label)
      note(source.setting, source.column)
    }
    for source in sources.reversed() {
      source.remove(label)
      note(source.removal, source.column - 1)
    }
    return steps
  }
}
