/// What the shared managers work with. An app that wants something else sets it before it touches one of them.
@MainActor
public enum UserSettings {
  /// Where what the user chose is kept.
  ///
  /// Default: a ``FileStore`` of the program's name, or memory where the environment names no home.
  public static var store: any SettingsStore = defaultStore()

  /// The folder in which ``SkinManager/shared`` installs packs; `nil` for nowhere.
  ///
  /// Default: `skins` in the folder of a ``FileStore``, nowhere with another store.
  public static var skinFolder: String? {
    get { chosenSkinFolder ?? (store as? FileStore).map { $0.folder + "/skins" } }
    set { chosenSkinFolder = .some(newValue) }
  }

  private static var chosenSkinFolder: String??

  private static func defaultStore() -> any SettingsStore {
    let program = CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "vstyle"
    do { return try FileStore(app: program) } catch { return MemoryStore() }
  }
}
