import Testing
import VStyleViews

@testable import VStyle
@testable import VStyleSkins

// Release builds do not look for what an app has not asked for.
#if DEBUG
  @Suite("What a debug build reports by itself")
  struct ScopeCheckTests {
    /// Runs a test, and returns the descriptions of what it reports about the type and contains a word.
    private func reports(_ type: String, _ word: String, _ body: () -> Void) -> [String] {
      ReportedIssues.of(type, body).map(\.description).filter { $0.contains(word) }
    }

    @Test("the errors of a sheet that nobody reads are reported once, those of a read sheet never")
    func sheets() throws {
      func show(_ sheet: Stylesheet) {
        let scope = StyleScope(root: View(), sheets: [sheet])
        scope.flush()
        scope.traits.width = 400
        scope.flush()
      }
      let unread = reports("Stylesheet", "first-unread") { show(Stylesheet("Label { first-unread: 1; }")) }
      #expect(unread.count == 1 && unread[0].hasPrefix("sheet-error: ") && unread[0].contains("1:9: error: "))
      let read = reports("Stylesheet", "read-before") {
        let sheet = Stylesheet("Label { read-before: 1; }")
        #expect(sheet.diagnostics.count == 1)
        show(sheet)
      }
      #expect(read == [])
      let strict = reports("Stylesheet", "strict-one") {
        let sheet = Stylesheet("Label { strict-one: 1; }")
        #expect(throws: StylesheetError.self) { try sheet.checked() }
        show(sheet)
      }
      #expect(strict == [])
      let warned = reports("Stylesheet", "warned") { show(Stylesheet("Label { alpha: 1; } /* warned */")) }
      #expect(warned == [])
    }

    @Test("of many errors, the first ones and their number are reported")
    func many() {
      let rules = (0..<15).map { "Label { many-\($0): 1; }" }.joined(separator: "\n")
      let found = ReportedIssues.of("Stylesheet") { StyleScope(root: View(), sheets: [Stylesheet(rules)]).flush() }
        .map(\.description)
      #expect(found.filter { $0.contains("many-") }.count == 10 && found.contains { $0.contains("found 5 more; ") })
    }

    @Test("values without a result are reported, unless the app reads the diagnostics of the scope")
    func values() {
      for isRead in [false, true] {
        let name = "--gone-\(isRead)"
        let found = reports("Stylesheet", name) {
          let label = Label()
          let scope = StyleScope(root: label, sheets: [Stylesheet("Label { text-color: var(\(name)); }")])
          if isRead { _ = scope.diagnostics }
          scope.flush()
        }
        #expect(found.count == (isRead ? 0 : 1))
      }
      // A theme comes with the manager that is attached next.
      let late = reports("Stylesheet", "--later") {
        let sheet = Stylesheet("@theme noon { --later: red; } Label { text-color: var(--later); }")
        let (scope, manager) = (StyleScope(root: Label(), sheets: [sheet]), ThemeManager())
        DarkMode().attach(scope)
        manager.attach(scope)
        manager.changeTheme(to: "noon")
      }
      #expect(late == [])
    }

    @Test(
      "a theme that no sheet declares is reported with a guess",
      arguments: [
        ("", "nowhere", false), ("@theme dawn { --a: 1; }", "dawn", false), ("@theme dawn { --a: 1; }", "dawm", true),
        ("@theme dawn { --a: 1; }", "dark", false), ("@theme dawn { --a: 1; }", "light", false),
        ("@theme dusk { --a: 1; } @theme noon { --a: 2; }", "noo", true),
      ])
    func themes(_ sheet: String, _ theme: String, _ isReported: Bool) {
      let found = reports("StyleScope", "found `\(theme)`") {
        let scope = StyleScope(root: View(), sheets: [Stylesheet(sheet)])
        scope.themeName = theme
        scope.flush()
      }
      #expect(found.map { $0.hasPrefix("unknown-theme: ") } == (isReported ? [true] : []))
      if isReported { #expect(found[0].contains("`dawn`") || found[0].contains("`noon`")) }
    }

    @Test("a key that no skin has, and a skin that is not attached, are reported")
    func skins() {
      func scope(_ key: String) -> StyleScope {
        let sheet =
          #"Label { text-color: skin-color("\#(key)"); font: skin-font("\#(key)"); } ImageView { image: skin-image("\#(key)"); }"#
        return StyleScope(root: Label(), sheets: [Stylesheet(sheet)])
      }
      let skins = SkinManager()
      let missing = reports("StyleScope", "missing-key") {
        let scope = scope("missing-key")
        skins.attach(scope)
        scope.flush()
      }
      #expect(missing.count == 2 && missing.allSatisfy { $0.contains("the skin `default`") })
      #expect(missing.contains { $0.contains("white") } && missing.contains { $0.contains("the system font") })
      let unattached = reports("StyleScope", "unattached") { scope("unattached").flush() }
      #expect(
        unattached.count == 2
          && unattached.allSatisfy { $0.contains("`attach(_:)` of a `SkinManager`, after `import VStyleSkins`") })
      // Other managers come first.
      let late = reports("StyleScope", "late-key") {
        let scope = scope("late-key")
        ThemeManager().attach(scope)
        DarkMode().attach(scope)
        scope.skin = Skin(name: "own", colors: ["late-key": .red], fonts: ["late-key": .system(9)])
        scope.flush()
      }
      #expect(late == [])
    }

    @Test("a property that `@view` declares and the class lacks is reported")
    func missingRow() {
      final class Compass: View {}
      let found = ReportedIssues.of("Compass") {
        let scope = StyleScope(
          root: Compass(),
          sheets: [Stylesheet("@view Compass: View { tilt: <number>; } Compass { tilt: 4; alpha: 0.5; }")])
        scope.flush()
      }
      #expect(found.map(\.property) == ["tilt"] && found.first?.rule == .propertyNotApplicable)
    }
  }
#endif
