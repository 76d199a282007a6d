import VStyle
import VStylePacks

/// The folder of an installed pack: a metadata file, and the images that it lists. It is immutable once it is complete.
///
/// The metadata file is written first and removed last. So whenever the process ends, the folder is empty or lists its
/// own files.
struct PackFolder {
  /// The path of the folder.
  let path: String

  private var record: String { "\(path)/\(PackFolder.recordName)" }

  /// The name of the metadata file. No image has this name.
  static let recordName = "pack.json"

  /// Returns a random folder name.
  static func newName() -> String { "\(prefix)\(UInt64.random(in: 0...UInt64.max))" }

  /// Whether a name has the form of ``newName()``.
  static func isName(_ name: String) -> Bool {
    guard name.utf8.starts(with: prefix.utf8) else { return false }
    return UInt64(name.dropFirst(prefix.count)).map { "\(prefix)\($0)" == name } ?? false
  }

  private static let prefix = "pack-"

  /// Reads the metadata of the pack.
  ///
  /// - Parameter name: the expected name of the pack.
  /// - Throws: `StorageError` if the metadata is missing, unreadable or that of another pack.
  func read(named name: String) throws(StorageError) -> StoredPack {
    guard let stored = try StoredFile.pack.read(record) else {
      throw StorageError("read", record, reason: "it is not there")
    }
    guard stored.pack.name == name else {
      throw StorageError("read", record, reason: "it describes `\(stored.pack.name)`, not `\(name)`")
    }
    return stored
  }

  /// Encodes the metadata of a pack and checks its images.
  ///
  /// - Throws: `StorageError` if the metadata or an image could not be read again, or if an image has the name of the
  ///   metadata file. Nothing is written.
  func record(of pack: StoredPack, _ images: [PackFile]) throws(StorageError) -> [UInt8] {
    for image in images {
      guard image.path.lowercased() != PackFolder.recordName else {
        throw StorageError(
          "write", image.origin, reason: "the record of its pack has this name; give the image another")
      }
      _ = try StoredFile.image.bytes(of: image.bytes, for: image.origin)
    }
    return try StoredFile.pack.bytes(of: pack, for: record)
  }

  /// Writes the folder.
  ///
  /// - Parameters:
  ///   - record: the metadata, from ``record(of:_:)``.
  ///   - images: the images to write.
  ///   - kept: the names of images to copy from another folder.
  ///   - other: the folder to copy from.
  /// - Throws: `StorageError` if a file cannot be written or copied.
  func write(
    _ record: [UInt8], _ images: [PackFile], keeping kept: [String], of other: PackFolder?
  ) throws(StorageError) {
    try Disk.makeFolder(path)
    try Disk.write(record, to: self.record)
    for image in images { try Disk.create("\(path)/\(image.path)", image.bytes) }
    for name in kept {
      let source = "\(other?.path ?? path)/\(name)"
      guard let bytes = try StoredFile.image.read(source) else {
        throw StorageError("read", source, reason: "it is not there any more")
      }
      try Disk.create("\(path)/\(name)", bytes)
    }
    Disk.flush(path)
  }

  /// Removes the folder if its metadata lists all its files. Otherwise all files stay.
  ///
  /// Files that cannot be removed are removed when the library is opened again.
  func remove() {
    guard let names = try? Disk.names(in: path), Disk.kind(of: path) == .folder else { return }
    var known: Set<String> = []
    if names.contains(PackFolder.recordName) {
      guard let stored = try? StoredFile.pack.read(record) else { return }
      known = Set(stored.files + [PackFolder.recordName])
    }
    let isKnown = names.allSatisfy { name in
      (known.contains(name) || Disk.unfinishedTarget(of: name) == PackFolder.recordName)
        && Disk.kind(of: "\(path)/\(name)") == .file
    }
    guard isKnown else { return }
    for name in names where name != PackFolder.recordName {
      guard (try? Disk.remove("\(path)/\(name)")) != nil else { return }
    }
    try? Disk.remove(record)
    try? Disk.remove(path)
  }
}
