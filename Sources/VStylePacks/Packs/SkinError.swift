import VStyleSyntax

/// A reason why a skin cannot be found, applied or installed. An error leaves everything unchanged.
public enum SkinError: Error, Sendable, Equatable, CustomStringConvertible {
  /// A name is empty.
  case emptyName
  /// No pack has the name.
  case unknownSkin(String)
  /// Neither the current skin nor `default` has an image of a key.
  case unknownImage(String)
  /// The pack `default` cannot be removed.
  case defaultIsProtected
  /// A manifest cannot be read.
  case unreadableManifest(PropertyListError)
  /// A manifest has no packs, or its packs are invalid as a whole.
  case invalidManifest(String)
  /// A pack to install has invalid values.
  case invalidValues([SkinDiagnostic])
  /// An archive cannot be read.
  case unreadableArchive(ZipError)
  /// An archive or a folder is empty.
  case emptyPack
  /// An archive or a folder has no manifest, `CJSkin.plist` or `skin.vstyle`, or several.
  case missingManifest
  /// A file of a pack is not a usable image.
  case invalidImage(path: String, reason: String)
  /// A folder of a pack cannot be read: it contains links or is too large.
  case unreadableFolder(String)
  /// Files cannot be read or written.
  case storage(operation: String, path: String, reason: String)
  /// A download failed.
  case download(address: String, reason: String)

  /// The reason, as one line.
  public var description: String { VisibleText.line(text) }

  private var text: String {
    switch self {
    case .emptyName: "a skin has a name"
    case .unknownSkin(let name): "no skin is called `\(name)`"
    case .unknownImage(let key): "no skin has the image `\(key)`"
    case .defaultIsProtected: "the skin `default` cannot be removed"
    case .unreadableManifest(let error): "\(error)"
    case .invalidManifest(let what): "the manifest \(what)"
    case .invalidValues(let diagnostics): diagnostics.map(\.description).joined(separator: "; ")
    case .unreadableArchive(let error): "\(error)"
    case .emptyPack: "the pack is empty"
    case .missingManifest: "the pack has no manifest `CJSkin.plist` or `skin.vstyle`, or several"
    case .invalidImage(let path, let reason): "`\(path)` is no image of a pack: \(reason)"
    case .unreadableFolder(let what): "the folder cannot be read: \(what)"
    case .storage(let operation, let path, let reason): "cannot \(operation) \(path): \(reason)"
    case .download(let address, let reason): "cannot download \(address): \(reason)"
    }
  }
}
