import TestSupport
import Testing

@testable import VStylePacks

/// An archive that must be rejected, with the expected error.
struct HostileArchive: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let bytes: [UInt8]
  let error: ZipError

  init(_ name: String, _ bytes: [UInt8], _ error: ZipError) {
    testDescription = name
    self.bytes = bytes
    self.error = error
  }

  /// An archive of one modified entry.
  static func one(
    _ title: String, _ error: ZipError, name: String = "a.png", _ change: (inout ZipMaker.Entry) -> Void = { _ in }
  ) -> HostileArchive {
    var entry = ZipMaker.Entry(name)
    change(&entry)
    return HostileArchive(title, ZipMaker.archive([entry]), error)
  }

  static func names(_ title: String, _ names: [String], _ error: ZipError) -> HostileArchive {
    HostileArchive(title, ZipMaker.archive(names.map { ZipMaker.Entry($0) }), error)
  }

  static let invalidNames = [
    "../a.png", "a/../b.png", "/etc/passwd", "C:\\a.png", "c:/a.png", "a\\b.png", "a\0.png", "", ".", "a//b.png",
    "./a.png", "a/./b.png", "a/..", "a\nb", String(repeating: "a", count: 300), "..\\a", "//server/a",
  ]

  /// An archive in which the content of the first entry contains the header of the second.
  private static var overlapping: [UInt8] {
    let inner = ZipMaker.archive([ZipMaker.Entry("b")]).prefix(34)
    var second = ZipMaker.Entry("b")
    second.header = 31
    return ZipMaker.archive([ZipMaker.Entry("a", Array(inner)), second])
  }

  static let all: [HostileArchive] =
    invalidNames.map { one("the name \($0.debugDescription.prefix(20))", .invalidName($0), name: $0) } + [
      one("a name that is no UTF-8", .invalidName("\u{FFFD}.png")) { $0.name = [0xFF] + Array(".png".utf8) },
      one("a link", .notAFile("a.png")) { $0.mode = 0o120777 },
      one("a device", .notAFile("a.png")) { $0.mode = 0o060644 },
      one("encrypted", .encrypted(entry: "a.png")) { $0.flags = 1 },
      one("strongly encrypted", .encrypted(entry: "a.png")) { $0.flags = 0x40 },
      one("hidden names", .encrypted(entry: "a.png")) { $0.flags = 0x2000 },
      one("an unknown method", .unknownMethod(14, entry: "a.png")) { $0.method = 14 },
      one("a bad checksum", .damaged(entry: "a.png")) { $0.checksum = 7 },
      one("bytes that are no deflate", .damaged(entry: "a.png")) {
        $0.method = 8
        $0.content = [7, 7, 7]
      },
      one("a stored size that is wrong", .malformed("the size of `a.png`")) { $0.size = 2 },
      one("an unpacked size that is too small", .damaged(entry: "a.png")) {
        $0.method = 8
        $0.content = [0x4B, 0x4C, 0x04, 0x00]  // "aaa"
        $0.size = 2
      },
      one("an unpacked size that is too large", .damaged(entry: "a.png")) {
        $0.method = 8
        $0.content = [0x4B, 0x4C, 0x04, 0x00]
        $0.size = 4
      },
      one("more packed bytes than there are", .malformed("the size of `a.png`")) {
        $0.packedSize = 500
        $0.size = 500
      },
      one("another name in the header", .malformed("the header of `a.png`")) { $0.localName = Array("b.png".utf8) },
      one("a header that is elsewhere", .malformed("the header of `a.png`")) { $0.header = 3 },
      one("a header after the directory", .malformed("the header of `a.png`")) { $0.header = 4_000_000 },
      one("a folder with bytes", .malformed("a folder with bytes: `a/`"), name: "a/"),
      one("an entry beyond the limit", .tooLarge("`a.png`")) { $0.size = 33 << 20 },
      one("a ratio beyond reason", .tooLarge("`a.png`, for the few bytes that it is packed in,")) {
        $0.method = 8
        $0.size = 1 << 20
      },
      names("the same name twice", ["a.png", "a.png"], .duplicateName("a.png")),
      names("names that differ in case", ["a/B.png", "A/b.png"], .duplicateName("A/b.png")),
      names("names that differ in composition", ["é.png", "e\u{301}.png"], .duplicateName("e\u{301}.png")),
      names("a file that is a folder too", ["a", "a/b.png"], .duplicateName("a/b.png")),
      names("a file that is a folder too, later", ["A/b/c.png", "a!", "a/b", "a/"], .duplicateName("A/b/c.png")),
      names("a file and a folder of one name", ["a/b", "a/B/"], .duplicateName("a/B/")),
      names("folders of one name", ["a/", "a/"], .duplicateName("a/")),
      HostileArchive(
        "entries that overlap",
        ZipMaker.archive([
          ZipMaker.Entry("a.png"),
          {
            var entry = ZipMaker.Entry("a2.png")
            entry.localName = Array("a.png".utf8)
            entry.name = Array("b.png".utf8)
            entry.header = 0
            entry.localName = nil
            return entry
          }(),
        ]), .malformed("the header of `b.png`")),
      HostileArchive("entries that share bytes", overlapping, .overlap("b")),
      HostileArchive("too many entries", ZipMaker.archive([], count: 5000), .tooManyEntries(5000)),
      HostileArchive(
        "fewer entries than it says", ZipMaker.archive([ZipMaker.Entry("a")], count: 2),
        .malformed("an entry of the directory")),
      HostileArchive(
        "more entries than it says", ZipMaker.archive([ZipMaker.Entry("a"), ZipMaker.Entry("b")], count: 1),
        .malformed("bytes after the directory")),
      HostileArchive("64-bit counts", ZipMaker.archive([], count: 0xFFFF), .unsupported("sizes of 64 bits")),
      HostileArchive("nothing", [], .notAnArchive),
      HostileArchive("a text", Array("<html>not found</html>, said the server".utf8), .notAnArchive),
      HostileArchive("something after the end", ZipMaker.archive([ZipMaker.Entry("a")]) + [0], .notAnArchive),
    ]
}

@Suite("Zip archives")
struct ZipTests {
  @Test("a hostile archive is rejected with the expected error", arguments: HostileArchive.all)
  func hostile(_ archive: HostileArchive) {
    let error = #expect(throws: ZipError.self) { try ZipArchive(archive.bytes) }
    #expect(error == archive.error)
    #expect(error.map { !$0.description.isEmpty } == true)
  }

  @Test("the total size of all entries is limited")
  func total() {
    var limits = ZipLimits()
    limits.totalBytes = 5
    #expect(throws: ZipError.tooLarge("the content of the archive")) {
      try ZipArchive(ZipMaker.archive([ZipMaker.Entry("a"), ZipMaker.Entry("b")]), limits: limits)
    }
  }

  @Test("checking n names needs n log n comparisons at any folder depth", arguments: [1, 200])
  func comparisons(depth: Int) throws {
    func count(_ names: Int) throws -> Int {
      let folders = String(repeating: "a/", count: depth)
      // Reversed, so that the names in the archive are not sorted.
      return try ZipNames.check((0..<names).reversed().map { "\(folders)\($0)/x\($0).png" } + [folders, "b/"])
    }
    let (few, many) = (try count(500), try count(4000))
    #expect(many <= few * 12 && many < 4000 * 2 * 12)
    #expect(try ZipNames.check(["a", "b"]) == 2, "one to sort, and one of neighbors")
  }

  @Test("names in many folders are read or refused on a small stack")
  func folders() async {
    for depth in [10, 400, 1_000, 30_000] {
      let isRead = await SmallStack.run {
        let name = String(repeating: "a/", count: depth) + "b.png"
        return (try? ZipArchive(ZipMaker.archive([ZipMaker.Entry(name), ZipMaker.Entry("x/" + name)]))) != nil
      }
      #expect(isRead == (depth < 1_000), "\(depth)")
    }
  }

  private let sample = Fixture(path: PackageRoot.path + "/Stylesheets/Skins/Night.zip")

  @Test("an archive written by `zip` is unpacked")
  func sampleArchive() throws {
    let files = try ZipArchive(sample.bytes).files
    #expect(
      files.map(\.path) == [
        "Night/CJSkin.plist", "Night/night/header.png", "Night/night/star.png", "Night/readme.txt",
      ])
    #expect(files.last?.bytes == Array("Not part of a pack.\n".utf8))
  }

  @Test("a truncated archive is rejected at every length")
  func prefixes() {
    let bytes = sample.bytes
    #expect(bytes.count > 500)
    for count in 0..<bytes.count {
      let isRefused = (try? ZipArchive(Array(bytes[..<count]))) == nil
      #expect(isRefused, "\(count) bytes")
    }
  }

  @Test("a modified byte is rejected or has no effect on the files")
  func mutations() throws {
    let bytes = sample.bytes
    let whole = try ZipArchive(bytes).files
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 0x41
      guard let files = try? ZipArchive(changed).files else { continue }
      // The reader ignores dates, versions and attributes.
      #expect(files == whole, "byte \(index)")
    }
  }

  @Test("checksums are CRC-32 values")
  func checksum() {
    #expect(CRC32.of(Array("123456789".utf8)) == 0xCBF4_3926)
    #expect(CRC32.of([]) == 0)
  }

  @Test("every block type is decoded; truncated data is rejected", arguments: ["stored", "fixed", "dynamic"])
  func inflate(_ name: String) throws {
    let packed = Fixture(path: Fixture.path(of: name + ".deflate")).bytes
    let whole = Fixture(path: Fixture.path(of: "whole.bytes")).bytes
    #expect(whole.count > 20_000)
    #expect(try Inflate.read(packed, in: packed.indices, limit: whole.count) == whole)
    #expect(throws: InflateError.tooLong) { try Inflate.read(packed, in: packed.indices, limit: whole.count - 1) }
    for count in stride(from: 0, to: packed.count, by: max(1, packed.count / 97)) {
      #expect(throws: InflateError.self) { try Inflate.read(packed, in: 0..<count, limit: whole.count) }
    }
    #expect(throws: InflateError.malformed) {
      try Inflate.read(packed + [0], in: 0..<(packed.count + 1), limit: whole.count)
    }
  }

  /// A block of dynamic codes that contains nothing but its end.
  ///
  /// - Parameter other: whether the byte 97 has a code too, which leaves half of the codes unused.
  private func emptyBlock(_ other: Bool) -> [UInt8] {
    var (bytes, count) = ([UInt8](), 0)
    func append(_ value: Int, _ size: Int) {
      for bit in 0..<size {
        if count % 8 == 0 { bytes.append(0) }
        bytes[count / 8] |= UInt8(value >> bit & 1) << (count % 8)
        count += 1
      }
    }
    // The last block; dynamic; 257 literals, 1 distance; 18 lengths of codes: 1 bit for 18, 2 bits for 0 and 1 or 2.
    for (value, size) in [(1, 1), (2, 2), (0, 5), (0, 5), (14, 4)] { append(value, size) }
    let used = other ? [18: 1, 0: 2, 2: 2] : [18: 1, 0: 2, 1: 2]
    for symbol in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1] { append(used[symbol] ?? 0, 3) }
    // A run of zeros is the code 0 and 7 bits. The codes of two bits are written with the first bit last: 0 is 01.
    func zeros(_ count: Int) {
      append(0, 1)
      append(count - 11, 7)
    }
    if other {
      zeros(97)
      append(0b11, 2)
      zeros(138)
      zeros(20)
      append(0b11, 2)
    } else {
      zeros(138)
      zeros(118)
      append(0b11, 2)
    }
    append(0b01, 2)
    append(other ? 0b10 : 0, other ? 2 : 1)
    return bytes
  }

  @Test("a code of one symbol may be incomplete, one of several may not")
  func incompleteCodes() throws {
    let (one, two) = (emptyBlock(false), emptyBlock(true))
    #expect(try Inflate.read(one, in: one.indices, limit: 10) == [])
    #expect(throws: InflateError.malformed) { try Inflate.read(two, in: two.indices, limit: 10) }
  }

  @Test("random bytes decode within the limit or throw")
  func noise() {
    var generator = SeededGenerator(seed: SeededGenerator.seed)
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 0..<64, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      let read = try? Inflate.read(bytes, in: bytes.indices, limit: 100_000)
      #expect(read.map { $0.count <= 100_000 } ?? true, "seed \(SeededGenerator.seed)")
    }
  }
}
