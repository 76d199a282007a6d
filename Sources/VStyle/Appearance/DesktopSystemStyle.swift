import VStyleSyntax

/// The appearance of a Linux desktop, from environment variables and settings files.
///
/// The first setting found applies: `GTK_THEME`; `gtk-4.0/settings.ini`, then `gtk-3.0/settings.ini`, in the user's
/// configuration folder; KDE's `kdeglobals` there. Without a setting, the appearance is unspecified. A theme is dark if
/// its name contains `dark`.
///
/// The preference of GNOME 42 and later is in a database that only its own services read. An app that asks those
/// services passes the answer on with a ``GivenSystemStyle``.
public final class DesktopSystemStyle: SystemStyleSource {
  private let variables: [String: String]
  private let read: (String) -> String?

  /// Creates the source for the environment of this process.
  public convenience init() {
    self.init(variables: ProcessVariables.of("GTK_THEME", "XDG_CONFIG_HOME", "HOME")) { path in
      (try? Disk.read(path, limit: .desktopSettingsBytes)).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// Creates a source from environment variables and a file reader.
  ///
  /// - Parameters:
  ///   - variables: the environment variables.
  ///   - read: returns the text of the file at a path; `nil` if there is none.
  init(variables: [String: String], read: @escaping (String) -> String?) {
    self.variables = variables
    self.read = read
  }

  /// The current appearance of the desktop.
  public var systemStyle: SystemStyle {
    if let theme = variables["GTK_THEME"] { return DesktopSystemStyle.style(ofTheme: theme) }
    guard let folder = variables["XDG_CONFIG_HOME"] ?? variables["HOME"].map({ $0 + "/.config" }) else {
      return .unspecified
    }
    for file in ["gtk-4.0/settings.ini", "gtk-3.0/settings.ini"] {
      guard let values = read("\(folder)/\(file)").map(DesktopSystemStyle.values) else { continue }
      if let prefers = values["gtk-application-prefer-dark-theme"] {
        return ["1", "true"].contains(prefers.lowercased()) ? .dark : .light
      }
      if let theme = values["gtk-theme-name"] { return DesktopSystemStyle.style(ofTheme: theme) }
    }
    if let scheme = read("\(folder)/kdeglobals").map(DesktopSystemStyle.values)?["ColorScheme"] {
      return DesktopSystemStyle.style(ofTheme: scheme)
    }
    return .unspecified
  }

  /// Returns the appearance of a desktop theme from its name: `Adwaita:dark`, `Orchis-Dark-Compact` and
  /// `BreezeDark` are dark.
  private static func style(ofTheme name: String) -> SystemStyle {
    name.lowercased().contains("dark") ? .dark : .light
  }

  /// Returns the values of a settings file in all sections. The first value of a name applies.
  private static func values(of text: String) -> [String: String] {
    var values: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "=", maxSplits: 1).map { part in
        String(part.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
      }
      if parts.count == 2, values[parts[0]] == nil { values[parts[0]] = parts[1] }
    }
    return values
  }
}
