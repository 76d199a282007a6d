import TestSupport
import Testing
import VStyle
import VStyleSkins

@testable import VStylePacks

/// A pack that must not be installed.
struct HostilePack: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let bytes: [UInt8]
  let limits: ZipLimits
  /// The expected error; `nil` if another test checks it.
  let error: SkinError?

  init(_ name: String, _ bytes: [UInt8], _ error: SkinError?, limits: ZipLimits = ZipLimits()) {
    testDescription = name
    self.bytes = bytes
    self.limits = limits
    self.error = error
  }

  /// A pack of a manifest and an image.
  private static func pack(
    _ name: String, _ error: SkinError?, manifest: [UInt8] = manifest, image: [UInt8] = ImageSample.png,
    limits: ZipLimits = ZipLimits()
  ) -> HostilePack {
    HostilePack(
      name, ZipMaker.archive([ZipMaker.Entry("CJSkin.plist", manifest), ZipMaker.Entry("night/x.png", image)]), error,
      limits: limits)
  }

  private static let manifest = Array("<plist><dict><key>night</key><dict/></dict></plist>".utf8)

  private static var twoFilesInAll: ZipLimits {
    var limits = ZipLimits()
    limits.totalBytes = manifest.count
    return limits
  }

  private static func image(_ reason: String) -> SkinError { .invalidImage(path: "night/x.png", reason: reason) }

  static let all: [HostilePack] =
    HostileArchive.all.map { HostilePack($0.testDescription, $0.bytes, .unreadableArchive($0.error)) }
    + HostileList.all.map { pack("a manifest: \($0.testDescription)", nil, manifest: $0.bytes) }
    + [
      pack(
        "a bomb of all entries together", .unreadableArchive(.tooLarge("the content of the archive")),
        limits: twoFilesInAll),
      pack(
        "an archive in the archive", image("neither PNG, JPEG, GIF nor WebP"),
        image: ZipMaker.archive([ZipMaker.Entry("a")])),
      pack(
        "a huge image", image("65536 × 65536 pixels; the limit `image-pixels` is 67,108,864"),
        image: Array(ImageSample.png.dropLast(8)) + [0, 1, 0, 0, 0, 1, 0, 0]),
      pack("a page for an image", image("neither PNG, JPEG, GIF nor WebP"), image: Array("<html>".utf8)),
      pack(
        "a color that is none",
        .invalidValues([SkinDiagnostic(pack: "night", key: "ink", "`#RRGGBB` or `#AARRGGBB` expected, found `#12`")]),
        manifest: Array(
          "<plist><dict><key>night</key><dict><key>Color</key><dict><key>ink</key><string>#12</string></dict></dict></dict></plist>"
            .utf8)),
      HostilePack("no manifest", ZipMaker.archive([ZipMaker.Entry("night/x.png", ImageSample.png)]), .missingManifest),
      HostilePack("no files", ZipMaker.archive([]), .emptyPack),
    ]
}

@Suite("Hostile packs")
struct HostilePacks {
  private let good = Fixture(path: PackageRoot.path + "/Stylesheets/Skins/Night.zip").bytes

  @Test("a hostile pack is rejected; no file and no state changes", arguments: HostilePack.all)
  func install(_ pack: HostilePack) throws {
    let scratch = try ScratchFolder()
    let skins = SkinManager(library: try SkinLibrary(folder: scratch.path + "/skins"))
    try skins.install(archive: good)
    try skins.skinChange("night")
    let (files, packs) = (scratch.contents, skins.skinPlistInfo)
    let error = #expect(throws: SkinError.self) { try skins.install(archive: pack.bytes, limits: pack.limits) }
    if let expected = pack.error { #expect(error == expected) }
    #expect(scratch.contents == files && skins.skinPlistInfo == packs && skins.skinName == "night")
  }

  @Test("a truncated pack is rejected at every length and changes nothing")
  func prefixes() throws {
    let scratch = try ScratchFolder()
    let skins = SkinManager(library: try SkinLibrary(folder: scratch.path + "/skins"))
    try skins.install(archive: good)
    let files = scratch.contents
    for count in good.indices {
      #expect(throws: SkinError.self, "\(count) bytes") { try skins.install(archive: Array(good[..<count])) }
    }
    #expect(scratch.contents == files)
  }
}
