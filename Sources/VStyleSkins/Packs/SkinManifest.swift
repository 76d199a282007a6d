import VStyleSyntax
import VStyleValues

/// The packs that a manifest describes: a `CJSkin.plist` or a `skin.vstyle`.
public struct SkinManifest: Sendable, Equatable {
  /// The packs, by name.
  public private(set) var packs: [SkinPack]

  /// What is wrong with single values, by pack and key.
  public private(set) var diagnostics: [SkinDiagnostic]

  /// Makes a manifest of packs.
  public init(_ packs: [SkinPack], diagnostics: [SkinDiagnostic] = []) {
    self.packs = packs.sorted { $0.name < $1.name }
    self.diagnostics = diagnostics.sorted { ($0.pack, $0.key ?? "", $0.message) < ($1.pack, $1.key ?? "", $1.message) }
  }

  /// The pack of a name.
  public subscript(name: String) -> SkinPack? { packs.first { $0.name == name } }

  /// The names of the files that can be manifests, in lower case; of two in one folder the first counts.
  package static let fileNames = ["skin.vstyle", "cjskin.plist"]

  /// Reads a manifest by the name of its file.
  package init(named name: String, bytes: [UInt8]) throws(SkinError) {
    if name.lowercased() == SkinManifest.fileNames[0] {
      try self.init(sheet: SourceText(path: name, bytes: bytes))
    } else {
      try self.init(propertyList: bytes)
    }
  }

  /// Reads a `CJSkin.plist`: the names of packs, and in each `Color`, `Font` and `Image`.
  ///
  /// Colors are `#RRGGBB`, `#AARRGGBB`, and the same after `0x` or `0X`; a font has a `Name`, which may be empty for
  /// the system font, and a `Size` as a text or a number, 14 where it is missing or 0. The list is XML, binary, or
  /// JSON.
  ///
  /// - Throws: what cannot be read as a whole. Single values that are wrong are ``diagnostics``.
  public init(propertyList bytes: [UInt8], limits: PropertyListLimits = PropertyListLimits()) throws(SkinError) {
    let list: PropertyList
    do throws(PropertyListError) { list = try PropertyList(parsing: bytes, limits: limits) } catch {
      throw .unreadableManifest(error)
    }
    var reader = PropertyListManifestReader()
    try reader.read(list)
    self.init(reader.packs, diagnostics: reader.diagnostics)
  }
}
