import Foundation
import TestSupport
import Testing
import VStyleSkins
import VStyleViews

/// The files after a kill of a process during an install, a switch or a write of a setting.
@Suite("Killed processes")
struct InterruptionTests {
  @Test("after a kill, packs and settings are completely old or new, without leftovers")
  func killed() throws {
    let scratch = try ScratchFolder()
    let versions = try [1, 2].map { try InstallerProgram.version($0, of: ["swap", "default"], in: scratch.path) }
    var generator = SeededGenerator(seed: SeededGenerator.seed)
    var seen: Set<String> = []
    var last = State()
    let rounds = Environment.rounds(10)
    // On a busy machine the process needs more time to make progress.
    for round in 0..<10 * rounds where round < rounds || seen.count < 2 {
      let process = try InstallerProgram.start(["swap", scratch.path + "/work"] + versions)
      usleep(UInt32.random(in: 0...UInt32(250_000 * (1 + round / rounds)), using: &generator))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let name = "round \(round), seed \(SeededGenerator.seed)"
      let state = try state(of: scratch.path + "/work", name)
      #expect(state.version != nil || last.version == nil, "never less than before: \(name)")
      #expect(state.count >= last.count, "never less than before: \(name)")
      seen.insert("\(state.version ?? 0) \(state.choice ?? "")")
      last = state
    }
    #expect(seen.count > 1, "the process gets somewhere")
  }

  private struct State {
    var version: UInt8?
    var choice: String?
    var count = 0
  }

  /// Returns the state that a restarted app finds. Records an issue for a state that is neither old nor new.
  private func state(of folder: String, _ round: String) throws -> State {
    let store = FileStore(folder: folder)
    var state = State()
    state.choice = try store.text(forKey: "CJSkinCurrentSkinName")
    #expect([nil, "default", "swap"].contains(state.choice), "\(round)")
    if let text = try store.text(forKey: "count") {
      let parts = text.split(separator: " ")
      state.count = try #require(Int(parts[0]), "\(round)")
      #expect(parts.last.map(String.init) == String(repeating: "x", count: 4000), "\(round)")
    }
    let skins = SkinManager(store: store, library: try SkinLibrary(folder: folder + "/skins"))
    state.version = try InstallerProgram.wholeVersion(of: "swap", in: skins, round)
    #expect(
      skins.skinPlistInfo["default"]?.colors["ink"] == state.version.map { Color(hex: UInt32($0)) },
      "packs of one install belong together: \(round)")
    let left = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    #expect(!left.contains { $0.hasSuffix(".new") }, "nothing is left over: \(round)")
    let packs = left.filter { $0.hasPrefix("skins/pack-") && $0.split(separator: "/").count == 2 }
    #expect(packs.count == (state.version == nil ? 0 : 2), "nothing is left over: \(round)")
    return state
  }
}
