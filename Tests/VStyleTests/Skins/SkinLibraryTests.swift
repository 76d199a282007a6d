import Foundation
import TestSupport
import Testing
import VStylePacks
import VStyleSyntax

@testable import VStyle
@testable import VStyleSkins

/// A folder that a test opens as a library, with the files expected afterwards.
struct LibraryCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The files that exist before and after.
  let kept: [String: String]
  /// The files that exist before and are removed.
  var removed: [String: String] = [:]
  /// A part of the error message; `nil` if the folder opens.
  let refusal: String?

  init(_ name: String, _ refusal: String?, _ kept: [String: String], removed: [String: String] = [:]) {
    (testDescription, self.refusal, self.kept, self.removed) = (name, refusal, kept, removed)
  }

  private static let mark = [".vstyle-skin-library": ""]
  private static let index = ["index.json": #"{"version":1,"packs":{"night":"pack-1"}}"#]
  private static func record(_ name: String, _ files: String = "", version: Int = 1) -> String {
    #"{"version":\#(version),"name":"\#(name)","colors":{},"fonts":{},"images":{},"files":[\#(files)]}"#
  }
  private static let pack = ["pack-1/pack.json": record("night")]
  private static let both = index.merging(pack) { $1 }

  static let all: [LibraryCase] = [
    LibraryCase("nothing", nil, [:]),
    LibraryCase("files of a user", "choose an empty folder", ["thesis.txt": "a", "photos/a.png": "b"]),
    LibraryCase("folders of a user that look like packs", "choose an empty folder", ["pack-7/a.png": "b"]),
    LibraryCase("an index of somebody else", "restore the file", ["index.json": "<html>", "a.html": "b"]),
    LibraryCase("an empty index", "restore the file", pack.merging(["index.json": ""]) { $1 }),
    LibraryCase(
      "an index that is cut off", "restore the file", pack.merging(["index.json": #"{"version":1,"pa"#]) { $1 }),
    LibraryCase(
      "an index of a newer version", "update the app",
      pack.merging(mark) { $1 }.merging(["index.json": #"{"version":2,"packs":[]}"#, "pack-9/x": "new"]) { $1 }),
    LibraryCase(
      "an index with names that lead elsewhere", "no file can have",
      ["index.json": #"{"version":1,"packs":{"a":"../b"}}"#]),
    LibraryCase("an index that is lost", "restore the file", pack.merging(mark) { $1 }),
    LibraryCase(
      "an index that is too large", "`library-index-bytes`",
      ["index.json": String(repeating: " ", count: 1 << 20) + "{}"]),
    LibraryCase("downloads alone", nil, ["downloads/web/notes.txt": "a"]),
    LibraryCase("a library of before there was a mark", nil, both),
    LibraryCase("a marked library", nil, both.merging(mark) { $1 }),
    LibraryCase(
      "a pack of a newer version", nil,
      index.merging(["pack-1/pack.json": record("night", version: 2), "pack-1/x.new2": "b"]) { $1 }),
    LibraryCase(
      "what an interrupted install leaves", nil, both,
      removed: [
        "pack-2/pack.json": record("a", #""x.png","y.png""#), "pack-2/x.png": "half", "index.json.12.new": "{",
        "pack-3/pack.json.77.new": "{", "downloads/web/\(String(repeating: "0F", count: 16)).png.5.new": "a",
      ]),
    LibraryCase("what an interrupted first install leaves", nil, mark, removed: ["index.json.12.new": "{"]),
    LibraryCase(
      "files of a user in a library", nil,
      both.merging([
        "thesis.txt": "a", "pack-4/pack.json": record("a"), "pack-4/thesis.txt": "a", "pack-5/photo.png": "b",
        "pack-06/pack.json": record("a"), "pack-7/pack.json": "", "pack-8/pack.json/deep": "b", "notes.12.new": "a",
        "index.json.012.new": "b", "downloads/web/notes.5.new": "c", "packs/pack-9/pack.json": record("a"),
      ]) { $1 }),
  ]
}

@Suite("Skin libraries")
struct SkinLibraryTests {
  @Test(
    "opening a library removes only the leftovers of interrupted installs", arguments: LibraryCase.all)
  func opening(_ binding: LibraryCase) throws {
    let scratch = try ScratchFolder()
    for (name, text) in binding.kept.merging(binding.removed, uniquingKeysWith: { $1 }) {
      let file = URL(fileURLWithPath: "\(scratch.path)/\(name)")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    for _ in 1...2 {
      do throws(SkinError) {
        let library = try SkinLibrary(folder: scratch.path)
        #expect(binding.refusal == nil)
        #expect(library.packs["night"] == nil || binding.kept["index.json"] != nil)
      } catch { #expect("\(error)".contains(binding.refusal ?? "no refusal"), "\(error)") }
      let left = scratch.contents.filter { binding.kept[$0.key] != nil || !$0.key.hasPrefix(".vstyle-skin-library") }
      #expect(left == binding.kept)
    }
    if binding.refusal != nil { #expect(scratch.contents == binding.kept, "not even a mark") }
  }

  private func list(_ packs: [String], colors: String = "") -> [UInt8] {
    let content = "<dict><key>Color</key><dict>\(colors)</dict></dict>"
    return Array("<plist><dict>\(packs.map { "<key>\($0)</key>\(content)" }.joined())</dict></plist>".utf8)
  }

  @Test("packs whose names exceed the index limit are rejected; existing packs stay")
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

  @Test("a pack with a too large record is rejected; the installed version stays")
  func longRecord() throws {
    let scratch = try ScratchFolder()
    let skins = SkinManager(library: try SkinLibrary(folder: scratch.path))
    try skins.updateSkinPlistInfo(list(["night"], colors: "<key>ink</key><string>#112233</string>"))
    let before = scratch.contents
    // JSON escapes each of these bytes with six bytes.
    let key = String(repeating: "\u{1}", count: 2_900_000)
    let error = #expect(throws: SkinError.self) {
      try skins.updateSkinPlistInfo(list(["night"], colors: "<key>\(key)</key><string>#112233</string>"))
    }
    #expect(error.map { "\($0)".contains("the limit `pack-record-bytes` is 16 MiB") } == true)
    #expect(scratch.contents == before && skins.skinPlistInfo["night"]?.colors.keys.sorted() == ["ink"])
    #expect(try SkinLibrary(folder: scratch.path).packs["night"]?.pack.colors.count == 1)
  }

  @Test("an image with the file name of the pack record is rejected")
  func imageForRecord() throws {
    let scratch = try ScratchFolder()
    let library = try SkinLibrary(folder: scratch.path)
    let image = PackFile(path: "PACK.json", bytes: Array("GIF89a".utf8) + [1, 0, 1, 0])
    let error = #expect(throws: SkinError.self) { try library.install([(SkinPack(name: "night"), [image])]) }
    #expect(error.map { "\($0)".contains("give the image another") } == true)
    #expect(scratch.contents.isEmpty)
  }

  @Test("an open library keeps its images and sees other installs after its next change")
  func twoAtOnce() throws {
    let scratch = try ScratchFolder()
    let image = PackFile(path: "a.gif", bytes: Array("GIF89a".utf8) + [1, 0, 1, 0])
    let first = try SkinLibrary(folder: scratch.path + "/skins")
    try first.install([(SkinPack(name: "night"), [image]), (SkinPack(name: "dusk"), [])])
    let old = try #require(first.packs["night"]).home
    do {
      let second = try SkinLibrary(folder: scratch.path + "/skins")
      try second.install([(SkinPack(name: "night"), [])])
      try second.remove("dusk")
      #expect(second.packs["night"]?.files == ["a.gif"] && second.packs.count == 1)
    }
    #expect(Disk.kind(of: old.path + "/a.gif") == .file)
    try first.install([(SkinPack(name: "day"), [])])
    #expect(first.packs.keys.sorted() == ["day", "night"] && first.packs["night"]?.home.path != old.path)
    #expect(Disk.kind(of: old.path) == nil, "nobody shows it any more")
  }

  @Test("a pack that cannot be removed stays installed and selected")
  func unremovable() throws {
    let scratch = try ScratchFolder()
    let skins = SkinManager(library: try SkinLibrary(folder: scratch.path))
    try skins.updateSkinPlistInfo(list(["default", "night"]))
    try skins.skinChange("night")
    try Disk.remove(scratch.path + "/.vstyle-skin-library.lock")
    try Disk.makeFolder(scratch.path + "/.vstyle-skin-library.lock")
    let before = scratch.contents
    let error = #expect(throws: SkinError.self) { try skins.removeSkin("night") }
    #expect(error.map { "\($0)".hasPrefix("cannot lock \(scratch.path)") } == true)
    #expect(skins.skinName == "night" && skins.skinPlistInfo.count == 2 && scratch.contents == before)
  }

  @Test("clearing downloads keeps the files of the user")
  func downloads() throws {
    let scratch = try ScratchFolder()
    let library = try SkinLibrary(folder: scratch.path)
    let image = Array("GIF89a".utf8) + [1, 0, 1, 0]
    try Disk.makeFolder(scratch.path + "/downloads/dusk")
    for name in ["notes.txt", "dusk/photo.gif", "dusk/0123.gif"] {
      try Disk.create("\(scratch.path)/downloads/\(name)", [1])
    }
    let before = scratch.contents
    for pack in ["night", "dusk"] { try library.cache.keep(image, of: "https://x.org/\(pack)", pack: pack) }
    #expect(scratch.contents.count == before.count + 2)
    #expect(try library.cache.clear() == 2)
    #expect(scratch.contents == before && Disk.kind(of: scratch.path + "/downloads/night") == nil)
  }

  @Test("a change waits for the lock and fails after a timeout")
  func locked() throws {
    let scratch = try ScratchFolder()
    let lock = try FileLock(scratch.path + "/lock", .exclusive, makes: true, waiting: 0)
    let error = #expect(throws: StorageError.self) {
      try FileLock(scratch.path + "/lock", .exclusive, makes: true, waiting: 20)
    }
    #expect(error?.reason == "another process has held it for 20 ms; try again when it is done")
    #expect(throws: StorageError.self) { try FileLock(scratch.path + "/lock", .shared, makes: false, waiting: 0) }
    #expect(lock.change(to: .shared))
    _ = try FileLock(scratch.path + "/lock", .shared, makes: false, waiting: 0)
  }
}
