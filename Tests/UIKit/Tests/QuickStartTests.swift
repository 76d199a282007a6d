import Foundation
import Testing
import UIKit
import VStyleUIKit

/// Tests of what the pages say about an app with UIKit.
@MainActor
@Suite struct QuickStartTests {
  @Test("a sheet is read by its name, and a mistake in it is thrown in a debug build")
  func named() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vstyle-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("Label { number-of-lines: 4 }".utf8).write(to: folder.appendingPathComponent("app.vstyle"))
    try Data("Label { number-of-lins: 4 }".utf8).write(to: folder.appendingPathComponent("wrong.vstyle"))
    let bundle = try #require(Bundle(path: folder.path))
    let (window, label) = (UIWindow(), UILabel())
    window.addSubview(label)
    window.style(with: try Stylesheet(named: "app", in: bundle))
    #expect(label.numberOfLines == 4)
    #expect(throws: StylesheetError.self) { try Stylesheet(named: "wrong", in: bundle) }
    #expect(throws: SheetFileError.self) { try Stylesheet(named: "missing", in: bundle) }
    window.removeStyles()
  }
}
