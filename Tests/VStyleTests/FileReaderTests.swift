import Foundation
import TestSupport
import Testing
import VStyle
import VStyleSyntax

/// Files of more bytes than a limit allows.
@Suite("reading files")
struct FileReaderTests {
  private let limit = Limit.settingKeyBytes

  @Test("a file of as many bytes as the limit is read, and one of a byte more is not")
  func limits() throws {
    let scratch = try ScratchFolder()
    let most = try scratch.write(String(repeating: "x", count: limit.value), to: "most")
    #expect(try FileReader.bytes(of: most.path, limit: limit).count == limit.value)
    let more = try scratch.write(String(repeating: "x", count: limit.value + 1), to: "more")
    #expect(throws: FileReader.Failure.self) { try FileReader.bytes(of: more.path, limit: limit) }
  }

  #if os(Linux)
    @Test("a file that says that it has no bytes is read no further than the limit")
    func unknownSize() {
      #expect(throws: FileReader.Failure.self) { try FileReader.bytes(of: "/proc/self/limits", limit: limit) }
    }

    @Test("a file that opens and cannot be read is an error", .timeLimit(.minutes(1)))
    func unreadable() {
      // Nothing is mapped at the address 0.
      #expect(throws: FileReader.Failure.unreadable) { try FileReader.bytes(of: "/proc/self/mem", limit: limit) }
    }
  #endif
}
