import Foundation
import Synchronization
import TestSupport
import Testing
import VStyleFoundation
import VStyleSkins
import VStyleViews

/// A hostile answer of a server, with the expected error.
struct HostileServer: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let answer: LoopbackServer.Answer
  let limits: DownloadLimits
  /// The expected error; `nil` if the system decides its text.
  let error: DownloadError?

  init(
    _ name: String, _ answer: LoopbackServer.Answer, _ error: DownloadError?, idle: Double = 5, total: Double = 10
  ) {
    testDescription = name
    self.answer = answer
    self.error = error
    var limits = DownloadLimits()
    (limits.bytes, limits.idleSeconds, limits.totalSeconds) = (1 << 20, idle, total)
    self.limits = limits
  }

  static let all: [HostileServer] = [
    HostileServer("an endless download", .endless(200, []), .tooLarge),
    HostileServer("a server that says nothing", .silence, .tooSlow, idle: 60, total: 0.3),
    HostileServer("a slow download, byte by byte", .drip, .tooSlow, idle: 60, total: 0.3),
    HostileServer("a length beyond the limit", .reply(200, ["Content-Length: 999999999"], [1]), .tooLarge),
    HostileServer("fewer bytes than announced", .reply(200, ["Content-Length: 100"], [1, 2]), nil),
    HostileServer("a redirect to file:", .reply(302, ["Location: file:///etc/passwd"], []), nil),
    HostileServer("a redirect to ftp:", .reply(302, ["Location: ftp://127.0.0.1/a"], []), nil),
    HostileServer(
      "a redirect whose page never ends", .endless(302, ["Location: /"]), .tooSlow, idle: 60, total: 0.3),
    HostileServer("a redirect without end", .reply(302, ["Location: /"], []), nil),
    HostileServer("a header without end", .endless(200, ["X: 1\r\nY: "]), nil),
    HostileServer(
      "a question for a password that says nothing", .reply(401, ["WWW-Authenticate: X"], []), .status(401)),
    HostileServer("nothing there any more", .reply(410, [], []), .status(410)),
  ]
}

@Suite("Downloads", .serialized)
struct DownloadTests {
  private func limits(bytes: Int = 1 << 20, idle: Double = 5, total: Double = 10) -> DownloadLimits {
    var limits = DownloadLimits()
    (limits.bytes, limits.idleSeconds, limits.totalSeconds) = (bytes, idle, total)
    return limits
  }

  private func download(_ address: String, _ limits: DownloadLimits) async -> Result<[UInt8], DownloadError> {
    do throws(DownloadError) {
      return .success(try await SessionDownloader().download(address, limits: limits) { _ in })
    } catch {
      return .failure(error)
    }
  }

  @Test("a download follows HTTP redirects, reports progress, and returns all bytes")
  func whole() async throws {
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let server = try LoopbackServer(["/a": .reply(200, [], bytes)])
    server.set("/b", .reply(302, ["Location: " + server.address("/a")], []))
    let shares = Mutex<[Double]>([])
    let got = try await SessionDownloader().download(server.address("/b"), limits: limits()) { share in
      shares.withLock { $0.append(share) }
    }
    #expect(got == bytes && server.asked == ["/b", "/a"])
    #expect(shares.withLock { $0.last == 1 && $0 == $0.sorted() })
  }

  /// Runs a request with a new server, which exists only during the request.
  private func fresh<Result>(_ hostile: HostileServer, _ ask: (String) async throws -> Result) async throws -> Result {
    let server = try LoopbackServer(["/": hostile.answer])
    defer { withExtendedLifetime(server) {} }
    return try await ask(server.address("/"))
  }

  @Test("a hostile answer ends the download with an error and installs nothing", arguments: HostileServer.all)
  func hostile(_ hostile: HostileServer) async throws {
    let result = try await fresh(hostile) { await download($0, hostile.limits) }
    if let error = hostile.error {
      #expect(result == .failure(error))
    } else {
      #expect(throws: DownloadError.self) { try result.get() }
    }
    let scratch = try ScratchFolder()
    let manager = SkinManager(library: try SkinLibrary(folder: scratch.path), downloader: SessionDownloader())
    await #expect(throws: SkinError.self) {
      try await fresh(hostile) { try await manager.downloadSkinZip($0, limits: hostile.limits) }
    }
    #expect(scratch.contents.isEmpty && manager.skinPlistInfo.isEmpty)
  }

  @Test("a download of exactly the limit succeeds; one byte more fails")
  func limit() async throws {
    let server = try LoopbackServer(["/exact": .reply(200, [], [1, 2, 3])])
    #expect(await download(server.address("/exact"), limits(bytes: 3)) == .success([1, 2, 3]))
    #expect(await download(server.address("/exact"), limits(bytes: 2)) == .failure(.tooLarge))
  }

  @Test("a slow progress handler delays further reads from the server")
  func pace() async throws {
    let bytes = [UInt8](repeating: 7, count: 16 << 20)
    let server = try LoopbackServer(["/long": .reply(200, [], bytes)])
    let wasSent = Mutex<Bool?>(nil)
    let got = try await SessionDownloader().download(server.address("/long"), limits: limits(bytes: 64 << 20)) { _ in
      guard wasSent.withLock({ $0 == nil }) else { return }
      let end = ContinuousClock.now + .milliseconds(300)
      while !server.hasSent("/long"), ContinuousClock.now < end { usleep(1000) }
      wasSent.withLock { $0 = server.hasSent("/long") }
    }
    #expect(got == bytes && wasSent.withLock { $0 } == false)
  }

  @Test(
    "only complete `http` and `https` addresses are requested",
    arguments: ["file:///etc/passwd", "ftp://127.0.0.1/a", "", "http://", "a.zip", "javascript:1"])
  func address(_ address: String) async {
    #expect(await download(address, limits()) == .failure(.invalidAddress(address)))
  }

  @Test("a canceled download ends with an error")
  func cancelled() async throws {
    let server = try LoopbackServer(["/silence": .silence])
    let address = server.address("/silence")
    let task = Task { await download(address, limits(idle: 60, total: 60)) }
    task.cancel()
    #expect(await task.value == .failure(.failed("it was canceled")))
  }

  @Test("downloads that are canceled while they end leave the process alive")
  func canceledAtTheEnd() async throws {
    let server = try LoopbackServer(["/small": .reply(200, [], [1, 2, 3])])
    let address = server.address("/small")
    for round in 0..<Environment.rounds(20) {
      await withTaskGroup { group in
        for number in 0..<8 {
          group.addTask {
            let task = Task { await download(address, limits()) }
            try? await Task.sleep(for: .microseconds((round * 8 + number) % 160 * 25))
            task.cancel()
            if case .success(let bytes) = await task.value { #expect(bytes == [1, 2, 3]) }
          }
        }
      }
    }
    withExtendedLifetime(server) {}
  }

  @Test("concurrent downloads do not affect each other, also when some fail or are canceled")
  func together() async throws {
    let server = try LoopbackServer([
      "/long": .reply(200, ["Content-Length: 999999999"], [1]), "/silence": .silence,
    ])
    for number in 0..<8 { server.set("/\(number)", .reply(200, [], Array(repeating: UInt8(number), count: 50_000))) }
    let downloader = SessionDownloader()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          let share = Mutex(0.0)
          let got = try await downloader.download(server.address("/\(number)"), limits: limits()) { now in
            share.withLock { $0 = now }
          }
          #expect(got == Array(repeating: UInt8(number), count: 50_000) && share.withLock { $0 } == 1)
          #expect(await download(server.address("/long"), limits()) == .failure(.tooLarge))
          let silent = Task { await download(server.address("/silence"), limits(idle: 60, total: 60)) }
          silent.cancel()
          #expect(await silent.value == .failure(.failed("it was canceled")))
        }
      }
      try await group.waitForAll()
    }
  }

  @Test("a server adds themes at run time, for providers and for sheets")
  func themes() async throws {
    let server = try LoopbackServer([
      "/themes.json": .reply(
        200, [], Array(##"{"unspecified":{"title":"333333"},"sea":{"title":"#0055AA","x":"#12"}}"##.utf8)),
      "/broken.json": .reply(200, [], Array("{".utf8)),
    ])
    let manager = ThemeManager()
    let source = ThemeSource(manager)
    let label = Label()
    label.theme(of: manager).textColor = source.color("title")
    #expect(label.textColor == .gray)
    try await source.load(server.address("/themes.json"), with: SessionDownloader())
    #expect(label.textColor == Color(hex: 0x333333) && source.malformed == ["sea.x"])
    manager.changeTheme(to: "sea")
    #expect(label.textColor == Color(hex: 0x0055AA))
    let sheet = Stylesheet(source.sheetText + "Label { text-color: var(--title) }")
    #expect(sheet.diagnostics == [])
    let other = Label()
    manager.attach(StyleScope(root: other, sheets: [sheet]))
    let before = source.colors
    await #expect(throws: ThemeSourceError.self) {
      try await source.load(server.address("/broken.json"), with: SessionDownloader())
    }
    await #expect(throws: ThemeSourceError.download(.status(404))) {
      try await source.load(server.address("/none"), with: SessionDownloader())
    }
    #expect(source.colors == before)
  }

  @Test("a downloaded pack is installed, its images load later, and invalid packs change nothing")
  func skins() async throws {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("vstyle-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let folder = PackageRoot.path + "/Stylesheets/Skins"
    let image = Fixture(path: folder + "/Paper/paper/header.png").bytes
    let server = try LoopbackServer([
      "/night.zip": .reply(200, [], Fixture(path: folder + "/Night.zip").bytes),
      "/page.zip": .reply(200, [], Array("<html>".utf8)),
      "/top.png": .reply(200, [], image), "/bad.png": .reply(200, [], Array("<html>".utf8)),
    ])
    let manager = SkinManager(library: try SkinLibrary(folder: scratch), downloader: SessionDownloader())
    #expect(try await manager.downloadSkinZip(server.address("/night.zip")) == ["night"])
    await #expect(throws: SkinError.unreadableArchive(.notAnArchive)) {
      try await manager.downloadSkinZip(server.address("/page.zip"))
    }
    await #expect(throws: SkinError.self) { try await manager.downloadSkinZip(server.address("/none.zip")) }
    await #expect(throws: SkinError.self) { try await manager.downloadSkinZip("file:///etc/passwd") }
    #expect(manager.skinPlistInfo.keys.sorted() == ["night"])
    let list = """
      <plist><dict><key>web</key><dict><key>Image</key><dict><key>top</key><string>\(server.address("/top.png"))</string>
      <key>bad</key><string>\(server.address("/bad.png"))</string></dict></dict></dict></plist>
      """
    try manager.updateSkinPlistInfo(Array(list.utf8))
    try manager.skinChange("web")
    let view = ImageView()
    manager.refresh(view) { $0.image = manager.image("top", for: $0) }
    #expect(view.image == .named("top") && manager.pendingImageCount == 1)
    _ = manager.image("bad")
    let errors = await manager.loadPendingImages()
    #expect(errors.count == 1 && manager.pendingImageCount == 0)
    guard case .url(let path)? = view.image?.source else {
      Issue.record("the image is there")
      return
    }
    #expect(Fixture(path: path).bytes == image && path.hasPrefix(scratch))
    #expect(try manager.clearAllSkinImageCache() == 1 && manager.clearAllSkinImageCache() == 0)
  }
}

@Suite("Notifications")
struct NotificationTests {
  @MainActor
  @Test("shared managers post to the default center once code accesses a notification name")
  func shared() async throws {
    UserSettings.store = MemoryStore()
    let seen = Mutex<Set<String>>([])
    let names: [Notification.Name] = [.JXThemeDidChange, .makeAppearanceUp, .skinUpdate]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        _ = seen.withLock { $0.insert("\(note.name.rawValue) \(note.userInfo?["style"] ?? "")") }
      }
    }
    // Another test may access the names first, on another thread. Then posting starts once the main actor is free.
    for _ in 0..<100 { await Task.yield() }
    ThemeManager.shared.changeTheme(to: "posted")
    AppearanceService.makeUp()
    try SkinManager.shared.addBuiltinPacks(folder: PackageRoot.path + "/Stylesheets/Skins/Day")
    try SkinManager.shared.addBuiltinPacks(folder: PackageRoot.path + "/Stylesheets/Skins/Paper")
    try SkinManager.shared.skinChange("paper")
    // Other tests may change the theme at the same time.
    #expect(
      seen.withLock { $0 }.isSuperset(of: [
        "com.jiaxin.theme.themeDidChangeNotification posted", "MakeAppearanceUpNotification ",
        "CJ.skin.update.notification ",
      ]))
    try SkinManager.shared.skinChange("default")
    ThemeManager.shared.changeTheme(to: .unspecified)
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  @available(*, deprecated, message: "tests what is deprecated")
  @Test("the name of CJSkin's notification is a text, as in CJSkin")
  func formerName() { #expect(Notification.Name(CJSkinUpdateNotification) == .skinUpdate) }

  @Test("notifications are posted after the change, with the new name")
  func posted() throws {
    let center = NotificationCenter()
    let seen = Mutex<[String]>([])
    let names: [Notification.Name] = [.JXThemeDidChange, .makeAppearanceUp, .skinUpdate]
    let observers = names.map { name in
      center.addObserver(forName: name, object: nil, queue: nil) { note in
        let style = (note.userInfo?["style"] as? ThemeStyle)?.rawValue ?? note.userInfo?["name"] as? String ?? ""
        seen.withLock { $0.append("\(note.name.rawValue) \(style)") }
      }
    }
    let (themes, darkMode, skins, owner) = (ThemeManager(), DarkMode(), SkinManager(), ImageView())
    let observations = [themes.post(to: center), skins.post(to: center)]
    darkMode.post(to: center, for: owner)
    try skins.addBuiltinPacks(folder: PackageRoot.path + "/Stylesheets/Skins/Paper")
    themes.changeTheme(to: "dark")
    darkMode.makeUp()
    try skins.skinChange("paper")
    #expect(
      seen.withLock { $0 } == [
        "com.jiaxin.theme.themeDidChangeNotification dark", "MakeAppearanceUpNotification ",
        "CJ.skin.update.notification paper",
      ])
    for observation in observations { observation.cancel() }
    for observer in observers { center.removeObserver(observer) }
  }
}
