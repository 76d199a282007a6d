import Foundation
import TestSupport
import Testing
import VStyleViews

@testable import VStyle

@Suite("Sheets that are reloaded when they are saved", .serialized)
@MainActor struct StylesheetWatcherTests {
  @Test("a save is applied and counted")
  func counts() async throws {
    let app = try WatchedFolder(["main.vstyle": "Label, Button { alpha: 0.5; }"])
    #expect(app.label.alpha == 0.5 && app.watcher.lastReload == nil)
    let reload = try await app.reload("View, Label, Button { tag: 3; } Label { alpha: 0.25; } Button { alpha: 0.5; }")
    #expect(reload.isApplied && reload.diagnostics.isEmpty && app.watcher.lastReload?.isApplied == true)
    #expect(app.root.tag == 3 && app.label.alpha == 0.25 && app.button.alpha == 0.5)
    #expect(reload.views == 3 && reload.properties == 2 && reload.duration > .zero)
    #expect(try /3 views, 2 properties, \d+\.\d ms/.wholeMatch(in: reload.description) != nil)
    let other = try await app.reload("View, Label, Button { tag: 3; } Label { alpha: 0.75; } Button { alpha: 0.5; }")
    #expect(other.description.hasPrefix("1 view, 1 property, "))
  }

  @Test("a sheet with errors is refused with their locations, one with warnings is applied")
  func errors() async throws {
    let app = try WatchedFolder(["main.vstyle": "View { alpha: 0.5; }"])
    let refused = try await app.reload("View { alpha: 0.25; }\n  Label { alpha: loud; }")
    #expect(!refused.isApplied && refused.views == 0 && app.root.alpha == 0.5)
    #expect(refused.diagnostics.map(\.rule.name) == ["value-type-mismatch"])
    #expect(refused.description.hasPrefix("\(app.path("main.vstyle")):2:18: error: "))
    let warned = try await app.reload("View { alpha: 0.25; }\n@no-such-rule;")
    #expect(warned.isApplied && warned.diagnostics.map(\.rule.name) == ["unknown-at-rule"] && app.root.alpha == 0.25)
  }

  @Test("a saved sheet may apply the styles of the other sheets of its scopes")
  func otherSheets() async throws {
    let app = try WatchedFolder(["main.vstyle": "View { alpha: 0.5; }"])
    app.scope.sheets.append(Stylesheet("@style faint { alpha: 0.25; }"))
    #expect(try await app.reload("View { @apply faint; }").isApplied && app.root.alpha == 0.25)
    let refused = try await app.reload("View { @apply faint; alpha: loud; }")
    #expect(!refused.isApplied && refused.description.split(separator: "\n").count == 1)
    app.scope.sheets.removeLast()
    #expect(try await !app.reload("View { tag: 1; @apply faint; }").isApplied)
  }

  @Test("imports are watched while the sheet imports them")
  func imports() async throws {
    let app = try WatchedFolder(["main.vstyle": "View { alpha: 0.5; }", "part.vstyle": "View { tag: 1; }"])
    _ = try await app.reload("@import 'part.vstyle'; View { alpha: 0.5; }")
    #expect(app.root.tag == 1)
    #expect(try await app.reload("View { tag: 2; }", to: "part.vstyle").isApplied && app.root.tag == 2)
    #expect(try await !app.reload("View { tag: red; }", to: "part.vstyle").isApplied && app.root.tag == 2)
    // A missing import is an error, until the file appears.
    let missing = try await app.reload("@import 'new.vstyle'; View { alpha: 0.5; }")
    #expect(missing.diagnostics.map(\.rule.name) == ["import-not-found"] && app.root.tag == 2)
    #expect(try await app.reload("View { tag: 4; }", to: "new.vstyle").isApplied && app.root.tag == 4)
    try await app.save("View { tag: 5; }", to: "part.vstyle")
    try await app.settle()
    #expect(app.root.tag == 4 && app.reloads.count == 5)
  }

  @Test("a file that stays missing is reported once")
  func missing() async throws {
    let app = try WatchedFolder(["main.vstyle": "View { alpha: 0.5; }"])
    try FileManager.default.removeItem(atPath: app.path("main.vstyle"))
    #expect(try await reaches { !app.reloads.isEmpty })
    try Data().write(to: URL(fileURLWithPath: app.path("other.vstyle")))
    try await app.settle()
    #expect(app.reloads.map(\.description) == ["\(app.path("main.vstyle")): does not exist"])
    #expect(app.root.alpha == 0.5 && app.reloads[0].diagnostics.isEmpty)
    let again = try await app.reload("View { alpha: 0.5; }")
    #expect(again.description.hasPrefix("0 views, 0 properties, "))
  }

  @Test("a file that is missing or empty for longer than the quiet time is not reported", arguments: [false, true])
  func unfinished(isEmpty: Bool) async throws {
    let app = try WatchedFolder(["main.vstyle": "View { alpha: 0.5; }"], quiet: .milliseconds(60))
    if isEmpty {
      try await app.save("")
    } else {
      try FileManager.default.removeItem(atPath: app.path("main.vstyle"))
    }
    try await Task.sleep(for: .milliseconds(110))
    try await app.save("View { alpha: 0.25; }")
    #expect(try await reaches { app.root.alpha == 0.25 })
    #expect(app.reloads.count == 1)
  }

  @Test("a save without a change is not reported")
  func same() async throws {
    let app = try WatchedFolder(["main.vstyle": "View { alpha: 0.5; }"])
    try await app.save("View { alpha: 0.5; }")
    try await app.settle()
    #expect(app.reloads.isEmpty)
  }

  @Test("a scope with further sheets uses the files that were checked, not those on the disk")
  func snapshot() async throws {
    let app = try WatchedFolder(["main.vstyle": "@import 'part.vstyle';", "part.vstyle": "View { tag: 1; }"])
    #expect(try await !app.reload("View { tag: red; }", to: "part.vstyle").isApplied)
    app.scope.sheets.append(Stylesheet("View { alpha: 0.5; }"))
    app.scope.flush()
    #expect(app.root.tag == 1 && app.root.alpha == 0.5)
    #expect(try await app.reload("View { tag: 2; }", to: "part.vstyle").isApplied)
    #expect(app.root.tag == 2 && app.root.alpha == 0.5 && app.scope.sheets.count == 2)
  }

  @Test("all attached scopes change, and detached or other ones do not")
  func scopes() async throws {
    let app = try WatchedFolder(["main.vstyle": "View { alpha: 0.5; }"])
    let roots = (0..<4).map { _ in View() }
    let scopes = roots.map { StyleScope(root: $0, sheets: []) }
    for scope in scopes[..<3] { app.watcher.attach(scope) }
    #expect(roots.map(\.alpha) == [0.5, 0.5, 0.5, 1])
    app.watcher.detach(scopes[1])
    scopes[2].sheets = []
    scopes[2].flush()
    #expect(try await app.reload("View { alpha: 0.25; }").views == 4)
    #expect(roots.map(\.alpha) == [0.25, 0.5, 1, 1] && scopes[2].sheets.isEmpty)
    app.watcher.attach(scopes[2])
    #expect(roots[2].alpha == 0.25)
  }

  @Test("views keep their own styles while a sheet lacks them, and follow when it has them again")
  func ownStyles() async throws {
    let app = try WatchedFolder(["main.vstyle": "@style title { tag: 1; }"])
    let (styles, loose) = (DetachedStyles(), Label())
    app.watcher.attach(styles)
    styles.add(loose)
    for label in [app.label, loose] { label.styles = app.watcher.stylesheet["title"] }
    app.scope.flush()
    for (text, tag) in [
      ("@style title { tag: 2; }", 2), ("@style titel { tag: 3; }", 2), ("View { alpha: 0.5; }", 2),
      ("@style title { tag: 4; }", 4),
    ] {
      let reload = try await app.reload(text)
      #expect(app.label.tag == tag && loose.tag == tag && reload.isApplied, "\(text)")
    }
    #expect(app.reloads[0].description.hasPrefix("2 views, 1 property, "))
  }

  @Test("a missing file at the start is an error, and a sheet with errors is not")
  func start() throws {
    let folder = try ScratchFolder()
    let url = URL(fileURLWithPath: "\(folder.path)/gone.vstyle")
    #expect(throws: SheetFileError.self) { try StylesheetWatcher(contentsOf: url) }
    let broken = try folder.write("View { alpha: loud; tag: 3; }", to: "broken.vstyle")
    #expect(try StylesheetWatcher(contentsOf: broken).stylesheet.diagnostics.count == 1)
  }

  @Test("a watcher that is stopped or released reloads nothing")
  func stop() async throws {
    let app = try WatchedFolder(["main.vstyle": "View { alpha: 0.5; }"])
    app.watcher.stop()
    try await app.save("View { alpha: 0.25; }")
    try await app.settle()
    #expect(app.root.alpha == 0.5 && app.files.wait() == .stopped)
    let files = FileWatcher()
    var watcher: StylesheetWatcher? = try StylesheetWatcher(
      contentsOf: URL(fileURLWithPath: app.path("main.vstyle")), schema: .views(and: []), watcher: files)
    weak let released = watcher
    #expect(watcher?.lastReload == nil)
    watcher = nil
    #expect(try await reaches { released == nil })
    #expect(files.wait(for: .seconds(5)) == .stopped)
  }
}
