import Foundation
import TestSupport
import Testing

/// Tests that the pictures in Docs/Pictures show what the engine and the program do now.
@Suite("pictures")
struct PictureTests {
  @Test("a picture in Docs is drawn from what the project does now", arguments: PictureSource.allCases)
  func golden(_ source: PictureSource) throws {
    let picture = try source.picture()
    #expect(picture.name == source.rawValue)
    #expect(Golden.mismatch(picture.text, with: "\(PackageRoot.path)/\(picture.path)") == nil)
  }

  @Test("every SVG of the folder is drawn")
  func complete() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: PackageRoot.path + "/Docs/Pictures")
    let drawn = names.filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) }
    #expect(Set(drawn) == Set(PictureSource.allCases.map(\.rawValue)))
  }

  @Test("a page shows each picture, with a text for readers who do not see it", arguments: PictureSource.allCases)
  func shown(_ source: PictureSource) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: PackageRoot.path + "/Docs")
    let pages = ["README.md"] + names.filter { $0.hasSuffix(".md") }.map { "Docs/\($0)" }
    let texts = pages.flatMap { page in
      PictureSource.page(page).matches(of: /!\[([^\]]*)\]\([^)]*Pictures\/(\w+)\.svg\)/)
        .filter { $0.2 == source.rawValue }.map { String($0.1) }
    }
    #expect(!texts.isEmpty && texts.allSatisfy { $0.count > 40 }, "\(texts)")
  }

  @Test("declarations drop out of the cascade in the order of its criteria, each of which decides some")
  func cascade() throws {
    let losers = try CascadeExample.example().losers
    let order = losers.map(\.criterion.rawValue)
    #expect(order == order.sorted())
    #expect(Set(losers.map(\.criterion)) == Set(CascadePicture.Criterion.allCases).subtracting([.own]))
  }

  @Test("a switch of the theme passes every step once")
  func steps() {
    let steps = SwitchRun.steps()
    #expect(steps.count == SwitchPicture.Step.allCases.count && Set(steps) == Set(SwitchPicture.Step.allCases))
  }

  @Test("a value that is taken off shows the value below it")
  func restored() {
    var shown: [[String?]] = []
    for step in RestoreRun.steps() {
      if let former = shown.first(where: { $0.firstIndex(of: nil) == step.values.firstIndex(of: nil) }) {
        #expect(former == step.values, "\(step.code)")
      }
      shown.append(step.values)
    }
    #expect(shown.count == 2 * RestorePicture.sources.count - 1)
  }

  @Test("a color has one value for each appearance, and some differ")
  func colors() {
    let swatches = ColorExample.swatches()
    #expect(swatches.allSatisfy { $0.light != "none" && $0.dark != "none" })
    #expect(swatches.count { $0.light != $0.dark } == 4)
  }
}
