#if DEBUG
  import Foundation
  import VStyleViews

  /// Saves a sheet several times and then with a mistake, and prints what the label and the app notice.
  @MainActor func followSaves(of path: String, _ label: Label, in scope: StyleScope) async throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    func save(_ rule: String) throws { try Data((text + rule).utf8).write(to: URL(fileURLWithPath: path)) }
    Styles.hotReload.attach(scope)
    var times: [Duration] = []
    for tag in 1...9 {
      let start = ContinuousClock.now
      try save("Label { tag: \(tag); }\n")
      while label.tag != tag { try await Task.sleep(for: .milliseconds(1)) }
      times.append(.now - start)
    }
    print("milliseconds", Int((times.min() ?? .zero) / .milliseconds(1)))
    var isReported = false
    let observation = Styles.hotReload.observe { reload in
      print(reload)
      isReported = true
    }
    try save("Label { tga: 10; }\n")
    while !isReported { try await Task.sleep(for: .milliseconds(1)) }
    withExtendedLifetime(observation) { print("tag", label.tag) }
  }
#endif
