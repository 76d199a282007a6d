import Foundation
import TestSupport

/// A process that waits for saves until it is ended.
final class Watch {
  private let process: Process
  private let pipe = Pipe()

  init(_ words: [String], in folder: String) throws {
    process = try ProcessRun.start(words, in: folder)
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    // Reading must not wait for ever if the process is silent.
    _ = fcntl(pipe.fileHandleForReading.fileDescriptor, F_SETFL, O_NONBLOCK)
  }

  func end() {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// What the process prints until it has printed a text; `nil` if it does not for thirty seconds.
  func next(_ end: String) -> String? {
    var bytes: [UInt8] = []
    for _ in 0..<1_500 {
      var buffer = [UInt8](repeating: 0, count: 4_096)
      let count = read(pipe.fileHandleForReading.fileDescriptor, &buffer, buffer.count)
      if count > 0 { bytes += buffer.prefix(count) }
      let text = String(decoding: bytes, as: UTF8.self)
      if text.hasSuffix(end) { return text }
      usleep(20_000)
    }
    return nil
  }
}
