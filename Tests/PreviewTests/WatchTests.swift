import Foundation
import TestSupport
import Testing

/// `vstyle preview --watch` while an editor saves sheets.
@Suite("Preview of sheets that change")
struct WatchTests {
  @Test("after random saves the page shows the last good sheet, and the errors of the newest")
  func saves() throws {
    let scratch = try ScratchFolder()
    let folder = "\(scratch.path)/app/sheets"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let (sheet, part, page) = ("\(folder)/a.vstyle", "\(folder)/b.vstyle", "\(scratch.path)/page.html")
    _ = try scratch.write("@import \"b.vstyle\";\nLabel { tag: 1; }", to: "app/sheets/a.vstyle")
    _ = try scratch.write("Button { tag: 1; }", to: "app/sheets/b.vstyle")
    let watch = try WatchProcess(["preview", sheet, "--watch", "--output", page])
    defer { watch.end() }
    var random = SeededGenerator(seed: SeededGenerator.seed)
    let first = "Label-tag-1"
    try #require(watch.waits(page) { self.shows($0, first) }, "\(watch.errors)")
    let files = try watch.openFiles()
    var good = 1
    for round in 2..<Environment.rounds(24) + 2 {
      let isBroken = Bool.random(using: &random)
      let file = Bool.random(using: &random) ? sheet : part
      let imports = file == sheet ? "@import \"b.vstyle\";\n" : ""
      let name = file == sheet ? "Label" : "Button"
      if isBroken {
        try save("\(imports)\(name) { tag: \(round); colr: \(round); }", to: file, &random)
        let isShown = try watch.waits(page) { $0.contains("`colr`") && $0.contains("role=\"alert\"") }
        #expect(isShown, "round \(round)")
        // Both files are good again.
        try save("\(imports)\(name) { tag: \(round); }", to: file, &random)
      } else {
        try save("\(imports)\(name) { tag: \(round); }", to: file, &random)
      }
      let isShown = try watch.waits(page) { self.shows($0, "\(name)-tag-\(round)") && !$0.contains("role=\"alert\"") }
      #expect(isShown, "round \(round), \(isBroken ? "mended" : "good")")
      good = isShown ? round : good
    }
    // The process may still be at work after the last save.
    #expect(try watch.becomes { try watch.openFiles() <= files }, "descriptors leak")
    let isIdle = try watch.becomes {
      let before = try watch.processorTime()
      usleep(1_000_000)
      return try watch.processorTime() - before <= 1
    }
    #expect(isIdle, "the process is not idle")
  }

  /// Whether a page has a value among its data.
  private func shows(_ page: String, _ label: String) -> Bool {
    let parts = label.split(separator: "-")
    return page.contains("declaration\": \"tag: \(parts[2])\"") && page.contains("<code>\(parts[0])</code>")
  }

  private func save(_ text: String, to path: String, _ random: inout SeededGenerator) throws {
    try (SavingWay.all.randomElement(using: &random) ?? SavingWay.all[0]).save(text, path)
  }
}

/// The program in a process of its own, which runs until it is ended.
private final class WatchProcess {
  private let process = Process()
  init(_ words: [String]) throws {
    process.executableURL = WatchProcess.program
    process.arguments = words
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  func end() {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  var errors: String { "the process \(process.isRunning ? "runs" : "ended")" }

  /// Reads a page again and again until it has a content, for at most thirty seconds.
  func waits(_ path: String, _ isExpected: (String) -> Bool) throws -> Bool {
    for _ in 0..<1_500 {
      if let page = try? String(contentsOfFile: path, encoding: .utf8), isExpected(page) { return true }
      usleep(20_000)
    }
    return false
  }

  /// Whether a condition holds at one of twenty moments.
  func becomes(_ isTrue: () throws -> Bool) throws -> Bool {
    for _ in 0..<20 {
      if try isTrue() { return true }
      usleep(100_000)
    }
    return false
  }

  /// The number of open files.
  func openFiles() throws -> Int {
    let folder = "/proc/\(process.processIdentifier)/fd"
    guard FileManager.default.fileExists(atPath: folder) else { return 0 }
    return try FileManager.default.contentsOfDirectory(atPath: folder).count
  }

  /// The time that the processor has spent in the process, in clock ticks of 10 ms.
  func processorTime() throws -> Int {
    guard let text = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8) else {
      return 0
    }
    let fields = text.split(separator: " ")
    return (Int(fields[13]) ?? 0) + (Int(fields[14]) ?? 0)
  }

  private static let program: URL = {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    for _ in 0..<4 {
      let file = folder.appendingPathComponent("vstyle")
      if FileManager.default.isExecutableFile(atPath: file.path) { return file }
      folder.deleteLastPathComponent()
    }
    return URL(fileURLWithPath: "vstyle")
  }()
}
