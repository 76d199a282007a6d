import TestSupport
import Testing
import VStylePacks
import VStyleSyntax
import VStyleValues

@testable import VStyle
@testable import VStyleSkins

/// A file format with a check of its round trip, its size limit and its invalid contents.
struct StoredFileCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let check: @Sendable (ScratchFolder) throws -> Void

  /// - Parameters:
  ///   - content: creates a content whose encoding grows with the number.
  ///   - lost: a content that reading would reject or change; `nil` if there is none. Writing it fails.
  private init<Content>(
    _ name: String, _ file: StoredFile<Content>, lost: Content? = nil, _ content: @escaping @Sendable (Int) -> Content
  ) {
    testDescription = name
    check = { scratch in
      let path = scratch.path + "/made/file"
      try file.write(content(0), to: path)
      var (small, outcomes) = (file, Set<Bool>())
      small.limitBytes = 400
      for number in 0..<450 {
        let (before, size) = (scratch.contents, file.encode(content(number)).count)
        do throws(StorageError) {
          try small.write(content(number), to: path)
          #expect(size <= 400)
          #expect(try small.read(path) == content(number), "what is written can be read")
        } catch {
          #expect(size > 400 && error.reason.contains("the limit `\(file.limit.name)` is 400 bytes"))
          #expect(scratch.contents == before, "what is refused changes nothing")
        }
        outcomes.insert(size <= 400)
      }
      #expect(outcomes.count == 2)
      let before = scratch.contents
      if let lost { #expect(throws: StorageError.self) { try file.write(lost, to: path) } }
      try Disk.write([UInt8](repeating: 0x20, count: 401), to: scratch.path + "/large")
      #expect(throws: StorageError.self) { try small.read(scratch.path + "/large") }
      #expect(scratch.contents.filter { $0.key != "large" } == before)
    }
  }

  private static func pack(_ name: String, _ number: Int) -> StoredPack {
    var pack = SkinPack(name: name)
    pack.colors["\u{1}\"\\é\(number)"] = Color(red: 1, green: 0, blue: 0).withAlpha(Double(number % 256) / 255)
    pack.fonts["f"] = Font("Marker Felt", size: Double(number) / 3)
    pack.images["top"] = .address("https://x.org/" + String(repeating: "a", count: number))
    return StoredPack(pack, files: ["\u{301}x.png", "e\u{301}.png"])
  }

  static let all: [StoredFileCase] = [
    StoredFileCase("a choice", .setting) {
      String(repeating: "é", count: $0 / 2) + String(repeating: "a", count: $0 % 2)
    },
    StoredFileCase("the index of a library", .index, lost: SkinIndex(["a": "../b"])) { number in
      SkinIndex([
        "night": "pack-1", "é": "b" + String(repeating: "c", count: min(number, 200)),
        "a" + String(repeating: "b", count: max(0, number - 200)): "d",
      ])
    },
    StoredFileCase("the record of a pack", .pack, lost: pack("a/b", 0)) { pack("night", $0) },
    StoredFileCase("an image", .image) { [UInt8](repeating: 1, count: $0) },
  ]
}

@Suite("Round trips of stored files")
struct StoredFileTests {
  @Test("a write can be read back, or fails and keeps the old file", arguments: StoredFileCase.all)
  func law(_ file: StoredFileCase) throws { try file.check(try ScratchFolder()) }

  @Test("each color and font of a pack is read back unchanged")
  func values() throws {
    let scratch = try ScratchFolder()
    var pack = SkinPack(name: "night")
    for alpha in 0...255 {
      pack.colors["a\(alpha)"] = Color(hex: UInt32(alpha) << 8 | 7).withAlpha(Double(alpha) / 255)
      pack.fonts["f\(alpha)"] = Font("A", size: 14.0 * Double(alpha + 1) / 255)
    }
    var generator = SeededGenerator(seed: SeededGenerator.seed)
    for number in 0..<500 {
      let parts = (0..<4).map { _ in Double.random(in: 0...1, using: &generator) }
      pack.colors["r\(number)"] = Color(red: parts[0], green: parts[1], blue: parts[2]).withAlpha(parts[3])
    }
    let stored = StoredPack(pack, files: [])
    try StoredFile.pack.write(stored, to: scratch.path + "/pack")
    #expect(try StoredFile.pack.read(scratch.path + "/pack") == stored)
  }

  @Test("a setting of the maximum size is stored; one byte more is rejected")
  func settings() throws {
    let scratch = try ScratchFolder()
    let store = FileStore(folder: scratch.path)
    let longest = String(repeating: "x", count: Limit.settingBytes.value)
    try store.setText(longest, forKey: "theme")
    let before = scratch.contents
    let error = #expect(throws: StorageError.self) { try store.setText(longest + "x", forKey: "theme") }
    #expect(error?.reason.contains("the limit `setting-bytes` is 1 MiB") == true)
    #expect(try store.text(forKey: "theme") == longest && scratch.contents == before)
  }
}
