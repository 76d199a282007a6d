import Dispatch
import Foundation
import Synchronization
import TestSupport
import Testing
import VStyleWatch

/// What a watcher uses of the system, and when it gives that back.
@Suite("The lifetime of watchers", .serialized)
struct LifetimeTests {
  /// The signals of the system, and comparisons at an interval.
  private static let intervals: [Duration?] = [nil, .milliseconds(10)]

  @Test("the stream reports changes, and ends when the watcher stops", arguments: LifetimeTests.intervals)
  func stream(_ interval: Duration?) async throws {
    let folder = try ScratchFolder()
    let path = try folder.write("", to: "a.vstyle").path
    let watcher = FileWatcher([path], quietTime: .milliseconds(5), interval: interval)
    var changes = watcher.changes().makeAsyncIterator()
    for text in ["one", "three"] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      #expect(await changes.next() != nil)
    }
    watcher.stop()
    watcher.stop()
    // A change that was not consumed may come first.
    while await changes.next() != nil {}
    #expect(watcher.wait() == .stopped)
    watcher.watch([path])
    watcher.add(path)
    #expect(watcher.wait(for: .zero) == .stopped)
  }

  @Test("a thread that waits ends when the watcher stops", arguments: LifetimeTests.intervals)
  func stop(_ interval: Duration?) async throws {
    let folder = try ScratchFolder()
    // A folder that was made just before counts as changed.
    try await Task.sleep(for: .milliseconds(20))
    let watcher = FileWatcher([folder.path], interval: interval)
    // A thread of its own, since other tests may use all those of tasks.
    let (ends, continuation) = AsyncStream<(outcome: FileWatcher.Outcome, time: ContinuousClock.Instant)>.makeStream()
    Thread {
      continuation.yield((watcher.wait(), .now))
      continuation.finish()
    }.start()
    try await Task.sleep(for: .milliseconds(20))
    let stopped = ContinuousClock.now
    watcher.stop()
    var iterator = ends.makeAsyncIterator()
    let end = try #require(await iterator.next())
    #expect(end.outcome == .stopped && end.time - stopped < .seconds(2))
  }

  @Test("hundreds of watchers at once see their changes, and leave the app its queues")
  func many() async throws {
    let folder = try ScratchFolder()
    let path = try folder.write("", to: "a.vstyle").path
    let watchers = (0..<300).map { _ in FileWatcher([path], quietTime: .milliseconds(5)) }
    let streams = watchers.map { $0.changes() }
    try await Task.sleep(for: .milliseconds(100))
    try Data("changed".utf8).write(to: URL(fileURLWithPath: path))
    let isServed = Mutex(false)
    DispatchQueue(label: "app").async { isServed.withLock { $0 = true } }
    #expect(try await reaches(within: .seconds(60)) { isServed.withLock(\.self) })
    let seen = Mutex(0)
    let consumer = Task {
      for stream in streams { for await _ in stream { break } }
      seen.withLock { $0 = streams.count }
    }
    #expect(try await reaches(within: .seconds(60)) { seen.withLock(\.self) == streams.count })
    for watcher in watchers { watcher.stop() }
    consumer.cancel()
  }

  @Test("the end of the consumer stops the watcher")
  func owners() async throws {
    let folder = try ScratchFolder()
    let watcher = FileWatcher([folder.path])
    let consumer = Task { for await _ in watcher.changes() {} }
    consumer.cancel()
    await consumer.value
    #expect(watcher.wait() == .stopped)
  }

  #if os(Linux)
    /// Other tests run at the same time, so that the numbers of the process change a little.
    @Test("many watchers leave no descriptor and no thread behind")
    func descriptors() async throws {
      let folder = try ScratchFolder()
      let path = try folder.write("", to: "a.vstyle").path
      let before = (count("/proc/self/fd"), count("/proc/self/task"))
      for round in 0..<150 {
        let watcher = FileWatcher(
          [path], quietTime: .milliseconds(5), interval: round % 3 == 0 ? .milliseconds(10) : nil)
        let stream = watcher.changes()
        if round % 5 == 0 { try Data("\(round)".utf8).write(to: URL(fileURLWithPath: path)) }
        watcher.stop()
        if round.isMultiple(of: 2) { for await _ in stream {} }
      }
      let end = ContinuousClock.now + .seconds(3)
      while ContinuousClock.now < end, (count("/proc/self/fd"), count("/proc/self/task")) > before {
        try await Task.sleep(for: .milliseconds(20))
      }
      #expect(count("/proc/self/fd") < before.0 + 60)
      #expect(count("/proc/self/task") < before.1 + 60)
    }

    @Test("changes do not use further descriptors")
    func growth() throws {
      let folder = try ScratchFolder()
      try FileManager.default.createDirectory(atPath: "\(folder.path)/app/sheets", withIntermediateDirectories: true)
      let path = try folder.write("", to: "app/sheets/a.vstyle").path
      let watcher = FileWatcher([path], quietTime: .milliseconds(5))
      let before = count("/proc/self/fd")
      for round in 0..<10 {
        for way in SavingWay.all {
          try way.save("\(round)", path)
          watcher.watch([path, "\(folder.path)/app/sheets/\(round).vstyle"])
          #expect(watcher.wait(for: .seconds(5)) == .changed)
        }
      }
      #expect(count("/proc/self/fd") < before + 60)
    }

    private func count(_ folder: String) -> Int {
      (try? FileManager.default.contentsOfDirectory(atPath: folder).count) ?? 0
    }
  #endif

  @Test("a watcher uses no processor time while nothing changes")
  func idle() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("", to: "a.vstyle").path
    // A file that was made just before counts as changed.
    Thread.sleep(forTimeInterval: 0.02)
    let watcher = FileWatcher([path, "\(folder.path)/missing/b.vstyle"])
    let before = LifetimeTests.threadTime
    #expect(watcher.wait(for: .seconds(1)) == .timedOut)
    #expect(LifetimeTests.threadTime - before < .milliseconds(20))
  }

  /// The processor time of this thread, which no other test uses while the watcher waits.
  private static var threadTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
