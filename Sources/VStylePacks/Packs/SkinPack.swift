public import VStyleSyntax
public import VStyleValues

/// A named set of colors, fonts and images, which a manifest describes.
public struct SkinPack: Sendable, Equatable {
  /// The name. Other packs fall back to the pack `default`.
  public let name: String

  /// The colors by key.
  public var colors: [String: Color]

  /// The fonts by key.
  public var fonts: [String: Font]

  /// The images by key. A key without an image is the name of a file.
  public var images: [String: Source]

  /// The source of an image.
  public enum Source: Sendable, Hashable {
    /// A file of the pack, with or without its extension.
    case file(String)
    /// An address on the network.
    case address(String)
  }

  /// The name of the pack that must exist, because others fall back to it.
  public static let defaultName = "default"

  /// Creates a pack.
  public init(
    name: String, colors: [String: Color] = [:], fonts: [String: Font] = [:], images: [String: Source] = [:]
  ) {
    self.name = name
    self.colors = colors
    self.fonts = fonts
    self.images = images
  }
}

/// A diagnostic about a manifest. After an error, the key has no value, so a fallback applies.
public struct SkinDiagnostic: Sendable, Equatable, CustomStringConvertible {
  /// The name of the pack.
  public let pack: String
  /// The key; `nil` for the pack as a whole.
  public let key: String?
  /// The message: the expected and the found value.
  public let message: String
  /// The severity: an error for a value that cannot be used, a warning for an unknown key, which is usually misspelled.
  public let severity: Severity

  /// Creates a diagnostic.
  public init(pack: String, key: String? = nil, _ message: String, severity: Severity = .error) {
    self.pack = pack
    self.key = key
    self.message = message
    self.severity = severity
  }

  /// The diagnostic as one line.
  public var description: String { VisibleText.line("`\(pack)`\(key.map { ": `\($0)`" } ?? ""): \(message)") }
}

extension SkinDiagnostic {
  /// The warning that the pack is missing that others fall back to.
  package static let missingDefault = SkinDiagnostic(
    pack: SkinPack.defaultName, "there is no such pack, which others fall back to key by key", severity: .warning)
}
