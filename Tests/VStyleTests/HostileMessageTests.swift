import Foundation
import TestSupport
import Testing
import VStyleSyntax
import VStyleViews

@testable import VStyle
@testable import VStyleSkins

/// Tests that the message of an error, which an app prints, has no character that acts on a terminal.
///
/// Names and paths are those of sheets, packs and servers of strangers.
@Suite("Messages with hostile names")
struct HostileMessageTests {
  private static let attack = "a\u{1B}[2J\u{202E}\n\u{9B}\u{2028}"

  private static let errors: [any CustomStringConvertible & Sendable] = [
    SheetFileError(path: attack, reason: attack), ImportFailure(attack),
    StorageError(attack, attack, reason: attack), DownloadError.invalidAddress(attack),
    DownloadError.failed(attack), ThemeSourceError.unreadable(attack), ThemeSourceError.download(.failed(attack)),
    SkinError.unknownSkin(attack), SkinError.unknownImage(attack), SkinError.invalidManifest(attack),
    SkinError.invalidValues([SkinDiagnostic(pack: attack, key: attack, attack)]),
    SkinError.unreadableArchive(.invalidName(attack)), SkinError.unreadableManifest(.tooLarge(attack)),
    SkinError.invalidImage(path: attack, reason: attack), SkinError.unreadableFolder(attack),
    SkinError.storage(operation: attack, path: attack, reason: attack),
    SkinError.download(address: attack, reason: attack), SkinDiagnostic(pack: attack, attack),
    ZipError.damaged(entry: attack), PropertyListError.malformed(attack, offset: 1),
  ]

  @Test("a message is one line without control characters", arguments: errors.indices)
  func messages(_ index: Int) {
    let text = Self.errors[index].description
    #expect(!text.unicodeScalars.contains(where: VisibleText.isControl) && text.contains("a<U+001B>[2J<U+202E>"))
  }

  @Test("so is the message for a sheet that was renamed to an attack")
  func sheet() {
    let url = URL(fileURLWithPath: "/gone/\(Self.attack).vstyle")
    let error = #expect(throws: SheetFileError.self) { try Stylesheet(contentsOf: url) }
    #expect(error?.path == url.path && error.map { "\($0)".contains("<U+001B>") } == true)
  }
}
