import TestSupport
import Testing
import VStyleSkins

@testable import VStyle

@Suite("Libraries of skins")
struct Libraries {
  private func list(_ packs: [String], colors: String = "") -> [UInt8] {
    let content = "<dict><key>Color</key><dict>\(colors)</dict></dict>"
    return Array("<plist><dict>\(packs.map { "<key>\($0)</key>\(content)" }.joined())</dict></plist>".utf8)
  }

  @Test("packs whose names do not fit into the index are refused, and those from before stay")
  func longIndex() throws {
    let scratch = try ScratchFolder()
    let skins = SkinManager(library: try SkinLibrary(folder: scratch.path))
    try skins.updateSkinPlistInfo(list(["night"]))
    let before = scratch.contents
    let names = (0..<4000).map { "\($0)-" + String(repeating: "n", count: 246 - "\($0)-".count) }
    let error = #expect(throws: SkinError.self) { try skins.updateSkinPlistInfo(list(names)) }
    #expect(error.map { "\($0)".contains("the limit `library-index-bytes` is 1 MiB") } == true)
    #expect(scratch.contents == before && skins.skinPlistInfo.keys.sorted() == ["night"])
    #expect(try SkinLibrary(folder: scratch.path).packs.keys.sorted() == ["night"])
  }

  @Test("a pack whose record would be too large is refused, and the one that it would replace stays")
  func longRecord() throws {
    let scratch = try ScratchFolder()
    let skins = SkinManager(library: try SkinLibrary(folder: scratch.path))
    try skins.updateSkinPlistInfo(list(["night"], colors: "<key>ink</key><string>#112233</string>"))
    let before = scratch.contents
    // A byte becomes the six of an escape.
    let key = String(repeating: "\u{1}", count: 2_900_000)
    let error = #expect(throws: SkinError.self) {
      try skins.updateSkinPlistInfo(list(["night"], colors: "<key>\(key)</key><string>#112233</string>"))
    }
    #expect(error.map { "\($0)".contains("the limit `pack-record-bytes` is 16 MiB") } == true)
    #expect(scratch.contents == before && skins.skinPlistInfo["night"]?.colors.keys.sorted() == ["ink"])
    #expect(try SkinLibrary(folder: scratch.path).packs["night"]?.pack.colors.count == 1)
  }
}
