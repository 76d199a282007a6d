/// Choices in a folder of the user's, one file for each key.
///
/// A file is written beside its place, flushed to the disk and then put there in one step, so that it holds the former
/// text or the new one whenever the process ends. May be called from any thread and from several processes; of two
/// writes of a key at a time, one stays.
public final class FileStore: SettingsStore {
  /// The folder; it is made with the first write.
  public let folder: String

  /// Makes a store in a folder.
  public init(folder: String) { self.folder = folder }

  /// The store of an app: the folder of its name in `XDG_CONFIG_HOME`, or in `.config` of the home folder.
  ///
  /// - Parameters:
  ///   - app: the name of the app, a single component of a path.
  ///   - variables: the environment. Default: that of the process.
  /// - Throws: if the name is no component of a path, or the environment names no home.
  public convenience init(
    app: String, variables: [String: String] = ProcessVariables.of("XDG_CONFIG_HOME", "HOME")
  ) throws(StorageError) {
    guard !app.isEmpty, !app.utf8.contains(UInt8(ascii: "/")), !app.utf8.contains(0), app != ".", app != ".." else {
      throw StorageError("name", app, reason: "the name of an app is one component of a path")
    }
    // A path that is not absolute is of no account: XDG Base Directory Specification.
    if let path = variables["XDG_CONFIG_HOME"], path.hasPrefix("/") {
      self.init(folder: "\(path)/\(app)")
    } else if let home = variables["HOME"], home.hasPrefix("/") {
      self.init(folder: "\(home)/.config/\(app)")
    } else {
      throw StorageError("find", app, reason: "neither XDG_CONFIG_HOME nor HOME is an absolute path")
    }
  }

  /// The text of a key; `nil` where there is none.
  public func text(forKey key: String) throws(StorageError) -> String? {
    let path = try path(of: key)
    guard let bytes = try Disk.read(path, limit: .settingBytes) else { return nil }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw StorageError("read", path, reason: "it is no UTF-8")
    }
    return text
  }

  /// Sets the text of a key; `nil` removes it.
  public func setText(_ text: String?, forKey key: String) throws(StorageError) {
    let path = try path(of: key)
    guard let text else { return try Disk.remove(path) }
    try Disk.makeFolder(folder)
    try Disk.write(Array(text.utf8), to: path)
  }

  /// The file of a key: letters, digits and `-._` stay, every other byte is `%` and two digits.
  private func path(of key: String) throws(StorageError) -> String {
    var name = ""
    for byte in key.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        byte < 128
        && (scalar.properties.isAlphabetic || (48...57).contains(byte) || "-_.".unicodeScalars.contains(scalar))
      if isPlain { name.unicodeScalars.append(scalar) } else { name += "%" + Hexadecimal.byte(byte) }
    }
    guard !name.isEmpty, name.utf8.count <= 200 else {
      throw StorageError("name", key, reason: "a key has 1 to 200 bytes, `%` and two digits for each unusual one")
    }
    return "\(folder)/\(name).setting"
  }
}
