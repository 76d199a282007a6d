import Foundation
import Synchronization
import TestSupport
import Testing
import VStyleWatch

/// A way in which an editor saves a file.
struct Save: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Saves a text to the file at a path.
  let run: @Sendable (String, String) throws -> Void

  init(_ name: String, _ run: @escaping @Sendable (String, String) throws -> Void) {
    testDescription = name
    self.run = run
  }

  static let all: [Save] = [
    Save("write in place") { try write($1, to: $0) },
    Save("truncate, then write in two parts") { path, text in
      let file = try #require(FileHandle(forWritingAtPath: path))
      try file.truncate(atOffset: 0)
      usleep(5_000)
      let half = text.utf8.count / 2
      try file.write(contentsOf: Data(text.utf8.prefix(half)))
      usleep(5_000)
      try file.write(contentsOf: Data(text.utf8.dropFirst(half)))
      try file.close()
    },
    Save("write another file and rename it") { path, text in
      try write(text, to: path + ".new")
      try rename(path + ".new", path)
    },
    Save("move away to a backup, then create") { path, text in
      try rename(path, path + "~")
      usleep(5_000)
      try write(text, to: path)
    },
    Save("delete and create") { path, text in
      try FileManager.default.removeItem(atPath: path)
      usleep(5_000)
      try write(text, to: path)
    },
    Save("replace by a link to another file") { path, text in
      try write(text, to: path + ".target")
      try FileManager.default.removeItem(atPath: path)
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path + ".target")
    },
    Save("replace the folder") { path, text in
      let folder = (path as NSString).deletingLastPathComponent
      let other = folder + ".new"
      try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: false)
      try write(text, to: "\(other)/\((path as NSString).lastPathComponent)")
      try rename(folder, folder + ".old\(UInt32.random(in: 0 ... .max))")
      usleep(5_000)
      try rename(other, folder)
    },
    Save("a burst of twenty writes") { path, text in
      for number in 0..<20 {
        try write("\(text)\(number)", to: path)
        usleep(2_000)
      }
      try write(text, to: path)
    },
  ]

  private static func write(_ text: String, to path: String) throws {
    try text.write(toFile: path, atomically: false, encoding: .utf8)
  }

  private static func rename(_ old: String, _ new: String) throws {
    guard Foundation.rename(old, new) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }
}

@Suite("Watching files", .serialized)
struct FileWatcherTests {
  @Test("a save is reported once it is complete, and what is read then is the newest text", arguments: Save.all)
  func saves(_ save: Save) throws {
    let scratch = try ScratchFolder()
    let folder = "\(scratch.path)/sheets"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    let path = "\(folder)/a.vstyle"
    try "old".write(toFile: path, atomically: false, encoding: .utf8)
    let watcher = FileWatcher()
    watcher.watch([path])
    for round in 0..<3 {
      let text = "text \(round) \(String(repeating: "x", count: round))"
      try save.run(path, text)
      var seen = ""
      while seen != text, watcher.wait(atMost: 15_000) {
        watcher.watch([path])
        seen = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      }
      #expect(seen == text)
    }
    // The kernel may still have signals of the last save.
    _ = watcher.wait(atMost: 300)
    #expect(!watcher.wait(atMost: 300), "a change without a save")
  }

  @Test("a link is followed to the file that it leads to")
  func link() throws {
    let scratch = try ScratchFolder()
    let other = try ScratchFolder()
    let target = "\(other.path)/real.vstyle"
    let path = "\(scratch.path)/link.vstyle"
    try "old".write(toFile: target, atomically: false, encoding: .utf8)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    let watcher = FileWatcher()
    watcher.watch([path])
    try "new text".write(toFile: target, atomically: false, encoding: .utf8)
    #expect(watcher.wait(atMost: 15_000))
  }

  @Test("a missing file in a missing folder is reported when it appears, and other files are not")
  func missing() throws {
    let scratch = try ScratchFolder()
    let folder = "\(scratch.path)/a/b"
    let watcher = FileWatcher()
    watcher.watch(["\(folder)/c.vstyle"])
    try "x".write(toFile: "\(scratch.path)/other", atomically: false, encoding: .utf8)
    #expect(!watcher.wait(atMost: 300))
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try "x".write(toFile: "\(folder)/c.vstyle", atomically: false, encoding: .utf8)
    #expect(watcher.wait(atMost: 15_000))
  }

  @Test("waiting takes no time of the processor, and ends when another thread stops the watcher")
  func idle() async throws {
    let scratch = try ScratchFolder()
    let watcher = FileWatcher()
    watcher.watch(["\(scratch.path)/a"])
    let result = Mutex<(isChanged: Bool, nanoseconds: Int)?>(nil)
    let thread = Thread {
      let before = Self.threadTime
      let isChanged = watcher.wait()
      result.withLock { $0 = (isChanged, Self.threadTime - before) }
    }
    thread.start()
    try await Task.sleep(for: .milliseconds(700))
    #expect(result.withLock { $0 == nil })
    watcher.stop()
    for _ in 0..<100 where result.withLock({ $0 == nil }) { try await Task.sleep(for: .milliseconds(20)) }
    let end = try #require(result.withLock { $0 })
    #expect(!end.isChanged && end.nanoseconds < 20_000_000)
    #expect(!watcher.wait(atMost: 10))
  }

  /// The time that the processor has spent in the current thread, in nanoseconds.
  private static var threadTime: Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  @Test("watchers give back what they take", .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/fd")))
  func descriptors() throws {
    let scratch = try ScratchFolder()
    func count() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
    let before = try count()
    for _ in 0..<400 {
      let watcher = FileWatcher()
      watcher.watch(["\(scratch.path)/a"])
    }
    // Other tests open files at the same time.
    #expect(try count() < before + 200)
  }
}
