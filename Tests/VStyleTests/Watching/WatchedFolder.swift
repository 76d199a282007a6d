import Foundation
import TestSupport
import Testing
import VStyleViews

/// A folder with sheets, a watcher of one of them, and views that show it.
@MainActor final class WatchedFolder {
  let folder: ScratchFolder
  let watcher: StylesheetWatcher
  let files: FileWatcher
  let root = View()
  let label = Label()
  let button = Button()
  let scope: StyleScope

  /// The attempts to reload the sheet.
  private(set) var reloads: [StylesheetReload] = []
  private var observation: StyleObservation?

  /// Creates the folder `app/sheets` with sheets, and watches `main.vstyle`.
  init(_ texts: [String: String], quiet: Duration = .milliseconds(10)) throws {
    folder = try ScratchFolder()
    try FileManager.default.createDirectory(atPath: "\(folder.path)/app/sheets", withIntermediateDirectories: true)
    for (name, text) in texts { _ = try folder.write(text, to: "app/sheets/\(name)") }
    files = FileWatcher(quietTime: quiet)
    watcher = try StylesheetWatcher(
      contentsOf: URL(fileURLWithPath: "\(folder.path)/app/sheets/main.vstyle"), schema: .views(and: []), watcher: files
    )
    root.addSubview(label)
    root.addSubview(button)
    scope = StyleScope(root: root, sheets: [watcher.stylesheet])
    watcher.attach(scope)
    observation = watcher.observe { [weak self] in self?.reloads.append($0) }
  }

  /// The path of a sheet.
  func path(_ name: String) -> String { "\(folder.path)/app/sheets/\(name)" }

  /// Saves a sheet in a way, on another thread.
  func save(_ text: String, to name: String = "main.vstyle", _ way: SavingWay? = nil) async throws {
    let (path, way) = (path(name), way ?? SavingWay.all[0])
    try await Task.detached { try way.save(text, path) }.value
  }

  /// Saves a sheet, and returns the attempt to reload it.
  func reload(_ text: String, to name: String = "main.vstyle") async throws -> StylesheetReload {
    let count = reloads.count
    try await save(text, to: name)
    #expect(try await reaches { reloads.count > count })
    return try #require(reloads.last)
  }

  /// Waits as long as an attempt would take.
  func settle() async throws { try await Task.sleep(for: .milliseconds(120)) }
}
