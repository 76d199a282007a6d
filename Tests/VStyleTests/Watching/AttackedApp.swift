import Foundation
import TestSupport
import Testing
import VStyleSyntax
import VStyleViews

@testable import VStyle

// Release builds have no part of hot reload.
#if DEBUG
  /// A running app whose sheet is attacked, with the laws that hold for it.
  @MainActor final class AttackedApp {
    /// The path of the folder of all files, without links.
    let root: String

    /// The laws that were broken while the app ran.
    private(set) var failures: [String] = []

    /// The attempts to reload the sheet.
    private(set) var reloads: [StylesheetReload] = []

    private let folder: ScratchFolder
    private let sheetPath: String
    private let views: AttackedViews
    private let scope: StyleScope
    private let (styles, loose) = (DetachedStyles(), Label())
    private let watcher: StylesheetWatcher?
    private let hotReload: HotReload?
    private let embedded: ReloadableSheet
    private let first: Stylesheet
    private var observation: StyleObservation?

    /// Creates an app with a sheet in the folder `app/sheets`.
    ///
    /// - Parameters:
    ///   - main: the name of the sheet.
    ///   - isEmbedded: whether the program has the sheet, for a ``HotReload``. Otherwise a ``StylesheetWatcher`` reads it.
    init(main: String, isEmbedded: Bool) throws {
      folder = try ScratchFolder()
      root = URL(fileURLWithPath: folder.path).resolvingSymlinksInPath().path
      sheetPath = "\(root)/app/sheets/\(main)"
      for name in ["app/sheets/sub", "links", "outside", "Build"] {
        AttackDisk(root: root).makeFolder("\(root)/\(name)")
      }
      _ = try folder.write(AttackedApp.secret, to: "outside/secret.vstyle")
      for name in AttackText.names { _ = try folder.write(AttackText.plain(0, in: name), to: "app/sheets/\(name)") }
      let sheets = EmbeddedSheets { $0 == main ? "View { tag: 1; } @style title { tag: 1; }" : nil }
      embedded = ReloadableSheet(Stylesheet(main, in: sheets))
      views = AttackedViews()
      let others = [Stylesheet("View { tag: -1; }")]
      if isEmbedded {
        (watcher, first) = (nil, embedded.embedded)
        scope = StyleScope(root: views.root, sheets: others + [first])
        let hotReload = HotReload([embedded], in: "../app/sheets", beside: "\(root)/Build/Styles.swift")
        self.hotReload = hotReload
        hotReload.attach(scope)
        hotReload.attach(styles)
        observation = hotReload.observe { [weak self] in self?.note($0) }
      } else {
        let watcher = try StylesheetWatcher(
          contentsOf: URL(fileURLWithPath: sheetPath), schema: .views(and: []),
          watcher: FileWatcher(quietTime: .milliseconds(5)))
        (self.watcher, hotReload, first) = (watcher, nil, watcher.stylesheet)
        scope = StyleScope(root: views.root, sheets: others + [first])
        watcher.attach(scope)
        watcher.attach(styles)
        observation = watcher.observe { [weak self] in self?.note($0) }
      }
      styles.add(loose)
      loose.styles = first["title"]
    }

    private static let secret = "View { tag: 99999; }"

    /// The sheet that the app shows.
    private var sheetInForce: Stylesheet { watcher?.stylesheet ?? embedded.current }

    /// Checks an attempt to reload the sheet.
    private func note(_ reload: StylesheetReload) {
      reloads.append(reload)
      let hasErrors = reload.diagnostics.contains { $0.severity == .error }
      switch reload.outcome {
      case .applied: if hasErrors { failures.append("a sheet with errors was applied") }
      case .refused: if !hasErrors { failures.append("a sheet without errors was refused") }
      case .unreadable: if reload.views + reload.properties > 0 { failures.append("an unreadable sheet changed views") }
      }
      let text = "\(reload)"
      if text.unicodeScalars.contains(where: { VisibleText.isControl($0) && $0 != "\n" && $0 != "\t" }) {
        failures.append("a message has control characters: \(text.prefix(300).debugDescription)")
      }
    }

    /// What is wrong once nothing changes any more; `nil` if all laws hold.
    var wrong: String? {
      if let failure = failures.first { return failure }
      if views.values != AttackedViews.values(of: sheetInForce) { return "the views do not show the sheet in force" }
      if folder.contents(of: "outside") != ["secret.vstyle": AttackedApp.secret] { return "a file outside changed" }
      let url = URL(fileURLWithPath: sheetPath)
      let sheet: Stylesheet
      do { sheet = try Stylesheet(contentsOf: url) } catch {
        guard case .unreadable(let known)? = reloads.last?.outcome, "\(known)" == "\(error)" else {
          return "no reload says that the sheet cannot be read: \(error)"
        }
        return nil
      }
      guard sheet.diagnostics.contains(where: { $0.severity == .error }) else {
        if views.values != AttackedViews.values(of: sheet) { return "the views do not show the sheet on the disk" }
        if let title = sheet["title"], loose.tag != AttackedViews.tag(of: title) { return "a style is out of date" }
        return nil
      }
      let last = reloads.last?.stylesheet ?? first
      return AttackedApp.outline(last) == AttackedApp.outline(sheet) ? nil : "the errors on the disk were not reported"
    }

    /// The state of the app, for test reports.
    var state: String {
      let last = reloads.last.map { "\($0.outcome), \($0.description.prefix(500).debugDescription)" } ?? "no reload"
      return "\(reloads.count) reloads, the last one \(last); values \(views.values)"
    }

    private static func outline(_ sheet: Stylesheet) -> [String] {
      sheet.diagnostics.map { "\($0.rule.name) \(sheet.location(of: $0))" }
    }
  }

  extension ScratchFolder {
    /// The texts of the files in a subfolder.
    fileprivate func contents(of name: String) -> [String: String] {
      let files = (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(name)")) ?? []
      return Dictionary(uniqueKeysWithValues: files.map { ($0, Fixture(path: "\(path)/\(name)/\($0)").text) })
    }
  }
#endif
