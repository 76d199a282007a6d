/// Limits of the files that the library stores and reads, and of the settings of a desktop.
extension Limit {
  /// The maximum size of a stored choice.
  package static let settingBytes = Limit(
    "setting-bytes", bytes: 1 << 20, "the size of one stored choice",
    because: "A choice is a name or a short list of names.")

  /// The maximum size of the key of a stored choice.
  package static let settingKeyBytes = Limit(
    "setting-key-bytes", bytes: 200, "the size of the key of a stored choice, three for each unusual byte",
    because: "The key is the name of a file.")

  /// The maximum number of files that are searched for those of interrupted writes.
  package static let storedFiles = Limit(
    "stored-files", count: 65_536, "files and folders in a folder of stored choices or of a library of skins",
    because: "Their names are in memory to find those that an interrupted write left; more are not cleaned up.")

  /// The maximum size of a settings file of the desktop.
  package static let desktopSettingsBytes = Limit(
    "desktop-settings-bytes", bytes: 1 << 20, "the size of a file in which a desktop keeps its settings",
    because: "It is in memory; real ones have a few lines.")
}
