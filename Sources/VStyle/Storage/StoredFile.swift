package import VStyleSyntax

/// A file format that VStyle both writes and reads: the index of a library, the metadata of a pack, a choice.
///
/// Each format has one limit and one encoding. A write is refused, without any change on the disk, if the content could
/// not be read again unchanged.
package struct StoredFile<Content: Equatable & Sendable>: Sendable {
  /// The maximum size in bytes.
  let limit: Limit

  /// Replaces the value of the limit in tests; otherwise `nil`.
  var limitBytes: Int?

  /// Encodes a content.
  let encode: @Sendable (Content) -> [UInt8]

  /// Decodes a content.
  let decode: @Sendable ([UInt8]) throws(UnreadableText) -> Content

  /// Reads a file; returns `nil` if nothing is there.
  ///
  /// - Throws: ``StorageError`` if the file is too large or cannot be decoded.
  package func read(_ path: String) throws(StorageError) -> Content? {
    guard let bytes = try Disk.read(path, limit: limit, bytes: limitBytes) else { return nil }
    do throws(UnreadableText) { return try decode(bytes) } catch {
      throw StorageError("read", path, reason: error.reason)
    }
  }

  /// Returns the bytes that ``write(_:to:)`` writes. It decodes them once for a check.
  ///
  /// - Throws: ``StorageError`` if the content could not be read again. Nothing is written.
  package func bytes(of content: Content, for path: String) throws(StorageError) -> [UInt8] {
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

  /// Writes a file atomically and creates its folder.
  ///
  /// - Throws: ``StorageError`` if the content could not be read again, or if it cannot be written. The former file
  ///   stays.
  package func write(_ content: Content, to path: String) throws(StorageError) {
    let bytes = try bytes(of: content, for: path)
    if let folder = Disk.folder(of: path) { try Disk.makeFolder(folder) }
    try Disk.write(bytes, to: path)
  }

  package init(
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

/// The decoding of UTF-8 text.
package enum StoredText {
  @Sendable
  package static func of(_ bytes: [UInt8]) throws(UnreadableText) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw UnreadableText("it is no UTF-8") }
    return text
  }
}

/// The reason why the text of a file cannot be used.
package struct UnreadableText: Error, Sendable, Equatable {
  /// The reason, as a part of a sentence.
  package let reason: String

  /// Creates an error.
  package init(_ reason: String) { self.reason = reason }
}
