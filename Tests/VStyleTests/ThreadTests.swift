import Synchronization
import TestSupport
import Testing
import VStyleViews

/// Concurrent calls of thread-safe functions. The thread sanitizer runs these tests: `bash .ci/run threads`.
@Suite("Calls from several threads")
struct ThreadTests {
  private static let source =
    """
    @theme light { color-scheme: light; --ink: black; } @theme dark { color-scheme: dark; --ink: white; }
    Label { text-color: var(--ink); } Label.big { font: bold 28 system; }
    @style s { text-color: light-dark(red, blue); alpha: 0.5; &:theme(dark) { tag: 2; } }
    """

  /// Runs work in concurrent tasks.
  ///
  /// - Parameters:
  ///   - count: the number of tasks.
  ///   - work: the work of a task. Its parameter is the index of the task, from 0.
  /// - Returns: the results in the order of the tasks.
  private func together<Result: Sendable>(
    _ count: Int = 8, _ work: @escaping @Sendable (Int) -> Result
  ) async -> [Result] {
    await withTaskGroup(of: (Int, Result).self) { group in
      for number in 0..<count { group.addTask { (number, work(number)) } }
      return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  /// The values that a sheet gives a label, a button and the view around them.
  ///
  /// The tests are also a package of their own, so they see the sheet only as apps do.
  private static func values(under sheet: Stylesheet) -> String {
    let (root, label, button) = (View(), Label(), Button())
    label.styleClasses = ["a", "big"]
    button.isHighlighted = true
    root.addSubview(label)
    root.addSubview(button)
    let scope = StyleScope(root: root, sheets: [sheet])
    scope.flush()
    return "\(label.alpha) \(button.alpha) \(root.tag) \(label.font?.size ?? 0)"
  }

  @Test("concurrent tasks with their own views and managers share sheets, tables and stores")
  func domains() async {
    let (sheet, store) = (Stylesheet(ThreadTests.source), MemoryStore())
    let provider: @Sendable (ThemeStyle) -> Double = { $0 == "dark" ? 0.25 : 0.75 }
    let results = await together { number in
      var seen: [String] = []
      for round in 0..<10 {
        let (root, label, loose, detached) = (View(), Label(), Label(), DetachedStyles())
        let (themes, darkMode) = (ThemeManager(store: store, identifier: "\(number)"), DarkMode(store: MemoryStore()))
        root.addSubview(label)
        let scope = StyleScope(root: root, sheets: [sheet])
        for environments in [scope, detached] as [any StyleEnvironmentOwner] {
          themes.attach(environments)
          darkMode.attach(environments)
        }
        detached.add(loose)
        loose.styles = sheet["s"]
        root.theme(of: themes).alpha = ThemeProvider(provider)
        label.mi_styles = [.numberOfLines: round, .layer.cornerRadius: 4]
        themes.changeTheme(to: round.isMultiple(of: 2) ? "dark" : "light")
        darkMode.force(.on)
        label.styleClasses = ["big"]
        scope.flush()
        seen.append(
          "\(root.alpha) \(label.textColor?.description ?? "") \(label.font?.size ?? 0) \(label.numberOfLines) \(loose.tag)"
        )
      }
      return seen
    }
    #expect(Set(results).count == 1 && results[0].first == "0.25 rgb(255, 255, 255) 28.0 0 2")
    #expect(store.all.count == 8)
  }

  @Test("concurrent parses of one text have equal results")
  func sheets() async {
    let results = await together { _ in
      let sheet = Stylesheet(ThreadTests.source)
      return "\(sheet.diagnostics) \(ThreadTests.values(under: sheet)) \(sheet["s"]?.source ?? "")"
    }
    #expect(Set(results).count == 1)
  }

  @Test("concurrent parallel compilations of a long sheet have equal results")
  func longSheets() async {
    let rule =
      "Label.a, Button:highlighted { alpha: 0.5; colr: 1; --own: 2px; }\n"
      + "@media (width > 300) {\n  View { tag: 3; }\n}\n"
    let text = String(repeating: rule, count: 1_500) + ThreadTests.source
    let results = await together(4) { _ in
      let sheet = Stylesheet(text)
      return "\(sheet.diagnostics.count) \(ThreadTests.values(under: sheet))"
    }
    #expect(Set(results) == ["1500 0.5 0.5 3 28.0"])
  }

  @Test("concurrent parallel flushes of large trees have equal results")
  func largeTrees() async {
    let sheet = Stylesheet(ThreadTests.source + " View > Label { tag: 7; } View.dim { alpha: 0.5; }")
    let results = await together(4) { _ in
      let root = View()
      for binding in 0..<1_500 {
        let (view, label, inner) = (View(), Label(), View())
        if binding.isMultiple(of: 3) { view.styleClasses = ["dim"] }
        if binding.isMultiple(of: 5) { label.styleClasses = ["big"] }
        view.addSubview(label)
        view.addSubview(inner)
        root.addSubview(view)
      }
      let scope = StyleScope(root: root, sheets: [sheet])
      scope.flush()
      let labels = root.subviews.compactMap { $0.subviews.first as? Label }
      return
        "\(root.subviews.count { $0.alpha == 0.5 }) \(labels.count { $0.tag == 7 }) \(labels.count { $0.font?.size == 28 })"
    }
    #expect(Set(results) == ["500 1500 300"])
  }

  @Test("concurrent first accesses to the rules of a compiled stylesheet have equal results")
  func rules() async {
    for _ in 0..<20 {
      let sheet = Stylesheet(ThreadTests.source + " View { tag: 3; } Label, Button { alpha: 0.5; }")
      let results = await together { _ in ThreadTests.values(under: sheet) }
      #expect(Set(results) == ["0.5 0.5 3 28.0"])
    }
  }

  @Test("a concurrent read of a store returns one complete text")
  func stores() async throws {
    let scratch = try ScratchFolder()
    let stores: [any SettingsStore] = [MemoryStore(), FileStore(folder: scratch.path)]
    for store in stores {
      let texts = await together { number in
        (0..<20).map { _ -> String? in
          try? store.setText(String(repeating: "\(number)", count: 500), forKey: "choice")
          return try? store.text(forKey: "choice")
        }
      }
      let isWhole = texts.joined().allSatisfy { text in
        guard let text, let first = text.first else { return false }
        return text == String(repeating: first, count: 500)
      }
      #expect(isWhole)
    }
  }

  @Test("every diagnostic reaches a handler while another task replaces the handler")
  func diagnostics() async {
    let diagnostics = StyleDiagnostics()
    let seen = Mutex(0)
    diagnostics.setHandler { _ in seen.withLock { $0 += 1 } }
    _ = await together { number in
      for _ in 0..<50 {
        if number == 0 { diagnostics.setHandler { _ in seen.withLock { $0 += 1 } } }
        diagnostics.report(StyleDiagnostic(.unknownStyle, typeName: "Label", expected: "a", found: "b"))
      }
    }
    #expect(seen.withLock { $0 } == 400)
  }

  @Test("an actor can own managers and views")
  func actors() async {
    actor Screen {
      private let (themes, label) = (ThemeManager(), Label())

      func show(_ style: ThemeStyle) -> Double {
        if label.theme(of: themes)[.alpha] as ThemeProvider<Double>? == nil {
          label.theme(of: themes).alpha = ThemeProvider { $0 == "dark" ? 0.25 : 0.75 }
        }
        themes.changeTheme(to: style)
        return label.alpha
      }
    }
    let screen = Screen()
    async let first = screen.show("dark")
    async let second = screen.show("light")
    #expect(await [first, second] == [0.25, 0.75])
  }
}
