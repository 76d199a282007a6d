import VStyleSyntax

/// A store of the user's choices in a folder, with one file for each key.
///
/// Each write is atomic: when the process ends at any time, the file has the former text or the new one. A text that is
/// too large to be read is not written. A store is safe to use from any thread and from several processes. Of two
/// simultaneous writes of a key, one stays.
public final class FileStore: SettingsStore {
  /// The folder. The first write creates it.
  public let folder: String

  /// Creates a store in a folder, and removes the unfinished files of killed processes. Other files stay.
  public init(folder: String) {
    self.folder = folder
    Disk.removeUnfinished(in: folder, of: FileStore.isSetting)
  }

  /// Creates the store of an app, in the folder of its name.
  ///
  /// That is in `XDG_CONFIG_HOME`, if the environment has it. Otherwise it is in `Library/Application Support` of the
  /// home folder on the platforms of Apple, in `Library/Caches` on tvOS, where apps can write nowhere else and the
  /// system may delete it, and in `.config` on others.
  ///
  /// - Parameters:
  ///   - app: the name of the app, a single component of a path.
  ///   - variables: the environment variables. Default: those of the process.
  /// - Throws: ``StorageError`` if the name is not a path component, or if the environment has no home folder.
  public convenience init(
    app: String, variables: [String: String] = ProcessVariables.of("XDG_CONFIG_HOME", "HOME")
  ) throws(StorageError) {
    self.init(folder: try FileStore.folder(of: app, variables))
  }

  /// Returns the folder of an app.
  ///
  /// - Parameter place: the folder of settings in the home folder.
  static func folder(
    of app: String, _ variables: [String: String], inHome place: String = homePlace
  ) throws(StorageError) -> String {
    guard !app.isEmpty, !app.utf8.contains(UInt8(ascii: "/")), !app.utf8.contains(0), app != ".", app != ".." else {
      throw StorageError("name", app, reason: "the name of an app is one component of a path")
    }
    // Relative paths are ignored, as the XDG Base Directory Specification requires.
    if let path = variables["XDG_CONFIG_HOME"], path.hasPrefix("/") {
      return "\(path)/\(app)"
    }
    guard let home = variables["HOME"], home.hasPrefix("/") else {
      throw StorageError("find", app, reason: "neither XDG_CONFIG_HOME nor HOME is an absolute path")
    }
    return "\(home)/\(place)/\(app)"
  }

  /// The folder of settings in the home folder: on iOS, an app cannot write to the home folder itself.
  private static var homePlace: String {
    #if os(tvOS)
      "Library/Caches"
    #elseif canImport(Darwin)
      "Library/Application Support"
    #else
      ".config"
    #endif
  }

  /// Returns the text of a key; `nil` if there is none.
  ///
  /// - Throws: ``StorageError`` if the text cannot be read, or if the key is empty or too long.
  public func text(forKey key: String) throws(StorageError) -> String? {
    try StoredFile.setting.read(try path(of: key))
  }

  /// Sets the text of a key; `nil` removes it.
  ///
  /// - Throws: ``StorageError`` if the text cannot be written or exceeds `Limit.settingBytes`. The
  ///   former text stays.
  public func setText(_ text: String?, forKey key: String) throws(StorageError) {
    let path = try path(of: key)
    guard let text else { return try Disk.remove(path) }
    try StoredFile.setting.write(text, to: path)
  }

  /// Returns the path of a key's file. Letters, digits and `-._` stay; every other byte is written as `%` and two
  /// hexadecimal digits.
  private func path(of key: String) throws(StorageError) -> String {
    var name = ""
    for byte in key.utf8 {
      if FileStore.isPlain(byte) {
        name.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        name += "%" + Hexadecimal.byte(byte)
      }
    }
    guard !name.isEmpty, Limit.settingKeyBytes.allows(name.utf8.count) else {
      throw StorageError(
        "name", key,
        reason: "a key has at least a byte and counts three for each unusual one; \(Limit.settingKeyBytes.sentence())")
    }
    return "\(folder)/\(name)\(FileStore.suffix)"
  }

  private static let suffix = ".setting"

  private static func isPlain(_ byte: UInt8) -> Bool {
    let scalar = Unicode.Scalar(byte)
    return byte < 128
      && (scalar.properties.isAlphabetic || (48...57).contains(byte) || "-_.".unicodeScalars.contains(scalar))
  }

  /// Whether a name is the file name of a key.
  private static func isSetting(_ name: String) -> Bool {
    let key = name.utf8.dropLast(suffix.utf8.count)
    return !key.isEmpty && name.utf8.elementsEqual(Array(key) + Array(suffix.utf8))
      && key.allSatisfy { isPlain($0) || $0 == UInt8(ascii: "%") }
  }
}
