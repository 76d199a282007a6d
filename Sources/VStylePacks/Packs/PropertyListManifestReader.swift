import VStyleSyntax
import VStyleValues

/// A reader of packs from the values of a `CJSkin.plist`.
struct PropertyListManifestReader {
  private(set) var packs: [SkinPack] = []
  private(set) var diagnostics: [SkinDiagnostic] = []
  private var pack = ""

  mutating func read(_ list: PropertyList) throws(SkinError) {
    guard let root = list.members else { throw .invalidManifest("is no dictionary of packs") }
    for (name, value) in root.sorted(by: { $0.key < $1.key }) {
      // Copies that apps stored have a version beside the packs, which is skipped.
      guard let sections = value.members else { continue }
      guard SkinName.isPlain(name) else { throw .invalidManifest("has a pack with an invalid name: `\(name)`") }
      pack = name
      warn(of: sections.keys, besides: ["Color", "Font", "Image"], "section")
      packs.append(
        SkinPack(
          name: name, colors: section("Color", of: sections) { $0.color($1, $2) },
          fonts: section("Font", of: sections) { $0.font($1, $2) },
          images: section("Image", of: sections) { $0.image($1, $2) }))
    }
    guard !packs.isEmpty else { throw .invalidManifest("has no pack") }
  }

  private mutating func section<T>(
    _ name: String, of sections: [String: PropertyList], _ read: (inout Self, String, PropertyList) -> T?
  ) -> [String: T] {
    guard let section = sections[name] else { return [:] }
    guard let members = section.members else {
      diagnostics.append(SkinDiagnostic(pack: pack, key: name, "a dictionary expected"))
      return [:]
    }
    var values: [String: T] = [:]
    for (key, value) in members { values[key] = read(&self, key, value) }
    return values
  }

  private mutating func color(_ key: String, _ value: PropertyList) -> Color? {
    guard let text = value.text else { return wrong(key, "a text expected") }
    return Color(skinText: text) ?? wrong(key, "`#RRGGBB` or `#AARRGGBB` expected, found `\(text.prefix(40))`")
  }

  private mutating func font(_ key: String, _ value: PropertyList) -> Font? {
    guard let members = value.members else { return wrong(key, "a dictionary of `Name` and `Size` expected") }
    warn(of: members.keys, besides: ["Name", "Size"], "member", in: key)
    var size = 0.0
    switch members["Size"] {
    case .none: break
    case .number(let number): size = number
    case .string(let text):
      guard text.isEmpty || Double(text) != nil else {
        return wrong(key, "a size expected, found `\(text.prefix(40))`")
      }
      size = Double(text) ?? 0
    default: return wrong(key, "a size expected")
    }
    guard size.isFinite, size >= 0 else { return wrong(key, "a size that is not negative expected") }
    let name: String
    switch members["Name"] {
    case .none: name = ""
    case .string(let text): name = text
    default: return wrong(key, "the name of a font expected")
    }
    let points = size == 0 ? 14 : size
    return name.isEmpty ? .system(points) : Font(name, size: points)
  }

  private mutating func image(_ key: String, _ value: PropertyList) -> SkinPack.Source? {
    guard let text = value.text else { return wrong(key, "a text expected") }
    return SkinPack.Source(text) ?? wrong(key, "the name of a file or an address expected, found `\(text.prefix(80))`")
  }

  /// Reports unknown keys.
  private mutating func warn(
    of keys: some Collection<String>, besides known: [String], _ what: String, in key: String? = nil
  ) {
    for other in keys where !known.contains(other) {
      let guess = known.first { $0.lowercased() == other.lowercased() } ?? Spelling.closest(to: other, in: known)
      let help = guess.map { "did you mean `\($0)`?" } ?? "known are \(known.map { "`\($0)`" }.joined(separator: ", "))"
      diagnostics.append(
        SkinDiagnostic(
          pack: pack, key: key ?? other, "there is no \(what) `\(other.prefix(40))`; \(help)", severity: .warning))
    }
  }

  private mutating func wrong<T>(_ key: String, _ message: String) -> T? {
    diagnostics.append(SkinDiagnostic(pack: pack, key: key, message))
    return nil
  }
}

/// The rules for names of packs, which are names of folders too.
package enum SkinName {
  package static func isPlain(_ name: String) -> Bool { ZipNames.isPlain(name) && name.utf8.first != UInt8(ascii: ".") }
}

extension SkinPack.Source {
  /// Parses the source of an image in a manifest; `nil` for a path and for an address that is no web address.
  package init?(_ text: String) {
    let lower = text.lowercased()
    if lower.hasPrefix("https://") || lower.hasPrefix("http://") {
      guard text.unicodeScalars.allSatisfy({ $0.value > 32 && $0.value != 127 }) else { return nil }
      self = .address(text)
    } else if ZipNames.isPlain(text) {
      self = .file(text)
    } else {
      return nil
    }
  }

  /// The text of the source in a manifest.
  package var text: String {
    switch self {
    case .file(let name): name
    case .address(let address): address
    }
  }
}

extension Color {
  /// Parses a color of a `CJSkin.plist`, in which the opacity comes first.
  init?(skinText text: String) {
    let digits: Substring
    if text.hasPrefix("#") {
      digits = text.dropFirst()
    } else if text.lowercased().hasPrefix("0x") {
      digits = text.dropFirst(2)
    } else {
      return nil
    }
    guard digits.allSatisfy({ $0.isASCII && $0.isHexDigit }), [6, 8].contains(digits.utf8.count) else { return nil }
    // In sheets, the opacity comes last.
    let text = "#\(digits.suffix(6))\(digits.dropLast(6))"
    guard let color = ValueKind.color.value(of: text)?.resolved(in: ValueContext())[as: Color.self] else {
      return nil
    }
    self = color
  }
}
