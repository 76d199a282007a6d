import Foundation
import TestSupport
import Testing

/// Tests of `vstyle lint --watch` while an editor saves sheets.
@Suite("lint of sheets that change")
struct LintWatchTests {
  @Test("each save is checked once, also of imported and new sheets and of the configuration")
  func saves() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write("Label { alpha: 1; }\n", to: "app/a.vstyle")
    let watch = try Watch(".", in: scratch.path + "/app")
    defer { watch.end() }
    #expect(watch.next() == "nothing found in 1 file\nwaiting for a save; Ctrl-C ends\n")
    try save("@import \"parts/b.vstyle\";\n", to: "a.vstyle", scratch)
    #expect(watch.next()?.contains("import-not-found") == true)
    _ = try scratch.write("Label { alpha: 1px; }\n", to: "app/parts/b.vstyle")
    #expect(watch.next()?.contains("parts/b.vstyle:1:16") == true)
    _ = try scratch.write("Label { alpha: 1; }\n", to: "app/parts/b.vstyle")
    #expect(watch.next()?.contains("nothing found in 2 files") == true)
    _ = try scratch.write("{\"preset\": \"none\", \"rules\": 1}", to: "app/vstyle.json")
    #expect(watch.next()?.contains("error: `vstyle.json`") == true)
    try FileManager.default.removeItem(atPath: scratch.path + "/app/vstyle.json")
    #expect(watch.next()?.contains("nothing found in 2 files") == true)
    // A file that nobody reads changes the folder and is no save of a sheet.
    _ = try scratch.write("x", to: "app/.a.vstyle.swp")
    _ = try scratch.write("Label { alpha: 2; }\n", to: "app/c.vstyle")
    let last = watch.next()
    #expect(last?.contains("c.vstyle:1:16") == true && last?.contains("nothing found") == false)
  }

  @Test("every way of saving is noticed", arguments: SavingWay.all)
  func ways(_ way: SavingWay) throws {
    let scratch = try ScratchFolder()
    let path = try scratch.write("Label { alpha: 1; }\n", to: "outer/app/a.vstyle").path
    let watch = try Watch(scratch.path + "/outer/app", in: scratch.path)
    defer { watch.end() }
    #expect(watch.next()?.contains("nothing found") == true)
    try way.save("Label { alpha: 1; }\nLabel { aplha: 1; }\n", path)
    var text = ""
    // A save in several steps may be seen in between.
    while !text.contains("`aplha`"), let next = watch.next() { text += next }
    #expect(text.contains("`aplha`"))
  }

  private func save(_ text: String, to name: String, _ scratch: ScratchFolder) throws {
    _ = try scratch.write(text, to: "app/" + name)
  }
}

/// A process that checks the sheets of a folder until it is ended.
private final class Watch {
  private let process: Process
  private let pipe = Pipe()

  init(_ operand: String, in folder: String) throws {
    process = try ProcessRun.start(["lint", operand, "--watch", "--format", "concise"], in: folder)
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

  /// The next report; `nil` if there is none for thirty seconds.
  func next() -> String? {
    var bytes: [UInt8] = []
    for _ in 0..<1_500 {
      var buffer = [UInt8](repeating: 0, count: 4_096)
      let count = read(pipe.fileHandleForReading.fileDescriptor, &buffer, buffer.count)
      if count > 0 { bytes += buffer.prefix(count) }
      let text = String(decoding: bytes, as: UTF8.self)
      if text.hasSuffix("Ctrl-C ends\n") { return text }
      usleep(20_000)
    }
    return nil
  }
}
