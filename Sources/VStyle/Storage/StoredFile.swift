import VStyleSkins
import VStyleSyntax

/// A sort of file that is written here and read here again: the index of a library, a record of a pack, a choice.
///
/// Each has one limit and one form for both ways. What reading would refuse, or would give back changed, is refused
/// when it is written, before anything is touched.
struct StoredFile<Content: Equatable & Sendable>: Sendable {
  /// How many bytes the file may have.
  let limit: Limit

  /// Replaces the value of the limit, for tests; `nil` in use.
  var limitBytes: Int?

  /// The bytes of a content.
  let encode: @Sendable (Content) -> [UInt8]

  /// The content of bytes.
  let decode: @Sendable ([UInt8]) throws(UnreadableText) -> Content

  /// The content of a file; `nil` where nothing is.
  ///
  /// - Throws: a file that is too large, or whose bytes have no such content.
  func read(_ path: String) throws(StorageError) -> Content? {
    guard let bytes = try Disk.read(path, limit: limit, bytes: limitBytes) else { return nil }
    do throws(UnreadableText) { return try decode(bytes) } catch {
      throw StorageError("read", path, reason: error.reason)
    }
  }

  /// The bytes that ``write(_:to:)`` writes. Takes as long as reading them.
  ///
  /// - Throws: a content that could not be read again. Nothing is touched.
  func bytes(of content: Content, for path: String) throws(StorageError) -> [UInt8] {
    let bytes = encode(content)
    guard bytes.count <= limitBytes ?? limit.value else {
      throw StorageError(
        "write", path,
        reason: "it would have \(bytes.count) bytes and could not be read again; make it smaller: "
          + limit.sentence(value: limitBytes))
    }
    do throws(UnreadableText) {
      guard try decode(bytes) == content else { throw UnreadableText("it would not come back as it is") }
    } catch {
      throw StorageError("write", path, reason: "it could not be read again: \(error.reason)")
    }
    return bytes
  }

  /// Puts a file in its place in one step; makes its folder.
  ///
  /// - Throws: a content that could not be read again, and what cannot be written. The former file stays.
  func write(_ content: Content, to path: String) throws(StorageError) {
    let bytes = try bytes(of: content, for: path)
    if let folder = Disk.folder(of: path) { try Disk.makeFolder(folder) }
    try Disk.write(bytes, to: path)
  }

  private init(
    _ limit: Limit, encode: @escaping @Sendable (Content) -> [UInt8],
    decode: @escaping @Sendable ([UInt8]) throws(UnreadableText) -> Content
  ) {
    (self.limit, self.encode, self.decode) = (limit, encode, decode)
  }
}

extension StoredFile<String> {
  /// A choice of ``FileStore``.
  static var setting: StoredFile {
    StoredFile(.settingBytes, encode: { Array($0.utf8) }, decode: StoredText.of)
  }
}

extension StoredFile<SkinIndex> {
  /// The index of a ``SkinLibrary``.
  static var index: StoredFile {
    StoredFile(.libraryIndexBytes, encode: { Array($0.text.utf8) }) { bytes throws(UnreadableText) in
      try SkinIndex(try StoredText.of(bytes))
    }
  }
}

extension StoredFile<StoredPack> {
  /// The record of a pack in a ``SkinLibrary``.
  static var pack: StoredFile {
    StoredFile(.packRecordBytes, encode: { Array($0.text.utf8) }) { bytes throws(UnreadableText) in
      try StoredPack(try StoredText.of(bytes))
    }
  }
}

extension StoredFile<[UInt8]> {
  /// An image of a pack.
  static var image: StoredFile { StoredFile(.packImageBytes, encode: { $0 }, decode: { $0 }) }
}

/// The text of a file.
private enum StoredText {
  @Sendable
  static func of(_ bytes: [UInt8]) throws(UnreadableText) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw UnreadableText("it is no UTF-8") }
    return text
  }
}
