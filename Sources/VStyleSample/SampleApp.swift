import VStyle
import VStyleSkins
import VStyleViews

/// A sample reader app, whose screen follows a theme, an appearance and a skin.
///
/// The app prints the values on the screen that each switch changes.
struct SampleApp {
  private let page = View()
  private let views: [(name: String, view: View, properties: [Property])]
  private let scope: StyleScope
  private let themes: ThemeManager
  private let darkMode: DarkMode
  private let skins: SkinManager
  private let folder: String

  /// Creates the app.
  ///
  /// - Parameters:
  ///   - sheet: the sheet that styles the screen.
  ///   - folder: the folder that contains the packs.
  ///   - storage: the folder for installed packs and for the user's choices.
  init(sheet: Stylesheet, folder: String, storage: String) throws {
    self.folder = folder
    let store = FileStore(folder: storage)
    themes = ThemeManager(store: store)
    darkMode = DarkMode(store: store)
    skins = SkinManager(store: store, library: try SkinLibrary(folder: storage + "/skins"))
    let (header, title, note, read) = (ImageView(), Label(), Label(), Button())
    (page.styleClasses, header.styleClasses, title.styleClasses) = (["page"], ["header"], ["title"])
    (note.styleClasses, read.styleClasses) = (["note"], ["read"])
    for view in [header, title, note, read] { page.addSubview(view) }
    views = [
      ("page", page, [.backgroundColor]), ("header", header, [.image, .alpha]), ("title", title, [.font, .textColor]),
      ("note", note, [.textColor, .alpha]), ("read", read, [.backgroundColor, .layer.cornerRadius]),
    ]
    scope = StyleScope(root: page, sheets: [sheet])
    note.theme(of: themes).alpha = ThemeProvider { $0 == "pink" ? 0.5 : 1 }
  }

  /// Performs all switches.
  ///
  /// - Parameters:
  ///   - archive: the bytes of a zip archive with a pack.
  ///   - print: prints one line.
  func run(archive: [UInt8], print: (String) -> Void) throws {
    try skins.addBuiltinPacks(folder: folder + "/Day")
    try skins.addBuiltinPacks(folder: folder + "/Paper")
    show("start", print) {
      skins.attach(scope)
      darkMode.attach(scope)
      themes.attach(scope)
    }
    for theme in ["plain", "round", "pink", "pink"] {
      show("theme \(theme)", print) { themes.changeTheme(to: ThemeStyle(rawValue: theme)) }
    }
    for choice in [DarkModeOption.on, .auto] { show("appearance \(choice)", print) { darkMode.force(choice) } }
    try show("skin paper", print) { try skins.skinChange("paper") }
    try show("skin night, installed from a zip archive", print) {
      try skins.install(archive: archive)
      try skins.skinChange("night")
    }
    try show("skin night removed", print) { try skins.removeSkin("night") }
  }

  /// Prints the values that a step changes.
  private func show(_ title: String, _ print: (String) -> Void, _ step: () throws -> Void) rethrows {
    let before = Dictionary(values()) { first, _ in first }
    try step()
    print("== \(title)")
    for (name, value) in values() where before[name] != value {
      print("   \(name): \(before[name] ?? "") → \(value)")
    }
  }

  /// Returns the names and values on the screen, in order.
  private func values() -> [(String, String)] {
    var values: [(String, String)] = []
    for (name, view, properties) in views {
      let table = ViewTypeTable.of(type(of: view))
      for property in properties {
        guard let binding = table.binding(named: property.name) else { continue }
        values.append(("\(name).\(property.name)", table.bindings[binding].text(of: view)))
      }
    }
    return values
  }
}
