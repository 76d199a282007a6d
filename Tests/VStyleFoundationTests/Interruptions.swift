import Foundation
import TestSupport
import Testing
import VStyleViews

/// What is left when a process ends in the middle of an install or a switch.
@Suite("A process that is killed")
struct Interruptions {
  /// Makes the two versions of a pack: they differ in every value and in every byte of each image.
  private func version(_ number: UInt8, in scratch: String) throws -> String {
    let path = "\(scratch)/version\(number)"
    for pack in ["swap", "default"] {
      try FileManager.default.createDirectory(atPath: "\(path)/\(pack)", withIntermediateDirectories: true)
    }
    let color = "<dict><key>Color</key><dict><key>ink</key><string>#00000\(number)</string></dict></dict>"
    let list = "<plist><dict><key>swap</key>\(color)<key>default</key>\(color)</dict></plist>"
    try Data(list.utf8).write(to: URL(fileURLWithPath: path + "/CJSkin.plist"))
    for name in Interruptions.images {
      let file = URL(fileURLWithPath: "\(path)/swap/\(name)")
      try Data(Interruptions.header + [UInt8](repeating: number, count: 20_000)).write(to: file)
    }
    return path
  }

  private static let images = (0..<8).map { "image\($0).gif" }
  private static let header = Array("GIF89a".utf8) + [1, 0, 1, 0]

  @Test("leaves the old pack or the new one, whole, and one of the two choices")
  func killed() throws {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("vstyle-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let versions = [try version(1, in: scratch), try version(2, in: scratch)]
    let program = try #require(Interruptions.program)
    var generator = SeededGenerator(seed: SeededGenerator.seed)
    var seen: Set<String> = []
    let rounds = Environment.rounds(10)
    // Where the machine is busy the process needs longer to get anywhere.
    for round in 0..<10 * rounds where round < rounds || seen.count < 2 {
      let process = Process()
      process.executableURL = program
      process.arguments = [scratch + "/work"] + versions
      try process.run()
      usleep(UInt32.random(in: 0...UInt32(120_000 * (1 + round / rounds)), using: &generator))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      seen.insert(try state(of: scratch + "/work", "round \(round), seed \(SeededGenerator.seed)"))
    }
    #expect(seen.count > 1, "the process gets somewhere")
  }

  /// What an app finds when it starts again; records what is neither old nor new.
  private func state(of folder: String, _ round: String) throws -> String {
    let store = FileStore(folder: folder)
    let choice = try store.text(forKey: "CJSkinCurrentSkinName")
    #expect([nil, "default", "swap"].contains(choice), "\(round)")
    let skins = SkinManager(store: store, library: try SkinLibrary(folder: folder + "/skins"))
    guard let pack = skins.skinPlistInfo["swap"] else {
      #expect(skins.skinPlistInfo.isEmpty && skins.skinName == "default", "\(round)")
      return "nothing"
    }
    let ink = try #require(pack.colors["ink"], "\(round)")
    #expect(skins.skinPlistInfo["default"]?.colors["ink"] == ink, "packs of one install belong together: \(round)")
    let number: UInt8 = ink == Color(hex: 1) ? 1 : 2
    #expect(ink == Color(hex: UInt32(number)), "\(round)")
    let old = skins.skinName
    if old != "swap" { try skins.skinChange("swap") }
    for name in Interruptions.images {
      guard case .url(let path) = skins.image(name).source else {
        Issue.record("\(name) is missing: \(round)")
        continue
      }
      let bytes = Fixture(path: path).bytes
      #expect(bytes == Interruptions.header + [UInt8](repeating: number, count: 20_000), "\(name): \(round)")
    }
    if old != "swap" { try skins.skinChange(old) }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder + "/skins")
    #expect(names.filter { $0.hasPrefix("pack-") }.count == 2 && names.count == 3, "nothing is left over: \(round)")
    return "\(number) \(choice ?? "")"
  }

  /// The program beside the tests.
  private static let program: URL? = {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    for _ in 0..<4 {
      let file = folder.appendingPathComponent("SkinInstaller")
      if FileManager.default.isExecutableFile(atPath: file.path) { return file }
      folder.deleteLastPathComponent()
    }
    return nil
  }()
}
