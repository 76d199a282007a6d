import Foundation

/// What the test process uses of the system.
package struct ProcessUse: Sendable, CustomStringConvertible {
  /// The number of open files, sockets and pipes.
  package let files: Int
  /// The number of threads.
  package let threads: Int
  /// The memory that is in use. Unit: MiB.
  package let memory: Int

  /// The numbers, for test reports.
  package var description: String { "\(files) open files, \(threads) threads, \(memory) MiB" }

  /// The current use; `nil` where the system has no `/proc`.
  package static var now: ProcessUse? {
    func count(_ folder: String) -> Int? { try? FileManager.default.contentsOfDirectory(atPath: folder).count }
    guard let files = count("/proc/self/fd"), let threads = count("/proc/self/task"),
      let bytes = FileManager.default.contents(atPath: "/proc/self/statm")
    else { return nil }
    let pages = String(decoding: bytes, as: UTF8.self).split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return pages.map { ProcessUse(files: files, threads: threads, memory: $0 >> 8) }
  }

  /// Whether this exceeds a former use by more than a process needs that does the same again and again.
  package func exceeds(_ former: ProcessUse) -> Bool {
    files > former.files + 40 || threads > former.threads + 40 || memory > former.memory + 250
  }
}
