import Foundation
import TestSupport
import Testing

@testable import VStyle

@Suite("Locks on files")
struct FileLockTests {
  @Test("a lock on a locked file is refused, and closes no other thread's file")
  func refused() throws {
    let scratch = try ScratchFolder()
    let path = scratch.path + "/lock"
    let held = try FileLock(path, .exclusive, makes: true, waiting: 0)
    let file = try scratch.write("text", to: "file").path
    let failures = (0..<4).map { _ in Failures() }
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for _ in 0..<3_000 {
        if thread < 2 {
          if (try? FileLock(path, .shared, makes: false, waiting: 0)) != nil { failures[thread].count += 1 }
        } else if FileManager.default.contents(atPath: file) != Data("text".utf8) {
          failures[thread].count += 1
        }
      }
    }
    #expect(failures.map(\.count) == [0, 0, 0, 0])
    #expect(held.change(to: .shared))
    _ = try FileLock(path, .shared, makes: false, waiting: 0)
  }

  /// The number of failures in one thread. No other thread uses the object.
  private final class Failures: @unchecked Sendable { var count = 0 }
}
