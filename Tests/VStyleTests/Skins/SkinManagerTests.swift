import Foundation
import TestSupport
import Testing
import VStylePacks
import VStyleViews

@testable import VStyle
@testable import VStyleSkins

/// A downloader with a fixed result for each address.
private struct GivenDownloads: Downloader {
  let answers: [String: Result<[UInt8], DownloadError>]

  func download(
    _ address: String, limits: DownloadLimits, progress: @escaping @Sendable (Double) -> Void
  ) async throws(DownloadError) -> [UInt8] {
    progress(1)
    return try (answers[address] ?? .failure(.status(404))).get()
  }
}

@Suite("The skin of an app") struct SkinManagerTests {
  private let folder = PackageRoot.path + "/Stylesheets/Skins"
  private var night: [UInt8] { Fixture(path: folder + "/Night.zip").bytes }
  private func manager(_ scratch: ScratchFolder, store: MemoryStore = MemoryStore()) throws -> SkinManager {
    let manager = SkinManager(store: store, library: try SkinLibrary(folder: scratch.path + "/skins"))
    try manager.addBuiltinPacks(folder: folder + "/Day")
    return manager
  }

  @Test("a missing `default` pack is a warning, and unknown sections do not prevent installation")
  func warnings() throws {
    let scratch = try ScratchFolder()
    let skins = SkinManager(library: try SkinLibrary(folder: scratch.path + "/skins"))
    let alone = try skins.addBuiltinPacks(folder: folder + "/Paper")
    #expect(alone.map(\.severity) == [.warning] && alone.first?.description.hasPrefix("`default`: ") == true)
    #expect(try skins.addBuiltinPacks(folder: folder + "/Day") == [])
    let list = "<plist><dict><key>x</key><dict><key>Colour</key><dict/></dict></dict></plist>"
    let reported = try ReportedIssues.of("SkinManager") {
      try skins.updateSkinPlistInfo(Array(list.utf8))
    }
    let found = "`x`: `Colour`: there is no section `Colour`; did you mean `Color`?"
    #expect(skins.skinPlistInfo["x"] != nil && reported.map(\.rule) == [.skinManifest] && reported[0].found == found)
  }

  @MainActor
  @Test("the shared manager installs packs and loads pending images once it has a downloader")
  func app() async throws {
    let scratch = try ScratchFolder()
    UserSettings.store = MemoryStore()
    #expect(UserSettings.skinFolder == nil)
    UserSettings.store = FileStore(folder: scratch.path)
    #expect(UserSettings.skinFolder == scratch.path + "/skins")
    UserSettings.skinFolder = scratch.path + "/elsewhere"
    let manager = SkinManager.makeShared()
    UserSettings.skinFolder = nil
    #expect(UserSettings.skinFolder == nil)
    UserSettings.store = MemoryStore()
    let image = Fixture(path: folder + "/Paper/paper/header.png").bytes
    let list = """
      <plist><dict><key>web</key><dict><key>Image</key><dict><key>top</key><string>https://a.b/top.png</string>
      <key>bad</key><string>https://a.b/bad.png</string></dict></dict></dict></plist>
      """
    try manager.updateSkinPlistInfo(Array(list.utf8))
    try manager.skinChange("web")
    let view = ImageView()
    manager.refresh(view) { $0.image = manager.image("top", for: $0) }
    for _ in 0..<10 { await Task.yield() }
    #expect(view.image == .named("top") && manager.pendingImageCount == 1)
    // The images that were requested earlier are loaded too.
    manager.downloader = GivenDownloads(answers: ["https://a.b/top.png": .success(image)])
    for _ in 0..<1000 where manager.pendingImageCount > 0 { await Task.yield() }
    guard case .url(let path)? = view.image?.source else {
      Issue.record("the image is there")
      return
    }
    #expect(Fixture(path: path).bytes == image && path.hasPrefix(scratch.path + "/elsewhere"))
    _ = manager.image("bad")
    for _ in 0..<1000 where manager.pendingImageCount > 0 { await Task.yield() }
    #expect(manager.pendingImageCount == 0)
  }

  @Test("a lookup searches the pack, then `default`, then a constant, and records each step")
  func lookups() throws {
    let scratch = try ScratchFolder()
    let skins = try manager(scratch)
    try skins.addBuiltinPacks(folder: folder + "/Paper")
    try skins.install(archive: night)
    try skins.skinChange("night")
    #expect(skins.color("ink") == Color(hex: 0xF2F2F7))
    #expect(skins.color("ink", alpha: 0.5).alpha == 0.5 && skins.color("line", alpha: 1).alpha < 0.3)
    #expect(skins.color("gone") == .white && skins.font("gone") == .system(14) && skins.image("gone") == .named("gone"))
    #expect(skins.font("title") == Font("Marker Felt", size: 20))
    #expect(skins.font("title", style: .bold) == Font("Marker Felt", size: 20))
    #expect(skins.font("body", style: .bold).weight == .bold && skins.font("body", style: .italic).isItalic)
    #expect(skins.exists(.color, "ink") && !skins.exists(.color, "gone") && skins.exists(.image, "STAR.PNG"))
    #expect(
      skins.fallbacks.map(\.description) == [
        "color `gone`: night does not have it, default does not have it, a constant applies",
        "font `gone`: night does not have it, default does not have it, a constant applies",
        "image `gone`: night does not have it, default does not have it, a constant applies",
      ])
    try skins.skinChange("paper")
    #expect(skins.explain(.image, "star").description == "image `star`: paper does not have it, default has it")
    #expect(skins.image("star") == .url(folder + "/Day/default.bundle/star@2x.png"))
    #expect(skins.image("top") == .url(folder + "/Paper/paper/header.png"))
    #expect(skins.skinInfo.name == "paper" && skins.skinPlistInfo.keys.sorted() == ["default", "night", "paper"])
  }

  @Test("an image name selects the file that fits the display scale")
  func scales() {
    let files = ["a.png": "1", "a@2x.png": "2", "a@3x.png": "3", "b@2x.gif": "b", "c.d.png": "c", ".x": "x"]
    func path(_ name: String, _ scale: Double) -> String? { SkinImages(files, scale: scale)[name] }
    #expect([1.0, 1.5, 2, 3, 4].map { path("a", $0) } == ["1", "2", "2", "3", "3"])
    #expect(path("a@3x.png", 1) == "3" && path("B", 1) == "b" && path("b.gif", 3) == "b" && path("c.d", 1) == "c")
    #expect(path("d", 1) == nil && path("", 1) == nil)
  }

  @Test("a skin switch updates sheets and closures once; equal skins and errors change nothing")
  func switching() throws {
    final class Other { var color = Color.red }
    let scratch = try ScratchFolder()
    let store = MemoryStore()
    let skins = try manager(scratch, store: store)
    try skins.install(archive: night)
    let (root, label, plain, other) = (View(), Label(), Label(), Other())
    root.addSubview(label)
    root.addSubview(plain)
    let sheet = Stylesheet(
      #"Label { text-color: skin-color("ink"); } ImageView { image: skin-image("top") }"#)
    plain.mi_styles = [.textColor: Color.CSS.green]
    let scope = StyleScope(root: root, sheets: [sheet])
    skins.attach(scope)
    skins.refresh(other) { $0.color = skins.color("ground") }
    #expect(label.textColor == Color(hex: 0x036EB7) && other.color == .white)
    var seen: [String] = []
    let observation = skins.observe { change in
      seen.append("\(change.phase) \(change.from)>\(change.to) \(other.color)")
    }
    let report = try skins.skinChange("night")
    #expect(report.providers == 1 && report.written == 1)
    #expect(label.textColor == Color(hex: 0xF2F2F7) && plain.textColor == .CSS.green)
    #expect(seen == ["willChange default>night rgb(255, 255, 255)", "didChange default>night rgb(16, 16, 20)"])
    #expect(try skins.skinChange("night") == FlushReport())
    for (name, error) in [("", SkinError.emptyName), ("dusk", .unknownSkin("dusk"))] {
      #expect(throws: error) { try skins.skinChange(name) }
      #expect(throws: error) { try skins.removeSkin(name) }
    }
    #expect(throws: SkinError.defaultIsProtected) { try skins.removeSkin("default") }
    #expect(skins.skinName == "night" && seen.count == 2 && store.all["CJSkinCurrentSkinName"] == "night")
    skins.refresh(other, with: nil)
    seen = []
    try skins.removeSkin("night")
    #expect(skins.skinName == "default" && label.textColor == Color(hex: 0x036EB7))
    #expect(other.color == Color(hex: 0x101014))
    #expect(seen == ["willChange night>default rgb(16, 16, 20)", "didChange night>default rgb(16, 16, 20)"])
    #expect(store.all["CJSkinCurrentSkinName"] == "default" && skins.packs["night"] == nil)
    #expect(skins.refresh().providers == 0)
    observation.cancel()
  }

  @Test("packs and the selected skin persist; a missing pack falls back to `default`")
  func restart() throws {
    let scratch = try ScratchFolder()
    let store = MemoryStore()
    let first = try manager(scratch, store: store)
    try first.install(archive: night)
    try first.skinChange("night")
    let second = try manager(scratch, store: store)
    #expect(second.skinName == "night" && second.color("ink") == Color(hex: 0xF2F2F7))
    let other = try ScratchFolder()
    #expect(try manager(other, store: store).skinName == "default")
  }

  @Test("new values of a pack apply immediately, and its images stay")
  func update() throws {
    let scratch = try ScratchFolder()
    let skins = try manager(scratch)
    try skins.install(archive: night)
    try skins.skinChange("night")
    let label = Label()
    skins.attach(StyleScope(root: label, sheets: [Stylesheet(#"Label { text-color: skin-color("ink") }"#)]))
    try skins.updateSkinPlistInfo(
      Array(
        "<plist><dict><key>night</key><dict><key>Color</key><dict><key>ink</key><string>#00FF00</string></dict></dict></dict></plist>"
          .utf8))
    #expect(skins.color("ink") == Color(hex: 0x00FF00))
    guard case .url(let path) = skins.image("star").source else {
      Issue.record("the image stays")
      return
    }
    #expect(Fixture(path: path).bytes.count > 60)
    #expect(throws: SkinError.self) {
      try skins.updateSkinPlistInfo(
        Array(
          "<plist><dict><key>night</key><dict><key>Color</key><dict><key>ink</key><string>green</string></dict></dict></dict></plist>"
            .utf8))
    }
    #expect(skins.color("ink") == Color(hex: 0x00FF00))
  }

  @Test("a higher app version restores removed built-in packs")
  func versions() throws {
    let scratch = try ScratchFolder()
    let store = MemoryStore()
    let skins = try manager(scratch, store: store)
    try skins.addBuiltinPacks(folder: folder + "/Paper", appVersion: "1.9")
    try skins.removeSkin("paper")
    #expect(skins.skinPlistInfo["paper"] == nil)
    try skins.addBuiltinPacks(folder: folder + "/Paper", appVersion: "1.9")
    #expect(skins.skinPlistInfo["paper"] == nil)
    try skins.addBuiltinPacks(folder: folder + "/Paper", appVersion: "1.10")
    #expect(skins.skinPlistInfo["paper"] != nil)
  }

  @Test("a rejected pack leaves every file unchanged")
  func refused() throws {
    let scratch = try ScratchFolder()
    let skins = try manager(scratch)
    try skins.install(archive: night)
    let before = scratch.contents
    #expect(before.count == 6)
    for bytes in [[], Array(night.dropLast()), Array("PK".utf8)] {
      #expect(throws: SkinError.self) { try skins.install(archive: bytes) }
    }
    for name in ["", "/none", "/../Settings"] {
      #expect(throws: SkinError.self) { try skins.install(folder: folder + name) }
    }
    #expect(scratch.contents == before)
    try skins.install(archive: night)
    #expect(scratch.contents.count == 6)
  }

  @Test("a folder has at most the entries of the limit, hidden ones included")
  func entries() throws {
    let folder = try ScratchFolder()
    let most = Limit.folderEntries.value
    for index in 0..<most { #expect(FileManager.default.createFile(atPath: "\(folder.path)/.\(index)", contents: nil)) }
    #expect(try SkinFolder.files(in: folder.path).isEmpty)
    #expect(FileManager.default.createFile(atPath: "\(folder.path)/.\(most)", contents: nil))
    #expect(throws: SkinError.self) { try SkinFolder.files(in: folder.path) }
  }

  @Test("a folder with an invalid file name is rejected")
  func folders() throws {
    let scratch = try ScratchFolder()
    let skins = try manager(scratch)
    let pack = try ScratchFolder()
    try Disk.create(pack.path + "/CJSkin.plist", Array("<plist><dict><key>a</key><dict/></dict></plist>".utf8))
    #expect(try skins.install(folder: pack.path) == ["a"])
    try Disk.create(pack.path + "/a:b", [1])
    #expect(throws: SkinError.unreadableFolder("`/a:b` is no name of a file in a pack")) {
      try skins.install(folder: pack.path)
    }
  }

  @Test("a folder with devices, too many entries or ambiguous names is rejected")
  func odd() throws {
    let skins = SkinManager()
    for folder in ["/proc", "/dev", "/sys"] where Disk.kind(of: folder) == .folder {
      #expect(throws: SkinError.self) { try skins.addBuiltinPacks(folder: folder) }
    }
    let pack = try ScratchFolder()
    let library = try ScratchFolder()
    let installer = SkinManager(library: try SkinLibrary(folder: library.path))
    try Disk.create(pack.path + "/CJSkin.plist", Array("<plist><dict><key>a</key><dict/></dict></plist>".utf8))
    let image = Array("GIF89a".utf8) + [1, 0, 1, 0]
    try Disk.makeFolder(pack.path + "/a")
    try Disk.create(pack.path + "/a/\u{301}x.gif", image)
    #expect(try installer.install(folder: pack.path) == ["a"])
    #expect(installer.image("\u{301}x") == .named("\u{301}x") && installer.exists(.image, "a") == false)
    #expect(installer.packs["a"]?.images.names.contains("\u{301}x.gif") == true)
    try Disk.create(pack.path + "/a/\u{301}X.gif", image)
    #expect(throws: SkinError.unreadableFolder("`a/\u{301}x.gif` is there twice")) {
      try installer.install(folder: pack.path)
    }
    try Disk.remove(pack.path + "/a/\u{301}X.gif")
    for number in 0...8192 {
      try FileManager.default.createDirectory(atPath: pack.path + "/.\(number)", withIntermediateDirectories: false)
    }
    let error = #expect(throws: SkinError.self) { try installer.install(folder: pack.path) }
    #expect(error.map { "\($0)".contains("the limit `folder-entries` is 8,192") } == true)
    let piped = try ScratchFolder()
    #expect(mkfifo(piped.path + "/CJSkin.plist", 0o600) == 0)
    #expect(throws: SkinError.unreadableFolder("`/CJSkin.plist` is a link or a device")) {
      try skins.addBuiltinPacks(folder: piped.path)
    }
  }

  @Test("removed built-in packs stay removed, also with names that begin with combining marks")
  func removedNames() throws {
    let (scratch, store) = (try ScratchFolder(), MemoryStore())
    try Disk.create(
      scratch.path + "/CJSkin.plist",
      Array("<plist><dict><key>a</key><dict/><key>\u{301}b</key><dict/></dict></plist>".utf8))
    let skins = SkinManager(store: store)
    try skins.addBuiltinPacks(folder: scratch.path)
    for name in ["a", "\u{301}b"] { try skins.removeSkin(name) }
    #expect(skins.skinPlistInfo.isEmpty)
  }

  /// A manifest of one pack, whose images are on a server.
  private let webPack = Array(
    """
    <plist><dict><key>web</key><dict><key>Image</key><dict>
    <key>top</key><string>https://x.org/top.png</string>
    <key>slow</key><string>https://x.org/slow.png</string>
    </dict></dict></dict></plist>
    """.utf8)

  @Test("a late image appears only while its pack is selected and its view exists")
  func images() async throws {
    let scratch = try ScratchFolder()
    let image = Fixture(path: folder + "/Paper/paper/header.png").bytes
    let store = MemoryStore()
    let skins = SkinManager(
      store: store, library: try SkinLibrary(folder: scratch.path),
      downloader: GivenDownloads(answers: [
        "https://x.org/top.png": .success(image), "https://x.org/slow.png": .failure(.tooSlow),
      ]))
    try skins.addBuiltinPacks(folder: folder + "/Day")
    try skins.updateSkinPlistInfo(webPack)
    try skins.skinChange("web")
    let view = ImageView()
    var runs = 0
    skins.refresh(view) { view in
      runs += 1
      view.image = skins.image("top", for: view)
    }
    do {
      let gone = ImageView()
      skins.refresh(gone) { $0.image = skins.image("top", for: $0) }
    }
    let fallback = folder + "/Day/default.bundle/header.png"
    #expect(view.image == .url(fallback) && runs == 1)
    try skins.skinChange("default")
    #expect(runs == 2)
    #expect(await skins.loadPendingImages() == [])
    #expect(runs == 2 && view.image == .url(fallback))
    try skins.skinChange("web")
    #expect(runs == 3 && view.image != .url(fallback))
    #expect(skins.image("slow") == .named("slow"))
    #expect(
      await skins.loadPendingImages() == [.download(address: "https://x.org/slow.png", reason: "it takes too long")])
    #expect(skins.pendingImageCount == 0)
  }

  @Test("`loadImage` waits for an image and returns its pack and source")
  func loading() async throws {
    let scratch = try ScratchFolder()
    let image = Fixture(path: folder + "/Paper/paper/header.png").bytes
    let skins = SkinManager(
      library: try SkinLibrary(folder: scratch.path),
      downloader: GivenDownloads(answers: ["https://x.org/top.png": .success(image)]))
    try skins.addBuiltinPacks(folder: folder + "/Day")
    try skins.updateSkinPlistInfo(webPack)
    try skins.skinChange("web")
    let label = ImageView()
    let scope = StyleScope(root: label, sheets: [Stylesheet(#"ImageView { image: skin-image("top") }"#)])
    skins.attach(scope)
    let first = try await skins.loadImage("top")
    #expect(first.source == .network && first.pack == "web" && label.image == first.image)
    let second = try await skins.loadImage("top")
    #expect(second == FoundSkinImage(image: first.image, pack: "web", source: .cache))
    let star = try await skins.loadImage("star")
    #expect(star.pack == "default" && star.source == .pack)
    await #expect(throws: SkinError.unknownImage("gone")) { try await skins.loadImage("gone") }
    let slow = SkinError.download(address: "https://x.org/slow.png", reason: "the server answered with 404")
    await #expect(throws: slow) { try await skins.loadImage("slow") }
    #expect(skins.pendingImageCount == 0)
    let kept = first.image
    try skins.removeSkin("web")
    try skins.updateSkinPlistInfo(webPack)
    try skins.skinChange("web")
    #expect(skins.image("top") != kept && skins.pendingImageCount == 1)
  }

  @Test("the pack `default` can name images of the app; other packs cannot")
  func imagesOfTheApp() throws {
    let skins = SkinManager(library: try SkinLibrary(folder: try ScratchFolder().path))
    let pack = "<dict><key>Image</key><dict><key>logo</key><string>AppLogo</string></dict></dict>"
    try skins.updateSkinPlistInfo(
      Array("<plist><dict><key>default</key>\(pack)<key>night</key>\(pack)</dict></plist>".utf8))
    #expect(skins.image("logo") == .named("AppLogo") && skins.exists(.image, "logo"))
    try skins.skinChange("night")
    #expect(!skins.exists(.image, "logo") && skins.image("logo") == .named("AppLogo"))
    #expect(skins.explain(.image, "logo").description == "image `logo`: night does not have it, default has it")
  }

  @Test("deallocated objects leave no refreshers")
  func lifetimes() throws {
    final class Target { var runs = 0 }
    let skins = SkinManager()
    for _ in 0..<Environment.rounds(20_000) {
      let target = Target()
      skins.refresh(target) { $0.runs += 1 }
    }
    #expect(skins.refresherCount <= 128 && skins.refresh().providers == 0)
  }
}
