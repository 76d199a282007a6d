import Foundation
import VStyleViews

#if DEBUG
  let url = URL(fileURLWithPath: "app.vstyle")
  let (window, title, note) = (Window(), Label(), Label())
  for label in [title, note] { window.addSubview(label) }

  let watcher = try StylesheetWatcher(contentsOf: url)
  let scope = StyleScope(root: window, sheets: [watcher.stylesheet])
  watcher.attach(scope)
  var count = 0
  let observation = watcher.observe { reload in
    count += 1
    print("\(reload.outcome): \(reload.views) views, \(reload.properties) properties")
  }
  print("at the start: \(title.font, default: "none")")

  @MainActor func save(_ text: String) async throws {
    let before = count
    try Data(text.utf8).write(to: url)
    for _ in 0..<12_000 where count == before { try await Task.sleep(for: .milliseconds(5)) }
    print("after the save: \(title.font, default: "none")")
  }
  try await save("Label { font: bold 20 system; text-color: black; }")
  try await save("Label { fnot: 30 system; }")
  print(watcher.lastReload?.description ?? "")
  watcher.stop()
#endif
