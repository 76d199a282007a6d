public import VStyleSyntax
public import VStyleValues

/// The colors, fonts and images that a manifest gives a name, and the image files that belong to them.
public struct SkinPack: Sendable, Equatable {
  /// The name. The pack `default` is the one that others fall back to.
  public let name: String

  /// The colors by key.
  public var colors: [String: Color]

  /// The fonts by key.
  public var fonts: [String: Font]

  /// The images by key. A key that is not there is the name of a file.
  public var images: [String: Source]

  /// Where an image comes from.
  public enum Source: Sendable, Hashable {
    /// A file of the pack, with or without its extension.
    case file(String)
    /// An address on the network.
    case address(String)
  }

  /// The name of the pack that has to be there.
  public static let defaultName = "default"

  /// Makes a pack.
  public init(
    name: String, colors: [String: Color] = [:], fonts: [String: Font] = [:], images: [String: Source] = [:]
  ) {
    self.name = name
    self.colors = colors
    self.fonts = fonts
    self.images = images
  }
}

/// Something in a manifest that cannot be what it should be; its key has no value, so that a fallback holds.
public struct SkinDiagnostic: Sendable, Equatable, CustomStringConvertible {
  /// The name of the pack.
  public let pack: String
  /// The key; `nil` for the pack as a whole.
  public let key: String?
  /// What was expected and what was found.
  public let message: String
  /// An error is a value that cannot be used; a warning is what nobody reads, which is misspelled as a rule.
  public let severity: Severity

  /// Makes a diagnostic.
  public init(pack: String, key: String? = nil, _ message: String, severity: Severity = .error) {
    self.pack = pack
    self.key = key
    self.message = message
    self.severity = severity
  }

  /// The diagnostic as one line.
  public var description: String { "\(pack)\(key.map { ": `\($0)`" } ?? ""): \(message)" }
}

extension SkinDiagnostic {
  /// There is no pack that others fall back to.
  package static let missingDefault = SkinDiagnostic(
    pack: SkinPack.defaultName, "there is no such pack, which others fall back to key by key", severity: .warning)
}
