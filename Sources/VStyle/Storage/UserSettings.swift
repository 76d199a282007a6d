/// The settings of the shared managers. An app sets them before the first use of a shared manager.
@MainActor
public enum UserSettings {
  /// The store of the user's choices.
  ///
  /// Default: a ``FileStore`` with the program's name, or a ``MemoryStore`` if the environment has no home folder.
  public static var store: any SettingsStore = defaultStore()

  /// The folder in which `SkinManager.shared` installs packs; `nil` disables installing.
  ///
  /// Default: `skins` in the folder of a ``FileStore``. With another store it is in the folder that a ``FileStore`` with
  /// the program's name has, and with a ``MemoryStore`` it is `nil`.
  public static var skinFolder: String? {
    get { chosenSkinFolder ?? skinFolder(beside: store) }
    set { chosenSkinFolder = .some(newValue) }
  }

  private static var chosenSkinFolder: String??

  static func skinFolder(beside store: any SettingsStore) -> String? {
    let folder =
      switch store {
      case let files as FileStore: files.folder
      case is MemoryStore: nil as String?
      default: try? FileStore.folder(of: program, ProcessVariables.of("XDG_CONFIG_HOME", "HOME"))
      }
    return folder.map { $0 + "/skins" }
  }

  private static var program: String {
    CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "vstyle"
  }

  private static func defaultStore() -> any SettingsStore {
    do { return try FileStore(app: program) } catch { return MemoryStore() }
  }
}
