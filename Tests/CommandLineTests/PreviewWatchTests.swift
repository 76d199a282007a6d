import Foundation
import TestSupport
import Testing

/// Tests of `vstyle preview --watch` while files change.
@Suite("previews of sheets that change")
struct PreviewWatchTests {
  @Test("a page that cannot be written is reported, and written after the next save")
  func failedPage() throws {
    let scratch = try ScratchFolder()
    let sheet = try scratch.write("Label { alpha: 1; }\n", to: "a.vstyle")
    let page = scratch.path + "/page.html"
    let watch = try Watch(["preview", sheet.path, "--watch", "--output", page], in: scratch.path)
    defer { watch.end() }
    #expect(watch.next("wrote \(page)\n") != nil)
    try FileManager.default.removeItem(atPath: page)
    try FileManager.default.createDirectory(atPath: page, withIntermediateDirectories: false)
    _ = try scratch.write("Label { alpha: 0.5; }\n", to: "a.vstyle")
    let failure = watch.next("\n")
    #expect(failure?.contains("error: `\(page)`") == true, "\(failure ?? "nothing")")
    try FileManager.default.removeItem(atPath: page)
    _ = try scratch.write("Label { alpha: 0.25; }\n", to: "a.vstyle")
    // A sheet that is read while it is being written is an empty one, and has a page of its own.
    var shown = ""
    while !shown.contains("0.25"), watch.next("wrote \(page)\n") != nil {
      shown = try String(contentsOfFile: page, encoding: .utf8)
    }
    #expect(shown.contains("0.25"))
  }
}
