public import VStyle
import VStyleJSON
import VStylePacks
import VStyleSyntax
public import VStyleValues

/// The colors of themes by the names of their levels, read from property lists or JSON.
///
/// ```json
/// { "unspecified": { "mainTitle": "#333333" }, "dark": { "mainTitle": "#EEEEEE" } }
/// ```
/// Themes can be added while the app runs, and a new theme can be chosen at once. The source belongs to the isolation
/// domain of its views.
public final class ThemeSource {
  /// The colors by theme and level.
  public private(set) var colors: [ThemeStyle: [String: Color]] = [:]

  /// The entries that are not colors of six hexadecimal digits, as `theme.level`, sorted. They use the fallback.
  public private(set) var malformed: [String] = []

  private let manager: ThemeManager

  /// Creates an empty source.
  ///
  /// - Parameter manager: the manager that applies added colors.
  public init(_ manager: ThemeManager) { self.manager = manager }

  /// The themes of the source, sorted by name.
  public var styles: [ThemeStyle] { colors.keys.sorted() }

  /// Returns a provider of a level: the color of the theme, the color of `unspecified`, or the fallback.
  ///
  /// - Parameters:
  ///   - level: the name of the level.
  ///   - fallback: the color without an entry. Default: gray.
  public func color(_ level: String, fallback: Color = .gray) -> ThemeProvider<Color> {
    ThemeProvider { style in self.colors[style]?[level] ?? self.colors[.unspecified]?[level] ?? fallback }
  }

  /// The colors as a sheet: `:root` with the colors of `unspecified`, and a `@theme` block for each other theme, with a
  /// custom property for each level.
  ///
  /// A theme has the colors of `unspecified` that it lacks. The lists do not say which themes are dark, so the blocks
  /// have no `color-scheme`.
  public var sheetText: String {
    let common = colors[.unspecified] ?? [:]
    let themes = styles.filter { $0 != .unspecified }.map { style in
      let selector = "@theme \(CSSSerialization.serialize(identifier: style.rawValue))"
      return ThemeSource.block(selector, common.merging(colors[style] ?? [:]) { $1 })
    }
    return ((common.isEmpty ? [] : [ThemeSource.block(":root", common)]) + themes).joined(separator: "\n")
  }

  private static func block(_ selector: String, _ levels: [String: Color]) -> String {
    let properties = levels.sorted { $0.key < $1.key }.map { level, color in
      "  --\(CSSSerialization.serialize(identifier: level)): \(color);\n"
    }
    return "\(selector) {\n\(properties.joined())}\n"
  }

  /// Adds the themes of a property list and updates all views.
  ///
  /// A later color of a level replaces an earlier one.
  ///
  /// - Parameter bytes: the property list.
  /// - Throws: ``ThemeSourceError`` if the list cannot be read. The existing themes stay.
  public func add(propertyList bytes: [UInt8]) throws(ThemeSourceError) {
    do throws(PropertyListError) {
      let list = try PropertyList(parsing: bytes)
      try addMembers(list.members?.mapValues { $0.members?.mapValues(\.text) })
    } catch { throw .unreadable("\(error)") }
  }

  /// Adds the themes of a JSON file and updates all views.
  ///
  /// - Parameter bytes: the file, of at most 4 MiB.
  /// - Throws: ``ThemeSourceError`` if the file cannot be read. The existing themes stay.
  public func add(json bytes: [UInt8]) throws(ThemeSourceError) {
    guard bytes.count <= 4 << 20 else { throw .unreadable("it is too large") }
    do throws(JSONError) {
      let root = try JSONNode(parsing: SourceText(path: "themes.json", bytes: bytes)).object("themes")
      var themes: [String: [String: String?]?] = [:]
      for member in root.members {
        guard case .object(let levels) = member.value.content else {
          themes[member.name] = .some(nil)
          continue
        }
        var texts: [String: String?] = [:]
        for level in levels {
          if case .string(let text) = level.value.content {
            texts[level.name] = text
          } else {
            texts[level.name] = .some(nil)
          }
        }
        themes[member.name] = texts
      }
      add(themes)
    } catch { throw .unreadable(error.message) }
  }

  /// Downloads a JSON file and adds its themes.
  ///
  /// - Parameters:
  ///   - address: an `http` or `https` URL.
  ///   - downloader: downloads the file.
  ///   - limits: the limits of the download.
  /// - Throws: ``ThemeSourceError`` if the file cannot be downloaded or read. The existing themes stay.
  public nonisolated(nonsending) func load(
    _ address: String, with downloader: any Downloader, limits: DownloadLimits = DownloadLimits()
  ) async throws(ThemeSourceError) {
    let bytes: [UInt8]
    do throws(DownloadError) {
      bytes = try await downloader.download(address, limits: limits) { _ in }
    } catch { throw .download(error) }
    try add(json: bytes)
  }

  private func addMembers(_ themes: [String: [String: String?]?]?) throws(PropertyListError) {
    guard let themes else { throw .malformed("a dictionary of themes expected", offset: 0) }
    add(themes)
  }

  private func add(_ themes: [String: [String: String?]?]) {
    for (name, levels) in themes {
      guard let levels else {
        malformed.append(name)
        continue
      }
      var known = colors[ThemeStyle(rawValue: name)] ?? [:]
      for (level, text) in levels {
        known[level] = text.flatMap(ThemeSource.color)
        if known[level] == nil { malformed.append("\(name).\(level)") }
      }
      colors[ThemeStyle(rawValue: name)] = known
    }
    malformed = Set(malformed).sorted()
    manager.refresh()
  }

  /// Parses six hexadecimal digits, with or without `#`.
  private static func color(_ text: String) -> Color? {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.utf8.count == 6, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
    return UInt32(digits, radix: 16).map { Color(hex: $0) }
  }
}

/// The error if themes cannot be added. The existing themes stay.
public enum ThemeSourceError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The file cannot be read.
  case unreadable(String)
  /// The file cannot be downloaded.
  case download(DownloadError)

  /// The reason.
  public var description: String {
    switch self {
    case .unreadable(let reason): VisibleText.line(reason)
    case .download(let error): error.description
    }
  }
}
