import TestSupport
import Testing
import VStylePacks
import VStyleViews

@testable import VStyle
@testable import VStyleSkins

@Suite("New versions of skin packs")
struct SkinVersionTests {
  private let folder = PackageRoot.path + "/Stylesheets/Skins"
  private var night: [UInt8] { Fixture(path: folder + "/Night.zip").bytes }

  private func manager(_ scratch: ScratchFolder) throws -> SkinManager {
    let manager = SkinManager(library: try SkinLibrary(folder: scratch.path + "/skins"))
    try manager.addBuiltinPacks(folder: folder + "/Day")
    return manager
  }

  @Test("a name with its extension has sizes, and one with a size means one file")
  func scales() {
    let files = ["a.png": "1", "a@2x.png": "2", "a@3x.png": "3"]
    func path(_ name: String, _ scale: Double) -> String? { SkinImages(files, scale: scale)[name] }
    #expect([1.0, 1.5, 2, 3].map { path("A.png", $0) } == ["1", "2", "2", "3"])
    #expect([1.0, 3].map { path("a@2x.png", $0) } == ["2", "2"])
    let other = ["e.png": "png", "e@2x.gif": "gif"]
    #expect(SkinImages(other, scale: 2)["e.png"] == "png" && SkinImages(other, scale: 2)["e"] == "gif")
  }

  @Test("a new image replaces all sizes and formats of the former and of the built-in one")
  func newImages() throws {
    let (scratch, app) = (try ScratchFolder(), try ScratchFolder())
    let gif = Array("GIF89a".utf8) + [1, 0, 1, 0]
    func pack(_ images: [String]) -> [(pack: SkinPack, files: [PackFile])] {
      [(SkinPack(name: "sea"), images.map { PackFile(path: $0, bytes: gif) })]
    }
    let library = try SkinLibrary(folder: scratch.path)
    try library.install(pack(["fish.gif", "fish@2x.gif", "wave@3x.gif", "sand.gif", "reef@2x.gif"]))
    try library.install(pack(["FISH.gif", "wave.png", "reef@3x.gif"]))
    #expect(library.packs["sea"]?.files.sorted() == ["FISH.gif", "reef@3x.gif", "sand.gif", "wave.png"])
    #expect(try SkinLibrary(folder: scratch.path).packs["sea"]?.files.count == 4)

    try Disk.create(app.path + "/CJSkin.plist", Array("<plist><dict><key>sea</key><dict/></dict></plist>".utf8))
    try Disk.makeFolder(app.path + "/sea")
    for name in ["fish@2x.gif", "shell@2x.gif"] { try Disk.create("\(app.path)/sea/\(name)", gif) }
    let skins = SkinManager(library: library)
    try skins.addBuiltinPacks(folder: app.path)
    skins.displayScale = 2
    try skins.skinChange("sea")
    let home = try #require(library.packs["sea"]).home.path
    #expect(skins.image("fish") == .url("\(home)/FISH.gif"), "the built-in fish is of another version")
    #expect(skins.image("shell") == .url("\(app.path)/sea/shell@2x.gif"))
  }

  @Test("a new version of the current pack, of its fallback and of a chosen one is one change")
  func newVersions() throws {
    let scratch = try ScratchFolder()
    let skins = try manager(scratch)
    var (seen, color): ([String], Color?) = ([], nil)
    let observation = skins.observe { change in
      if change.phase == .willChange { color = skins.color("ink") }
      guard change.phase == .didChange, color != skins.color("ink") else { return }
      seen.append("\(change.from)>\(change.to)")
    }
    func install(_ name: String, _ ink: String) throws {
      let list = "<dict><key>Color</key><dict><key>ink</key><string>\(ink)</string></dict></dict>"
      try skins.updateSkinPlistInfo(Array("<plist><dict><key>\(name)</key>\(list)</dict></plist>".utf8))
    }
    try install("dusk", "#102030")
    #expect(seen == [], "another pack is no change")
    try skins.skinChange("dusk")
    try install("dusk", "#112233")
    try install("dusk", "#112233")
    #expect(seen == ["default>dusk", "dusk>dusk"], "equal values are no change")
    try skins.removeSkin("dusk")
    try install("default", "#445566")
    #expect(seen == ["default>dusk", "dusk>dusk", "dusk>default", "default>default"])
    withExtendedLifetime(observation) {}
  }

  @Test("an observer can install and choose a pack during a change")
  func installDuringChange() throws {
    let scratch = try ScratchFolder()
    let skins = try manager(scratch)
    try skins.install(archive: night)
    var seen: [String] = []
    let list = "<plist><dict><key>dawn</key><dict/><key>night</key><dict/></dict></plist>"
    let observation = skins.observe { change in
      seen.append("\(change.phase) \(change.to)")
      guard seen.count == 2 else { return }
      do {
        try skins.updateSkinPlistInfo(Array(list.utf8))
        try skins.skinChange("dawn")
      } catch { Issue.record(error) }
    }
    try skins.skinChange("night")
    #expect(
      seen == [
        "willChange night", "didChange night", "willChange night", "didChange night", "willChange dawn",
        "didChange dawn",
      ])
    withExtendedLifetime(observation) {}
  }

  @Test("closures that use their parameter retain no object")
  func released() {
    let (skins, darkMode) = (SkinManager(), DarkMode())
    weak var kept: Label?
    do {
      let label = Label()
      kept = label
      skins.refresh(label) { $0.alpha = 0.5 }
      darkMode.register(stakeholder: label) { $0.alpha = 0.7 }
    }
    #expect(kept == nil)
  }
}
