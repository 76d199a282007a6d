import VStyleSyntax

/// Why an archive is refused.
public enum ZipError: Error, Sendable, Equatable, CustomStringConvertible {
  /// It is no zip archive, or it ends too early.
  case notAnArchive
  /// Its parts contradict each other.
  case malformed(String)
  /// It uses a part of the format that no pack needs: several disks, sizes of 64 bits.
  case unsupported(String)
  /// An entry is compressed in a way that is not known.
  case unknownMethod(Int, entry: String)
  /// An entry is encrypted.
  case encrypted(entry: String)
  /// The name of an entry leads out of the archive or is no name: `..`, an absolute path, a drive, a NUL, no UTF-8.
  case invalidName(String)
  /// Two entries have one name, or names that differ in letter case alone, or one is a folder of the other.
  case duplicateName(String)
  /// An entry is a link or a device.
  case notAFile(String)
  /// Two entries share bytes.
  case overlap(String)
  /// It has more entries than are allowed.
  case tooManyEntries(Int)
  /// An entry, or all of them, are larger than is allowed, or suspiciously larger than the archive.
  case tooLarge(String)
  /// The bytes of an entry are not those that were packed.
  case damaged(entry: String)

  /// What is wrong, as the end of a sentence.
  public var description: String {
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

/// How much an archive may hold.
public struct ZipLimits: Sendable {
  /// How many entries. Default: 4,096.
  public var entries = Limit.archiveEntries.value
  /// How large one entry may be. Unit: bytes. Default: 32 MiB.
  public var entryBytes = Limit.archiveEntryBytes.value
  /// How large all entries together may be. Unit: bytes. Default: 128 MiB.
  public var totalBytes = Limit.archiveBytes.value
  /// How many times larger an entry may be than its packed bytes; entries below 64 KiB are not asked. Default: 200.
  public var ratio = Limit.archiveRatio.value

  /// Makes the default limits.
  public init() {}
}
