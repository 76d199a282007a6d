import Foundation
import TestSupport
import Testing
import VStyleSkins
import VStyleViews

@Suite("Concurrent installs by several processes")
struct ConcurrentInstallTests {
  @Test("concurrent installs keep all reported packs; readers always see one whole version")
  func together() throws {
    for round in 0..<Environment.rounds(1) {
      let scratch = try ScratchFolder()
      let work = scratch.path + "/work"
      let base = try InstallerProgram.version(0, of: ["shared", "base"], in: scratch.path)
      _ = try SkinManager(library: try SkinLibrary(folder: work + "/skins")).install(folder: base)
      let processes = try (1...8).map { number in
        let version = try InstallerProgram.version(UInt8(number), of: ["shared", "own\(number)"], in: scratch.path)
        let (input, output) = (Pipe(), Pipe())
        return (try InstallerProgram.start(["install", work, version], input: input, output: output), input, output)
      }
      for (_, input, _) in processes { try input.fileHandleForWriting.close() }
      while processes.contains(where: { $0.0.isRunning }) { _ = try read(work, "round \(round)") }
      let said = processes.map { String(decoding: $0.2.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) }
      let there = try read(work, "round \(round), at the end")
      for (number, text) in zip(1..., said) {
        #expect(text.hasPrefix("installed") == there.contains("own\(number)"), "\(text)")
        #expect(text == "installed own\(number) shared\n" || text.hasPrefix("refused: cannot lock"), "\(text)")
      }
      #expect(there.count > 2)
      // A process that another test forks shares the locks of this process until it executes its program. Opening the
      // library after that removes the leftover folders.
      var homes = try homes(work)
      for _ in 0..<200 where homes.count != there.count {
        usleep(10_000)
        _ = try read(work, "round \(round), once more")
        homes = try self.homes(work)
      }
      #expect(homes.count == there.count, "nothing is left over")
    }
  }

  /// The folders of packs, whether or not the index lists them.
  private func homes(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder + "/skins").filter { $0.hasPrefix("pack-") }
  }

  /// Opens the library as a starting app does, checks its packs, and returns their names.
  private func read(_ folder: String, _ round: String) throws -> [String] {
    let skins = SkinManager(library: try SkinLibrary(folder: folder + "/skins"))
    #expect(skins.skinPlistInfo["base"] != nil, "\(round)")
    #expect(try InstallerProgram.wholeVersion(of: "shared", in: skins, round) != nil, "\(round)")
    return skins.skinPlistInfo.keys.sorted()
  }
}
