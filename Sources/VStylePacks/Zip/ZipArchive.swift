/// The files of a zip archive, which is validated as a whole.
///
/// - Spec: https://pkware.cachefly.net/webdocs/APPNOTE/APPNOTE-6.3.10.TXT
package struct ZipArchive: Sendable {
  /// The files in the order of the archive, without folders.
  package let files: [PackFile]

  /// Reads an archive.
  ///
  /// - Parameters:
  ///   - bytes: the bytes of the archive.
  ///   - limits: the limits of the archive.
  /// - Throws: ``ZipError`` for the first error. No archive is read in part.
  package init(_ bytes: [UInt8], limits: ZipLimits = ZipLimits()) throws(ZipError) {
    var reader = ZipReader(bytes, limits)
    files = try reader.readFiles()
  }
}

/// A file of a pack: a path with `/` between its components, none of them `.` or `..`, and the bytes.
package struct PackFile: Sendable, Equatable {
  /// The path.
  package let path: String
  /// The bytes.
  package let bytes: [UInt8]
  /// The path in the folder or the archive that the file comes from.
  package let origin: String

  /// Creates a file.
  ///
  /// - Parameters:
  ///   - path: the path in the pack.
  ///   - bytes: the bytes.
  ///   - origin: the path in the folder or the archive; `nil` if it is the same.
  package init(path: String, bytes: [UInt8], origin: String? = nil) {
    self.path = path
    self.bytes = bytes
    self.origin = origin ?? path
  }
}

/// A reader of archives, which begins at the end: the end record, the central directory, then each entry.
private struct ZipReader {
  private let bytes: [UInt8]
  private let limits: ZipLimits
  private var total = 0

  init(_ bytes: [UInt8], _ limits: ZipLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  mutating func readFiles() throws(ZipError) -> [PackFile] {
    let entries = try readDirectory()
    try ZipNames.check(entries.map(\.name))
    var taken: [Range<Int>] = []
    var files: [PackFile] = []
    for entry in entries {
      let (whole, content) = try ranges(of: entry)
      taken.append(whole)
      let unpacked = try readContent(of: entry, at: content)
      if !entry.isFolder { files.append(PackFile(path: entry.name, bytes: unpacked)) }
    }
    let sorted = taken.indices.sorted { taken[$0].lowerBound < taken[$1].lowerBound }
    for (left, right) in zip(sorted, sorted.dropFirst()) where taken[left].upperBound > taken[right].lowerBound {
      throw .overlap(entries[right].name)
    }
    return files
  }

  private func u16(_ offset: Int) -> Int { Int(bytes[offset]) | Int(bytes[offset + 1]) << 8 }
  private func u32(_ offset: Int) -> Int { u16(offset) | u16(offset + 2) << 16 }

  /// The offset of the end record, whose comment ends the archive.
  private func endRecord() throws(ZipError) -> Int {
    guard bytes.count >= 22 else { throw .notAnArchive }
    for offset in stride(from: bytes.count - 22, through: max(0, bytes.count - 22 - 0xFFFF), by: -1)
    where u32(offset) == 0x0605_4B50 && offset + 22 + u16(offset + 20) == bytes.count {
      return offset
    }
    throw .notAnArchive
  }

  private func readDirectory() throws(ZipError) -> [ZipEntry] {
    let end = try endRecord()
    guard u16(end + 4) == 0, u16(end + 6) == 0, u16(end + 8) == u16(end + 10) else {
      throw .unsupported("several disks")
    }
    let (count, size, start) = (u16(end + 10), u32(end + 12), u32(end + 16))
    guard count != 0xFFFF, size != 0xFFFF_FFFF, start != 0xFFFF_FFFF else { throw .unsupported("sizes of 64 bits") }
    guard count <= limits.entries else { throw .tooManyEntries(count) }
    guard start + size == end else { throw .malformed("the directory does not end where its end record begins") }
    var entries: [ZipEntry] = []
    var offset = start
    for _ in 0..<count {
      guard offset + 46 <= end, u32(offset) == 0x0201_4B50 else { throw .malformed("an entry of the directory") }
      let next = offset + 46 + u16(offset + 28) + u16(offset + 30) + u16(offset + 32)
      guard next <= end else { throw .malformed("an entry of the directory") }
      entries.append(try entry(at: offset, directory: start))
      offset = next
    }
    guard offset == end else { throw .malformed("bytes after the directory") }
    return entries
  }

  private func entry(at offset: Int, directory: Int) throws(ZipError) -> ZipEntry {
    let name = bytes[(offset + 46)..<(offset + 46 + u16(offset + 28))]
    guard let text = String(validating: name, as: UTF8.self) else {
      throw .invalidName(String(decoding: name, as: UTF8.self))
    }
    let flags = u16(offset + 8)
    // Bits 0, 6 and 13: encrypted, strongly encrypted, names hidden.
    guard flags & 0x2041 == 0 else { throw .encrypted(entry: text) }
    // The upper half of the attributes is a Unix file mode if the upper byte of the version is Unix (3) or macOS (19).
    let mode = [3, 19].contains(u16(offset + 4) >> 8) ? u32(offset + 38) >> 28 : 0
    guard [0, 4, 8].contains(mode) else { throw .notAFile(text) }
    let entry = ZipEntry(
      name: text, flags: flags, method: u16(offset + 10), checksum: UInt32(u32(offset + 16)),
      packedSize: u32(offset + 20), size: u32(offset + 24), header: u32(offset + 42), directory: directory)
    guard entry.packedSize != 0xFFFF_FFFF, entry.size != 0xFFFF_FFFF, entry.header != 0xFFFF_FFFF else {
      throw .unsupported("sizes of 64 bits")
    }
    guard entry.method == 0 || entry.method == 8 else { throw .unknownMethod(entry.method, entry: text) }
    return entry
  }

  /// The range of an entry with its header, and the range of its content. The header must agree with the directory.
  private func ranges(of entry: ZipEntry) throws(ZipError) -> (whole: Range<Int>, content: Range<Int>) {
    let start = entry.header
    guard start + 30 <= entry.directory, u32(start) == 0x0403_4B50 else {
      throw .malformed("the header of `\(entry.name)`")
    }
    let content = start + 30 + u16(start + 26) + u16(start + 28)
    guard content + entry.packedSize <= entry.directory else { throw .malformed("the size of `\(entry.name)`") }
    let name = bytes[(start + 30)..<(start + 30 + u16(start + 26))]
    guard name.elementsEqual(entry.name.utf8), u16(start + 8) == entry.method, u16(start + 6) & 0x2041 == 0 else {
      throw .malformed("the header of `\(entry.name)`")
    }
    // With bit 3, the sizes follow the content, so the header does not contain them.
    if entry.flags & 8 == 0 {
      guard UInt32(u32(start + 14)) == entry.checksum, u32(start + 18) == entry.packedSize,
        u32(start + 22) == entry.size
      else { throw .malformed("the sizes of `\(entry.name)`") }
    }
    return (start..<(content + entry.packedSize), content..<(content + entry.packedSize))
  }

  private mutating func readContent(of entry: ZipEntry, at range: Range<Int>) throws(ZipError) -> [UInt8] {
    guard !entry.isFolder || entry.size == 0 else { throw .malformed("a folder with bytes: `\(entry.name)`") }
    guard entry.size <= limits.entryBytes else { throw .tooLarge("`\(entry.name)`") }
    total += entry.size
    guard total <= limits.totalBytes else { throw .tooLarge("the content of the archive") }
    guard entry.size < 1 << 16 || entry.size <= entry.packedSize * limits.ratio else {
      throw .tooLarge("`\(entry.name)`, for the few bytes that it is packed in,")
    }
    var content: [UInt8]
    if entry.method == 0 {
      guard entry.size == entry.packedSize else { throw .malformed("the size of `\(entry.name)`") }
      content = Array(bytes[range])
    } else {
      do throws(InflateError) {
        content = try Inflate.read(bytes, in: range, limit: entry.size)
      } catch { throw .damaged(entry: entry.name) }
    }
    guard content.count == entry.size, CRC32.of(content) == entry.checksum else { throw .damaged(entry: entry.name) }
    return content
  }
}

/// The record of an entry in the central directory.
private struct ZipEntry {
  let name: String
  let flags: Int
  let method: Int
  let checksum: UInt32
  let packedSize: Int
  let size: Int
  let header: Int
  let directory: Int

  var isFolder: Bool { name.utf8.last == UInt8(ascii: "/") }
}
