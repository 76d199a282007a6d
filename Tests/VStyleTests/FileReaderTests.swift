import Foundation
import TestSupport
import Testing
import VStyle
import VStyleSyntax

/// Files at and above the size limit, and a file that cannot be read.
@Suite("Reading files")
struct FileReaderTests {
  private let limit = Limit.settingKeyBytes

  @Test("a file at the size limit is read, and one byte more is an error")
  func limits() throws {
    let scratch = try ScratchFolder()
    let most = try scratch.write(String(repeating: "x", count: limit.value), to: "most")
    #expect(try FileReader.bytes(of: most.path, limit: limit).count == limit.value)
    let more = try scratch.write(String(repeating: "x", count: limit.value + 1), to: "more")
    #expect(throws: FileReader.Failure.self) { try FileReader.bytes(of: more.path, limit: limit) }
  }

  @Test("an interruption of an earlier call does not repeat the read at the end of a file")
  func interruption() throws {
    let scratch = try ScratchFolder()
    let file = try scratch.write("x", to: "short").path
    errno = EINTR
    #expect(try FileReader.bytes(of: file, limit: limit) == Array("x".utf8))
  }

  #if os(Linux)
    @Test("a file that reports size 0 is read no further than the limit")
    func unknownSize() {
      #expect(throws: FileReader.Failure.self) { try FileReader.bytes(of: "/proc/self/limits", limit: limit) }
    }

    @Test("a file that opens but cannot be read is an error", .timeLimit(.minutes(1)))
    func unreadable() {
      // Reading fails at address 0, since nothing is mapped there.
      #expect(throws: FileReader.Failure.unreadable) { try FileReader.bytes(of: "/proc/self/mem", limit: limit) }
    }
  #endif
}
