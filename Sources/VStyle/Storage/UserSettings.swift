/// Where the shared managers keep what the user chose.
@MainActor
public enum UserSettings {
  /// The store. An app that wants another one sets it before it touches a shared manager.
  ///
  /// Default: a ``FileStore`` of the program's name, or memory where the environment names no home.
  public static var store: any SettingsStore = defaultStore()

  private static func defaultStore() -> any SettingsStore {
    let program = CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "vstyle"
    do { return try FileStore(app: program) } catch { return MemoryStore() }
  }
}
