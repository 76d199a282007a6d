import FuzzSupport
@testable import VStylePacks
@testable import VStyleSkins
@testable import VStyleSyntax
@testable import VStyleViews

/// Fuzzes packs: any bytes as an archive, a property list or a sheet are refused with an error, or have valid packs.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSkins(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  switch input.choice(among: 3) {
  case 0:
    // Without a library, an archive is checked completely and then refused.
    expectLaw((try? SkinManager().install(archive: input.rest)) == nil, "without a library nothing is installed")
  case 1: check(try? SkinManifest(propertyList: input.rest))
  default: check(try? SkinManifest(sheet: SourceText(path: "skin.vstyle", bytes: input.rest)))
  }
  return 0
}

private func check(_ manifest: SkinManifest?) {
  guard let manifest else { return }
  expectLaw(!manifest.packs.isEmpty, "a manifest has a pack")
  for pack in manifest.packs {
    expectLaw(!pack.name.contains("/") && pack.name != ".." && !pack.name.isEmpty, "the name of a pack is a name")
    for source in pack.images.values {
      if case .file(let name) = source { expectLaw(!name.contains("/") && name != "..", "a file is in its pack") }
    }
    for (key, font) in pack.fonts { expectLaw(font.size.isFinite && font.size >= 0, "the size of \(key) is a size") }
  }
}
