/// Limits of what the library writes and reads again.
extension Limit {
  /// The size of the index of a library of skins.
  public static let libraryIndexBytes = Limit(
    "library-index-bytes", bytes: 1 << 20, "the size of the index of a library of skins",
    because: "It is read each time the library is opened; a pack takes about a hundred bytes of it.")

  /// The size of the record of an installed pack.
  public static let packRecordBytes = Limit(
    "pack-record-bytes", bytes: 16 << 20, "the size of the record of an installed pack",
    because: "It holds the sheets of the pack as text, and is read whole.")

  /// The size of a stored choice.
  public static let settingBytes = Limit(
    "setting-bytes", bytes: 1 << 20, "the size of one stored choice",
    because: "A choice is a name or a short list of names.")

  /// The size of the name of a stored choice.
  public static let settingKeyBytes = Limit(
    "setting-key-bytes", bytes: 200, "the size of the key of a stored choice, three for each unusual byte",
    because: "The key is the name of a file.")

  static let storage: [Limit] = [.libraryIndexBytes, .packRecordBytes, .settingBytes, .settingKeyBytes]
}
