import LanguageSupport
import TestSupport
import Testing
import VStyleDiff
import VStyleStylesheet
import VStyleSyntax
import VStyleValues
import VStyleViews

/// The work of comparing versions in the further states of views.
@Suite("Comparisons in many states")
struct DiffLimitTests {
  /// A sheet in which each state of a label changes all labels.
  private static func stylesheet(_ color: String) -> CompiledStylesheet {
    let text = "Window:has(Label:highlighted) Label { text-color: \(color); } Label { tag: \(color.count); }"
    return SampleScreens.stylesheet(of: [SourceText(path: "Settings.vstyle", bytes: Array(text.utf8))])
  }

  private static func result(visits: Int? = nil, causeVisits: Int? = nil) throws -> VersionComparison.Result {
    let tree = try #require(TreeOutline.tree("Window\n" + String(repeating: "  Label\n", count: 20)))
    let (old, new) = (stylesheet("red"), stylesheet("blue"))
    var limits = VersionComparison.Limits()
    (limits.stateVisits, limits.causeVisits) = (visits, causeVisits)
    return VersionComparison.changes(
      from: StyledVersion(old, tree), to: StyledVersion(new, tree), in: [DiffEnvironment.all(of: old, and: new)[0]],
      limits: limits)
  }

  @Test("beyond the limit further states are left out, and values in the states of the tree are not")
  func limit() throws {
    let (whole, cut) = (try Self.result(), try Self.result(visits: 50))
    #expect(!whole.areStatesLeftOut && cut.areStatesLeftOut)
    #expect(whole.changes.filter { $0.forced != nil }.count == 20 * 20)
    #expect((20..<200).contains(cut.changes.filter { $0.forced != nil }.count))
    let plain = [whole, cut].map { $0.changes.filter { $0.forced == nil } }
    #expect(plain[0].count == 20 && plain[0].map(\.value) == plain[1].map(\.value))
    #expect(whole.changes.allSatisfy { $0.causes.count == 1 })
  }

  @Test("beyond the limit causes are left out, and changes are not")
  func causes() throws {
    let (whole, cut) = (try Self.result(), try Self.result(causeVisits: 1))
    #expect(!whole.areCausesLeftOut && cut.areCausesLeftOut)
    #expect(whole.changes.map(\.value) == cut.changes.map(\.value))
    #expect(cut.changes[0].causes == whole.changes[0].causes && cut.changes.contains { $0.causes.isEmpty })
  }
}
