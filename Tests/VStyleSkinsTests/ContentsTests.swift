import TestSupport
import Testing
import VStyleSkins

@testable import VStylePacks

/// The first bytes of an image, with the expected header; `nil` for invalid images.
struct ImageSample: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let bytes: [UInt8]
  let header: ImageHeader?

  static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 1, 0, 0, 0, 0, 2]
  static let gif = Array("GIF89a".utf8) + [3, 1, 4, 0]
  static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 9, 9, 0xFF, 0xFF, 0xC4, 0, 2, 0xFF, 0xC2, 0, 11, 8, 0, 5, 1, 6]
  private static func riff(_ text: String, _ rest: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + [0, 0, 0, 0] + Array(("WEBP" + text).utf8) + rest
  }

  init(_ name: String, _ bytes: [UInt8], _ format: ImageHeader.Format?, _ width: Int = 0, _ height: Int = 0) {
    testDescription = name
    self.bytes = bytes
    header = format.map { ImageHeader(format: $0, width: width, height: height) }
  }

  static let all: [ImageSample] = [
    ImageSample("PNG", png, .png, 256, 2), ImageSample("GIF", gif, .gif, 259, 4),
    ImageSample("JPEG", jpeg, .jpeg, 262, 5),
    ImageSample("lossy WebP", riff("VP8 ", [0, 0, 0, 0, 0, 0, 0, 0x9D, 0x01, 0x2A, 7, 0x40, 8, 0]), .webp, 7, 8),
    ImageSample("lossless WebP", riff("VP8L", [0, 0, 0, 0, 0x2F, 0x08, 0x40, 0x02, 0]), .webp, 9, 10),
    ImageSample("extended WebP", riff("VP8X", [0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 11, 0, 0]), .webp, 11, 12),
    ImageSample("no width", Array(png.dropLast(8)) + [0, 0, 0, 0, 0, 0, 0, 2], nil),
    ImageSample("a page", Array("<html>".utf8), nil),
    ImageSample("an archive", ZipMaker.archive([ZipMaker.Entry("a")]), nil),
    ImageSample("a JPEG without a frame", [0xFF, 0xD8, 0xFF, 0xDA, 0, 2], nil),
    ImageSample("a JPEG whose segments stand still", [0xFF, 0xD8, 0xFF, 0xE0, 0, 0], nil),
  ]
}

@Suite("Contents of packs")
struct ContentsTests {
  @Test("image headers are parsed; truncated headers are rejected", arguments: ImageSample.all)
  func header(_ sample: ImageSample) {
    #expect(ImageHeader(sample.bytes) == sample.header)
    for count in 0..<sample.bytes.count { #expect(ImageHeader(Array(sample.bytes[..<count])) == nil) }
  }

  private static let manifest = Array(
    "<plist><dict><key>default</key><dict/><key>a</key><dict/></dict></plist>".utf8)

  private func contents(_ files: [(String, [UInt8])]) throws(SkinError) -> SkinContents {
    try SkinContents(files.map { PackFile(path: $0.0, bytes: $0.1) })
  }

  @Test("packs are the folders named in the manifest, at top level or one below")
  func layout() throws {
    let files = [
      ("CJSkin.plist", ContentsTests.manifest), ("a/x.png", ImageSample.png), ("default.bundle/y.gif", ImageSample.gif),
      ("other/z.txt", [1]), ("a/deep/w.txt", [2]), ("readme", [3]), ("__MACOSX/a/x.png", [4]), ("a/.DS_Store", [5]),
    ]
    for folder in ["", "Example/"] {
      let contents = try contents(files.map { (folder + $0.0, $0.1) })
      #expect(contents.packs.map(\.pack.name) == ["a", "default"])
      #expect(contents.packs.map { $0.files.map(\.path) } == [["x.png"], ["y.gif"]])
    }
    #expect(try contents([("cjskin.PLIST", ContentsTests.manifest)]).packs.count == 2)
  }

  @Test("paths are split at bytes, so image names can begin with combining marks")
  func combiningMarks() throws {
    for name in ["\u{301}x.png", "\u{200D}x.png", "x.\u{301}png"] {
      let files = [("CJSkin.plist", ContentsTests.manifest), ("a/\(name)", ImageSample.png)]
      #expect(try contents(files).packs[0].files.map(\.path) == [name])
      let archive = ZipMaker.archive(files.map { ZipMaker.Entry($0.0, $0.1) })
      #expect(try SkinContents(archive: archive).packs[0].files.map(\.path) == [name])
    }
    #expect(try contents([("CJSkin.plist", ContentsTests.manifest), ("a/.\u{301}x", [1])]).packs[0].files == [])
    #expect(!SkinName.isPlain(".\u{301}"))
  }

  @Test("missing manifests, duplicate names and invalid images are rejected")
  func refused() {
    let manifest = ContentsTests.manifest
    let cases: [([(String, [UInt8])], SkinError)] = [
      ([], .emptyPack), ([("__MACOSX/x", [1])], .emptyPack), ([("a/x.png", [1])], .missingManifest),
      ([("a/CJSkin.plist", manifest), ("b/CJSkin.plist", manifest)], .missingManifest),
      ([("a/b/CJSkin.plist", manifest)], .missingManifest),
      (
        [("CJSkin.plist", manifest), ("a/x.png", [1])],
        .invalidImage(path: "a/x.png", reason: "neither PNG, JPEG, GIF nor WebP")
      ),
      (
        [("CJSkin.plist", manifest), ("a/x.zip", ZipMaker.archive([ZipMaker.Entry("a")]))],
        .invalidImage(path: "a/x.zip", reason: "neither PNG, JPEG, GIF nor WebP")
      ),
      (
        [("CJSkin.plist", manifest), ("a/x.png", Array(ImageSample.png.dropLast(8)) + [0, 1, 0, 0, 0, 1, 0, 0])],
        .invalidImage(path: "a/x.png", reason: "65536 × 65536 pixels; the limit `image-pixels` is 67,108,864")
      ),
      (
        [("CJSkin.plist", manifest), ("a/x.png", ImageSample.png), ("a.bundle/x.png", ImageSample.png)],
        .unreadableArchive(.duplicateName("a.bundle/x.png"))
      ),
      (
        [("CJSkin.plist", manifest), ("a/x.png", ImageSample.png), ("a.bundle/X.png", ImageSample.png)],
        .unreadableArchive(.duplicateName("a.bundle/X.png"))
      ),
      (
        [("CJSkin.plist", manifest), ("a/deep/x.png", ImageSample.png)],
        .invalidImage(path: "a/deep/x.png", reason: "images lie in the folder of their pack, not in one below it")
      ),
    ]
    for (files, error) in cases {
      let found = #expect(throws: SkinError.self) { try contents(files) }
      #expect(found == error)
      #expect(!error.description.isEmpty)
    }
  }

  /// The errors that CJSkinSwift reports as texts, in its order.
  private static let errors: [(SkinError, String)] = [
    (.emptyName, "a skin has a name"),
    (.invalidValues([SkinDiagnostic(pack: "a", key: "k", "a color expected")]), "`a`: `k`: a color expected"),
    (.unknownSkin("dusk"), "no skin is called `dusk`"),
    (.defaultIsProtected, "the skin `default` cannot be removed"),
    (.storage(operation: "read", path: "/x", reason: "it is not there"), "cannot read /x: it is not there"),
    (.storage(operation: "make", path: "/x", reason: "it is full"), "cannot make /x: it is full"),
    (.unreadableArchive(.notAnArchive), "\(ZipError.notAnArchive)"),
    (.emptyPack, "the pack is empty"),
    (.missingManifest, "the pack has no manifest `CJSkin.plist` or `skin.vstyle`, or several"),
    (.invalidManifest("has no pack"), "the manifest has no pack"),
  ]

  @Test("the ten errors of the seed are cases with a description", arguments: errors)
  func error(_ row: (error: SkinError, text: String)) {
    #expect("\(row.error)" == row.text)
    #expect(ContentsTests.errors.count == 10)
  }

  @Test("an archive contains its packs; a truncated archive is rejected")
  func archive() throws {
    let bytes = Fixture(path: PackageRoot.path + "/Stylesheets/Skins/Night.zip").bytes
    let contents = try SkinContents(archive: bytes)
    #expect(contents.packs.map(\.pack.name) == ["night"])
    #expect(contents.packs[0].files.map(\.path) == ["header.png", "star.png"])
    #expect(contents.packs[0].pack.images == ["top": .file("header")])
    #expect(throws: SkinError.unreadableArchive(.notAnArchive)) { try SkinContents(archive: Array(bytes.dropLast())) }
  }
}
