import Foundation
import Synchronization
import TestSupport
import Testing
import VStyleWatch

/// The ways to save a file, each seen by each way to detect changes.
@Suite("Files that are saved while they are watched", .serialized)
struct SavingTests {
  /// The signals of the system, and comparisons at an interval.
  private static let intervals: [Duration?] = [nil, .milliseconds(10)]

  private static func watcher(_ paths: Set<String>, _ interval: Duration? = nil) -> FileWatcher {
    FileWatcher(paths, quietTime: .milliseconds(20), interval: interval)
  }

  /// A flag that a task sets for another one.
  private final class Flag: Sendable {
    let isSet = Mutex(false)
  }

  @Test("each way to save is seen, again and again", arguments: SavingWay.all, SavingTests.intervals)
  func seen(_ way: SavingWay, _ interval: Duration?) throws {
    let folder = try ScratchFolder()
    try FileManager.default.createDirectory(atPath: "\(folder.path)/app/sheets", withIntermediateDirectories: true)
    let path = try folder.write("View {}", to: "app/sheets/a.vstyle").path
    // A file that was written just before may change without another time, and counts as changed.
    Thread.sleep(forTimeInterval: 0.02)
    let watcher = SavingTests.watcher([path], interval)
    #expect(watcher.wait(for: .milliseconds(1)) == .timedOut)
    for round in 1...2 {
      let text = "View { alpha: 0.\(round) }"
      try way.save(text, path)
      #expect(watcher.wait(for: .seconds(5)) == .changed, "round \(round)")
      #expect(FileManager.default.contents(atPath: path) == Data(text.utf8))
      // A report belongs to one save, whose steps are joined.
      #expect(watcher.wait(for: .milliseconds(40)) == .timedOut, "round \(round)")
    }
  }

  @Test("a path that is missing at the start is seen when it appears", arguments: SavingTests.intervals)
  func missing(_ interval: Duration?) throws {
    let folder = try ScratchFolder()
    let watcher = SavingTests.watcher(["\(folder.path)/app/sheets/a.vstyle"], interval)
    try FileManager.default.createDirectory(atPath: "\(folder.path)/app/sheets", withIntermediateDirectories: true)
    _ = watcher.wait(for: .milliseconds(50))
    for text in ["View {}", "Label { alpha: 1 }"] {
      _ = try folder.write(text, to: "app/sheets/a.vstyle")
      #expect(watcher.wait(for: .seconds(5)) == .changed)
    }
  }

  @Test("a file is seen through links of folders and of files", arguments: SavingTests.intervals)
  func links(_ interval: Duration?) throws {
    let folder = try ScratchFolder()
    let files = FileManager.default
    for (name, target) in [("one", ""), ("two", ""), ("now", "one"), ("loop", "loop")] {
      if target.isEmpty {
        try files.createDirectory(atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
        _ = try folder.write(name, to: "\(name)/real.vstyle")
        try files.createSymbolicLink(atPath: "\(folder.path)/\(name)/a.vstyle", withDestinationPath: "./real.vstyle")
      } else {
        try files.createSymbolicLink(atPath: "\(folder.path)/\(name)", withDestinationPath: target)
      }
    }
    let watcher = SavingTests.watcher(["\(folder.path)/one/../now/a.vstyle", "\(folder.path)/loop"], interval)
    _ = try folder.write("saved at the target", to: "one/real.vstyle")
    #expect(watcher.wait(for: .seconds(5)) == .changed)
    try files.createSymbolicLink(atPath: "\(folder.path)/next", withDestinationPath: "two")
    #expect(rename("\(folder.path)/next", "\(folder.path)/now") == 0)
    #expect(watcher.wait(for: .seconds(5)) == .changed)
    _ = try folder.write("saved at the new target", to: "two/real.vstyle")
    #expect(watcher.wait(for: .seconds(5)) == .changed)
    _ = try folder.write("no longer of interest", to: "one/real.vstyle")
    #expect(watcher.wait(for: .milliseconds(60)) == .timedOut)
  }

  @Test("other files beside a watched one are not seen, nor those that are no longer watched")
  func others() throws {
    let folder = try ScratchFolder()
    let paths = try ["a", "b", "c"].map { try folder.write("", to: "\($0).vstyle").path }
    let watcher = SavingTests.watcher([paths[0]])
    watcher.add(paths[1])
    for path in paths[..<2] {
      try Data("new".utf8).write(to: URL(fileURLWithPath: path))
      #expect(watcher.wait(for: .seconds(5)) == .changed)
    }
    try Data("new".utf8).write(to: URL(fileURLWithPath: paths[2]))
    #expect(watcher.wait(for: .milliseconds(60)) == .timedOut)
    watcher.watch([paths[2]])
    try Data("newer".utf8).write(to: URL(fileURLWithPath: paths[0]))
    #expect(watcher.wait(for: .milliseconds(60)) == .timedOut)
    try Data("newer".utf8).write(to: URL(fileURLWithPath: paths[2]))
    #expect(watcher.wait(for: .seconds(5)) == .changed)
  }

  @Test("a folder changes when an entry comes or goes", arguments: SavingTests.intervals)
  func folders(_ interval: Duration?) throws {
    let folder = try ScratchFolder()
    try FileManager.default.createDirectory(atPath: "\(folder.path)/in/below", withIntermediateDirectories: true)
    _ = try folder.write("", to: "in/below/b.vstyle")
    let watcher = SavingTests.watcher(["\(folder.path)/in/"], interval)
    _ = try folder.write("first", to: "in/a.vstyle")
    #expect(watcher.wait(for: .seconds(5)) == .changed)
    _ = try folder.write("changed", to: "in/below/b.vstyle")
    #expect(watcher.wait(for: .milliseconds(60)) == .timedOut)
    try FileManager.default.removeItem(atPath: "\(folder.path)/in/a.vstyle")
    #expect(watcher.wait(for: .seconds(5)) == .changed)
  }

  @Test("a change before the set of paths is replaced is not lost")
  func replacedSet() throws {
    let folder = try ScratchFolder()
    try FileManager.default.createDirectory(atPath: "\(folder.path)/app/sheets", withIntermediateDirectories: true)
    let path = try folder.write("", to: "app/sheets/a.vstyle").path
    let watcher = SavingTests.watcher([path])
    for way in SavingWay.all {
      try way.save("View { alpha: 1 }", path)
      watcher.watch([path, "\(folder.path)/app/sheets/b.vstyle"])
      #expect(watcher.wait(for: .seconds(5)) == .changed, "\(way)")
    }
  }

  @Test("nothing is lost while files are saved and the set of paths is replaced at the same time")
  func races() async throws {
    let folder = try ScratchFolder()
    try FileManager.default.createDirectory(atPath: "\(folder.path)/app/sheets", withIntermediateDirectories: true)
    let path = try folder.write("", to: "app/sheets/a.vstyle").path
    let watcher = FileWatcher([path], quietTime: .milliseconds(1))
    var random = SeededGenerator(seed: SeededGenerator.seed)
    for number in 1...Environment.rounds(60) {
      let way = SavingWay.all.randomElement(using: &random) ?? SavingWay.all[0]
      let flag = Flag()
      let saving = Task.detached {
        defer { flag.isSet.withLock { $0 = true } }
        try way.save("text \(number)", path)
      }
      var content: Data?
      while !flag.isSet.withLock(\.self) {
        watcher.watch([path, "\(folder.path)/app/other/\(number).vstyle"])
        content = FileManager.default.contents(atPath: path)
        await Task.yield()
      }
      while content != Data("text \(number)".utf8) {
        guard watcher.wait(for: .seconds(5)) == .changed else { break }
        content = FileManager.default.contents(atPath: path)
      }
      #expect(content == Data("text \(number)".utf8), "seed \(SeededGenerator.seed), save \(number): \(way)")
      try await saving.value
    }
  }

  @Test("a file stays watched when one in a folder below is added")
  func addedBelow() throws {
    // Other tests change the usual folder, which wakes the watcher.
    let folder = try ScratchFolder(in: URL(fileURLWithPath: "/var/tmp"))
    let path = try folder.write("", to: "a.vstyle").path
    let watcher = SavingTests.watcher([path])
    watcher.add("\(folder.path)/below/b.vstyle")
    while watcher.wait(for: .milliseconds(40)) == .changed {}
    let start = ContinuousClock.now
    _ = try folder.write("changed", to: "a.vstyle")
    // At the end of the time the files are compared in any case.
    #expect(watcher.wait(for: .seconds(60)) == .changed)
    #expect(.now - start < .seconds(30))
  }

  @Test("a watcher that waits compares the files from the moment in which the system cannot signal")
  func addedWhileWaiting() async throws {
    let folder = try ScratchFolder(in: URL(fileURLWithPath: "/var/tmp"))
    try FileManager.default.createDirectory(atPath: "\(folder.path)/other", withIntermediateDirectories: true)
    let path = try folder.write("", to: "a.vstyle").path
    // A change through another name of the file is not signaled in the folder.
    try FileManager.default.linkItem(atPath: path, toPath: "\(folder.path)/other/b.vstyle")
    let watcher = SavingTests.watcher([path])
    while watcher.wait(for: .milliseconds(40)) == .changed {}
    let start = ContinuousClock.now
    let (outcomes, continuation) = AsyncStream.makeStream(of: FileWatcher.Outcome.self)
    Thread { continuation.yield(watcher.wait(for: .seconds(60))) }.start()
    try await Task.sleep(for: .milliseconds(50))
    // A name that is too long stands for a folder that cannot be watched.
    watcher.add("\(folder.path)/\(String(repeating: "x", count: 300))/c.vstyle")
    _ = try folder.write("changed", to: "other/b.vstyle")
    var iterator = outcomes.makeAsyncIterator()
    #expect(await iterator.next() == .changed)
    #expect(.now - start < .seconds(30))
  }

  @Test("a burst without end is reported after the bound")
  func bound() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("", to: "a.vstyle").path
    let watcher = SavingTests.watcher([path])
    // A thread of its own: the tests that run beside this one may take all threads of the tasks for seconds.
    let writer = Thread {
      while !Thread.current.isCancelled {
        try? Data("more".utf8).write(to: URL(fileURLWithPath: path))
        Thread.sleep(forTimeInterval: 0.002)
      }
    }
    writer.start()
    let start = ContinuousClock.now
    #expect(watcher.wait(for: .seconds(5)) == .changed)
    #expect(.now - start < .seconds(3))
    writer.cancel()
    while !writer.isFinished { Thread.sleep(forTimeInterval: 0.001) }
  }

  #if os(Linux)
    @Test("events that the system drops count as changes of everything")
    func overflow() throws {
      let folder = try ScratchFolder()
      let path = try folder.write("", to: "a.vstyle").path
      let others = try ["b", "c"].map { try folder.write("", to: $0).path }
      let watcher = SavingTests.watcher([path])
      let limit = FileManager.default.contents(atPath: "/proc/sys/fs/inotify/max_queued_events")
      let count = limit.flatMap {
        Int(String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
      }
      // Equal events in a row are joined, so two files take turns. The system drops none of them if the watcher reads them
      // meanwhile, so there are several rounds.
      let isSeen = (0..<10).contains { _ in
        for _ in 0...(count ?? 16_384) / 2 { for other in others { #expect(chmod(other, 0o600) == 0) } }
        return watcher.wait(for: .seconds(5)) == .changed
      }
      #expect(isSeen)
      try Data("new".utf8).write(to: URL(fileURLWithPath: path))
      #expect(watcher.wait(for: .seconds(5)) == .changed)
    }
  #endif
}
