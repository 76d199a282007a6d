import Foundation
import TestSupport
import Testing

@testable import VStyleSample

@Suite("the sample app")
struct SampleTests {
  @Test("the sample app prints the recorded changes after each switch")
  func golden() throws {
    let storage = FileManager.default.temporaryDirectory.appendingPathComponent("vstyle-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: storage) }
    var lines: [String] = []
    try SampleProgram.run(folder: PackageRoot.path + "/Stylesheets/Skins", storage: storage) { lines.append($0) }
    let mismatch = Golden.mismatch(lines.joined(separator: "\n") + "\n", with: Fixture.path(of: "sample.txt"))
    #expect(mismatch == nil)
  }
}
