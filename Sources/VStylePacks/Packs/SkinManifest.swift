import VStyleSyntax
import VStyleValues

/// The packs that a manifest describes: a `CJSkin.plist` or a `skin.vstyle`.
package struct SkinManifest: Sendable, Equatable {
  /// The packs, by name.
  package private(set) var packs: [SkinPack]

  /// The diagnostics of single values, by pack and key.
  package private(set) var diagnostics: [SkinDiagnostic]

  /// Creates a manifest of packs.
  package init(_ packs: [SkinPack], diagnostics: [SkinDiagnostic] = []) {
    self.packs = packs.sorted { $0.name < $1.name }
    self.diagnostics = diagnostics.sorted { ($0.pack, $0.key ?? "", $0.message) < ($1.pack, $1.key ?? "", $1.message) }
  }

  /// The pack with a name; `nil` if there is none.
  package subscript(name: String) -> SkinPack? { packs.first { $0.name == name } }

  /// The names of files that can be manifests, in lower case. Of two manifests in one folder, the first in this list
  /// applies.
  package static let fileNames = ["skin.vstyle", "cjskin.plist"]

  /// Parses a manifest in the format that its file name determines.
  ///
  /// - Parameters:
  ///   - name: the name of the file.
  ///   - bytes: the bytes of the file.
  /// - Throws: ``SkinError`` if the manifest cannot be read as a whole.
  package init(named name: String, bytes: [UInt8]) throws(SkinError) {
    if name.lowercased() == SkinManifest.fileNames[0] {
      try self.init(sheet: SourceText(path: name, bytes: bytes))
    } else {
      try self.init(propertyList: bytes)
    }
  }

  /// Parses a `CJSkin.plist`: the names of packs, and in each the sections `Color`, `Font` and `Image`.
  ///
  /// A color is `#RRGGBB` or `#AARRGGBB`, or the same after `0x` or `0X`. A font has a `Name`, which may be empty for
  /// the system font, and a `Size` as a text or a number. The size is 14 if it is missing or 0. The property list is
  /// XML, binary or JSON.
  ///
  /// - Parameters:
  ///   - bytes: the bytes of the file.
  ///   - limits: the limits of the property list.
  /// - Throws: ``SkinError`` if the file cannot be read as a whole. Errors in single values are ``diagnostics``.
  package init(propertyList bytes: [UInt8], limits: PropertyListLimits = PropertyListLimits()) throws(SkinError) {
    let list: PropertyList
    do throws(PropertyListError) { list = try PropertyList(parsing: bytes, limits: limits) } catch {
      throw .unreadableManifest(error)
    }
    var reader = PropertyListManifestReader()
    try reader.read(list)
    self.init(reader.packs, diagnostics: reader.diagnostics)
  }
}
