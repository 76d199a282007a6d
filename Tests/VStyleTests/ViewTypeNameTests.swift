import Testing
import VStyleViews

@testable import VStyle

/// A generic view of an app.
private final class Crate<Content>: View {
  var content: Content?
}

/// View types of an app with the names of other view types.
private enum Other {
  final class Label: View {
    var caption = 0.0
    override class var properties: PropertyTable { super.properties + [.bind(.caption, \Label.caption)] }
  }
}

extension Property {
  fileprivate static let caption = Property("caption", .number)
}

@Suite("Names of view types")
struct ViewTypeNameTests {
  @Test("a type selector names a generic view type without its type arguments")
  func generic() {
    let sheet = Stylesheet("Crate { alpha: 0.5 }", viewTypes: [Crate<Int>.self, Crate<String>.self])
    #expect(sheet.diagnostics == [])
    let crate = Crate<Int>()
    StyleScope(root: crate, sheets: [sheet]).flush()
    #expect(crate.alpha == 0.5)
  }

  @Test("a duplicate type name is reported; adding the same type twice is not")
  func taken() {
    let diagnostics = ReportedIssues.of("Label") { _ = StyleSchema.views(and: [Other.Label.self]) }
    #expect(diagnostics.contains { $0.rule == .nameTaken })
    let same = ReportedIssues.of("Label") { _ = StyleSchema.views(and: [Label.self]) }
    #expect(!same.contains { $0.rule == .nameTaken })
    #expect(
      !ReportedIssues.of("Crate") { _ = StyleSchema(viewTypes: [Crate<Int>.self, Crate<Bool>.self]) }
        .contains { $0.rule == .nameTaken })
  }
}
