import TestSupport
import Testing
import VStyleSyntax

@testable import VStyle

/// A sort of file, with contents of any size, small ones and such that cannot be read again.
struct StoredFileCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let check: @Sendable (ScratchFolder) throws -> Void

  /// - Parameters:
  ///   - content: a content that grows with a number.
  ///   - lost: a content that reading would refuse or change.
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

  static let all: [StoredFileCase] = [
    StoredFileCase("a choice", .setting) {
      String(repeating: "é", count: $0 / 2) + String(repeating: "a", count: $0 % 2)
    },
  ]
}

@Suite("What is written can be read again")
struct StoredFiles {
  @Test("a file is written and comes back, or is refused and leaves the old one", arguments: StoredFileCase.all)
  func law(_ file: StoredFileCase) throws { try file.check(try ScratchFolder()) }

  @Test("a choice of the largest size is stored, and one byte more changes nothing")
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
