import VStyleSyntax

/// Choices in a folder of the user's, one file for each key.
///
/// A file is written beside its place, flushed to the disk and then put there in one step, so that it holds the former
/// text or the new one whenever the process ends. What is too large to be read again is not written. May be called from
/// any thread and from several processes; of two writes of a key at a time, one stays.
public final class FileStore: SettingsStore {
  /// The folder; it is made with the first write.
  public let folder: String

  /// Makes a store in a folder, and removes from it what a process that was killed had not finished writing. Other
  /// files stay.
  public init(folder: String) {
    self.folder = folder
    Disk.removeUnfinished(in: folder, of: FileStore.isSetting)
  }

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
    try StoredFile.setting.read(try path(of: key))
  }

  /// Sets the text of a key; `nil` removes it.
  ///
  /// - Throws: what cannot be written, and a text beyond ``VStyleSyntax/Limit/settingBytes``; the former text stays.
  public func setText(_ text: String?, forKey key: String) throws(StorageError) {
    let path = try path(of: key)
    guard let text else { return try Disk.remove(path) }
    try StoredFile.setting.write(text, to: path)
  }

  /// The file of a key: letters, digits and `-._` stay, every other byte is `%` and two digits.
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

  /// Whether a name is one that ``path(of:)`` gives a file.
  private static func isSetting(_ name: String) -> Bool {
    let key = name.utf8.dropLast(suffix.utf8.count)
    return !key.isEmpty && name.utf8.elementsEqual(Array(key) + Array(suffix.utf8))
      && key.allSatisfy { isPlain($0) || $0 == UInt8(ascii: "%") }
  }
}
