import Foundation
import TestSupport
import Testing
import VStyleWatch

/// Files behind links and in folders that come and go, whose changes the system signals in other folders.
///
/// At the end of its time a watcher compares the files in any case. So a test that waits for long measures the time.
@Suite("Files in folders that are linked or moved", .serialized)
struct LinkedFolderTests {
  /// A folder in which other tests change nothing, since such changes would wake the watcher.
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder(in: URL(fileURLWithPath: "/var/tmp")) }

  private func watcher(_ path: String) -> FileWatcher {
    let watcher = FileWatcher(["\(folder.path)/\(path)"], quietTime: .milliseconds(5))
    while watcher.wait(for: .milliseconds(40)) == .changed {}
    return watcher
  }

  /// Whether a watcher reports a change before the end of its time.
  private func sees(_ watcher: FileWatcher) -> Bool {
    let start = ContinuousClock.now
    return watcher.wait(for: .seconds(20)) == .changed && .now - start < .seconds(10)
  }

  private func link(_ path: String, to target: String) { #expect(symlink(target, "\(folder.path)/\(path)") == 0) }

  private func move(_ path: String, to other: String) {
    #expect(rename("\(folder.path)/\(path)", "\(folder.path)/\(other)") == 0)
  }

  @Test("a link that another link leads to is seen when it changes")
  func linkedLink() throws {
    for name in ["one", "two"] { _ = try folder.write(name, to: "releases/\(name)/a.vstyle") }
    try FileManager.default.createDirectory(atPath: "\(folder.path)/links", withIntermediateDirectories: true)
    link("links/now", to: "../releases/one")
    link("sheets", to: "links/now")
    let watcher = watcher("sheets/a.vstyle")
    link("links/next", to: "../releases/two")
    move("links/next", to: "links/now")
    #expect(sees(watcher))
    _ = try folder.write("changed", to: "releases/two/a.vstyle")
    #expect(sees(watcher))
  }

  @Test("a file is seen in a folder whose name is no text")
  func nameOfBytes() throws {
    let name: [CChar] = Array("\(folder.path)/".utf8CString.dropLast()) + [CChar(bitPattern: 0xFF), 0]
    // Some file systems take only names that are texts.
    guard mkdir(name, 0o755) == 0 else { return }
    let file: [CChar] = name.dropLast() + Array("/real.vstyle".utf8CString)
    func write(_ text: String) {
      let number = open(file, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
      #expect(Foundation.write(number, text, text.utf8.count) == text.utf8.count && close(number) == 0)
    }
    write("first")
    #expect(symlink(file, "\(folder.path)/a.vstyle") == 0)
    let watcher = watcher("a.vstyle")
    write("changed")
    #expect(sees(watcher))
  }

  @Test("a file whose folder was moved to the place of a link to it counts as changed")
  func movedFolder() throws {
    _ = try folder.write("the same", to: "outside/a.vstyle")
    try FileManager.default.createDirectory(atPath: "\(folder.path)/sheets", withIntermediateDirectories: true)
    link("sheets/parts", to: "../outside")
    let watcher = watcher("sheets/parts/a.vstyle")
    #expect(unlink("\(folder.path)/sheets/parts") == 0)
    move("outside", to: "sheets/parts")
    #expect(sees(watcher))
  }

  @Test("a file is seen in folders that are made one after the other")
  func newFolders() throws {
    for round in 0..<Environment.rounds(40) {
      let path = "\(round)/b/c/d"
      let watcher = watcher("\(path)/a.vstyle")
      let root = folder.path
      let maker = Thread {
        var made = root
        for part in path.split(separator: "/") {
          made += "/\(part)"
          _ = mkdir(made, 0o755)
          // The watcher adds the new folders at the same time.
          usleep(UInt32(round % 20 * 5))
        }
        usleep(2000)
        _ = FileManager.default.createFile(atPath: "\(made)/a.vstyle", contents: Data("new".utf8))
      }
      maker.start()
      #expect(sees(watcher), "round \(round)")
    }
  }
}
