import VStyleSyntax

/// A reason why an archive is rejected.
public enum ZipError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The bytes are no zip archive, or the archive ends too early.
  case notAnArchive
  /// Parts of the archive contradict each other.
  case malformed(String)
  /// The archive uses a part of the format that no pack needs: several disks, sizes of 64 bits.
  case unsupported(String)
  /// An entry has an unknown compression method.
  case unknownMethod(Int, entry: String)
  /// An entry is encrypted.
  case encrypted(entry: String)
  /// The name of an entry leads out of the archive or is invalid: `..`, an absolute path, a drive, a NUL, no UTF-8.
  case invalidName(String)
  /// Two entries have the same name or names that differ in letter case alone, or one is a folder of the other.
  case duplicateName(String)
  /// An entry is a link or a device.
  case notAFile(String)
  /// Two entries share bytes.
  case overlap(String)
  /// The archive has more entries than the limit.
  case tooManyEntries(Int)
  /// An entry or all entries together exceed a limit, or an entry is suspiciously larger than its packed bytes.
  case tooLarge(String)
  /// The bytes of an entry do not match its size or its checksum.
  case damaged(entry: String)

  /// The reason, as the end of a sentence.
  public var description: String { VisibleText.line(text) }

  private var text: String {
    switch self {
    case .notAnArchive: "no zip archive, or one that ends too early"
    case .malformed(let what): "a zip archive that contradicts itself: \(what)"
    case .unsupported(let what): "a zip archive with \(what)"
    case .unknownMethod(let method, let entry): "`\(entry)` is compressed by the unknown method \(method)"
    case .encrypted(let entry): "`\(entry)` is encrypted"
    case .invalidName(let name): "`\(name)` is no name of a file in an archive"
    case .duplicateName(let name): "`\(name)` is there twice"
    case .notAFile(let name): "`\(name)` is a link or a device"
    case .overlap(let name): "`\(name)` shares bytes with another entry"
    case .tooManyEntries(let count): "\(count) entries"
    case .tooLarge(let what): "\(what) is too large"
    case .damaged(let entry): "the bytes of `\(entry)` are damaged"
    }
  }
}

/// The limits of an archive.
public struct ZipLimits: Sendable {
  /// The maximum number of entries. Default: 4,096.
  public var entries = Limit.archiveEntries.value
  /// The maximum size of one entry. Unit: bytes. Default: 32 MiB.
  public var entryBytes = Limit.archiveEntryBytes.value
  /// The maximum size of all entries together. Unit: bytes. Default: 128 MiB.
  public var totalBytes = Limit.archiveBytes.value
  /// The maximum ratio of an entry's size to its packed size. Entries below 64 KiB are exempt. Default: 200.
  public var ratio = Limit.archiveRatio.value

  /// Creates the default limits.
  public init() {}
}
