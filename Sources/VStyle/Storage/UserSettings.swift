/// The settings of the shared managers. An app sets them before the first use of a shared manager.
@MainActor
public enum UserSettings {
  /// The store of the user's choices.
  ///
  /// Default: a ``FileStore`` with the program's name, or a ``MemoryStore`` if the environment has no home folder.
  public static var store: any SettingsStore = defaultStore()

  /// The folder in which ``SkinManager/shared`` installs packs; `nil` disables installing.
  ///
  /// Default: `skins` in the folder of a ``FileStore``; `nil` with another store.
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
