import Foundation
import TestSupport
import Testing
import VStyleViews

@testable import VStyle

// Release builds have no part of hot reload.
#if DEBUG
  @Suite("Hot reload of embedded sheets", .serialized)
  @MainActor struct HotReloadTests {
    /// The files of an app that was built, with what the generated code declares for them.
    private final class App {
      static let sheets = EmbeddedSheets { path in
        switch path {
        case "main.vstyle": "@import 'parts/part.vstyle'; @style half for Label { alpha: 0.5; }"
        case "parts/part.vstyle": "Label { tag: 1; }"
        default: nil
        }
      }

      let folder: ScratchFolder
      let main = ReloadableSheet(Stylesheet("main.vstyle", in: App.sheets))
      let label = Label()
      let scope: StyleScope
      let hotReload: HotReload
      private(set) var reloads: [StylesheetReload] = []
      private var observation: StyleObservation?

      /// Creates the files, which may differ from those of the build.
      @MainActor init(edited: [String: String] = [:], missing: Bool = false) throws {
        folder = try ScratchFolder()
        for path in ["App/parts", "Build"] {
          try FileManager.default.createDirectory(atPath: "\(folder.path)/\(path)", withIntermediateDirectories: true)
        }
        for path in ["main.vstyle", "parts/part.vstyle"] where !missing {
          _ = try folder.write(try edited[path] ?? App.sheets.load(path).text, to: "App/\(path)")
        }
        let root = View()
        root.addSubview(label)
        label.styles = main.current["half"]
        scope = StyleScope(root: root, sheets: [Stylesheet("View { tag: 7; }"), main.current])
        hotReload = HotReload([main], in: "../App", beside: "\(folder.path)/Build/Styles.swift")
        hotReload.attach(scope)
        observation = hotReload.observe { [weak self] in self?.reloads.append($0) }
      }

      /// Saves a sheet, and returns the attempt to reload it.
      @MainActor func save(_ text: String, to path: String) async throws -> StylesheetReload {
        let count = reloads.count
        _ = try folder.write(text, to: "App/\(path)")
        #expect(try await reaches { reloads.count > count })
        return try #require(reloads.last)
      }
    }

    @Test("a save reaches the scope, the assigned style, and what is looked up later")
    func saves() async throws {
      let app = try App()
      #expect(app.label.alpha == 0.5 && app.label.tag == 1)
      #expect(try await app.save("Label { tag: 2; }", to: "parts/part.vstyle").isApplied)
      #expect(app.label.tag == 2 && app.label.alpha == 0.5)
      #expect(try await app.save("@style half for Label { alpha: 0.25; }", to: "main.vstyle").isApplied)
      #expect(app.label.tag == 7 && app.label.alpha == 0.25)
      #expect(app.main.current["half"]?.source == "alpha: 0.25;")
      let late = Label()
      late.styles = app.main.current["half"]
      let scope = StyleScope(root: late, sheets: [app.main.embedded])
      app.hotReload.attach(scope)
      #expect(late.alpha == 0.25 && late.tag == 0)
    }

    @Test("a save with an error is refused with its location, and the last good sheet stays")
    func errors() async throws {
      let app = try App()
      let refused = try await app.save("Label { tag: red; }", to: "parts/part.vstyle")
      #expect(!refused.isApplied && app.label.tag == 1 && app.main.current["half"] != nil)
      #expect(refused.description.hasPrefix("\(app.folder.path)/App/parts/part.vstyle:1:14: error: "))
    }

    @Test("a file that was edited since the build is applied at the start")
    func editedBefore() async throws {
      let app = try App(edited: ["parts/part.vstyle": "Label { tag: 3; }"])
      #expect(try await reaches { app.label.tag == 3 })
      #expect(app.reloads.map(\.isApplied) == [true])
    }

    @Test("files that are not there are reported once, and the embedded sheet stays")
    func missing() async throws {
      let app = try App(missing: true)
      #expect(try await reaches { !app.reloads.isEmpty })
      try await Task.sleep(for: .milliseconds(120))
      #expect(app.reloads.map(\.description) == ["\(app.folder.path)/App/main.vstyle: does not exist"])
      #expect(app.label.alpha == 0.5 && app.label.tag == 1)
    }

    @Test("a save of a sheet that others import is reported once, with the names that they declare")
    func partOfOthers() async throws {
      let texts = [
        "all.vstyle": "@import 'types.vstyle'; @import 'rules.vstyle';",
        "types.vstyle": "@view Dial: View { turn: <number>; }",
        "rules.vstyle": "Dial { turn: 1; } Label { tag: 1; }",
      ]
      let embedded = EmbeddedSheets { path in
        switch path {
        case "all.vstyle": "@import 'types.vstyle'; @import 'rules.vstyle';"
        case "types.vstyle": "@view Dial: View { turn: <number>; }"
        case "rules.vstyle": "Dial { turn: 1; } Label { tag: 1; }"
        default: nil
        }
      }
      let folder = try ScratchFolder()
      for (path, text) in texts { _ = try folder.write(text, to: path) }
      let sheets = texts.keys.sorted().map { ReloadableSheet(Stylesheet($0, in: embedded)) }
      let label = Label()
      let scope = StyleScope(root: label, sheets: [sheets[0].current])
      let hotReload = HotReload(sheets, in: ".", beside: "\(folder.path)/Styles.swift")
      hotReload.attach(scope)
      var reloads: [StylesheetReload] = []
      let observation = hotReload.observe { reloads.append($0) }
      _ = try folder.write("Dial { turn: 2; } Label { tag: 2; }", to: "rules.vstyle")
      #expect(try await reaches { label.tag == 2 })
      _ = try folder.write("Dial { tunr: 2; } Label { tag: 3; }", to: "rules.vstyle")
      #expect(try await reaches { reloads.count > 1 })
      try await Task.sleep(for: .milliseconds(200))
      #expect(reloads.map(\.isApplied) == [true, false], "\(reloads)")
      #expect(reloads.last?.description.contains("rules.vstyle:1:8: error: ") == true && label.tag == 2)
      withExtendedLifetime(observation) {}
    }

    @Test("the objects of detached styles get the saved style")
    func detached() async throws {
      let app = try App()
      let (styles, label) = (DetachedStyles(), Label())
      styles.add(label)
      label.styles = app.main.current["half"]
      app.hotReload.attach(styles)
      _ = try await app.save("@style half for Label { alpha: 0.25; }", to: "main.vstyle")
      #expect(label.alpha == 0.25)
    }
  }
#endif
