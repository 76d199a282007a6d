import TestSupport
import Testing

@Suite("the picture of the targets")
struct LayerPictureTests {
  @Test("the picture in Docs is drawn from the list of targets")
  func golden() {
    #expect(Golden.mismatch(LayerPicture.text, with: PackageRoot.path + "/Docs/Layers.svg") == nil)
  }

  @Test("no box is on another one, and each arrow goes down")
  func places() {
    #expect(LayerPicture.collisions == [])
    #expect(LayerPicture.risingArrows == [])
  }

  @Test("every target but the measuring programs and the plug-ins is in the picture")
  func complete() {
    let others: Set = ["VStyleBuild", "VStyleCommand", "vstyle-bench", "vstyle-conformance", "vstyle-generate"]
    #expect(LayerPicture.names == Set(Layer.all.map(\.name)).subtracting(others))
  }

  @Test("the table of the layers has the targets of the picture, and some of them for several parts")
  func table() throws {
    let page = try #require(RepositoryFile.file("Docs/Architecture.md")).text
    let start = try #require(page.firstRange(of: "| layer | gives | start reading at |"))
    let rows = page[start.upperBound...].split(separator: "\n").dropFirst().prefix { $0.hasPrefix("|") }
    let names = Set(rows.compactMap { $0.firstMatch(of: /^\| `(\w+)`/).map { String($0.1) } })
    #expect(names == LayerPicture.names.subtracting(["VStyleSample"]))
  }

  @Test("the arrows imply every import")
  func arrows() {
    var reached: [String: Set<String>] = [:]
    for layer in Layer.all {
      let direct = LayerPicture.edges(of: layer)
      reached[layer.name] = Set(direct).union(direct.flatMap { reached[$0] ?? [] })
      #expect(reached[layer.name]?.isSuperset(of: layer.below) == true, "\(layer.name)")
    }
  }
}
