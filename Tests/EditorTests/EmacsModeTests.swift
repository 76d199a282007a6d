import Foundation
import TestSupport
import Testing

/// Emacs, which colors a sheet with a mode.
enum EmacsEngine {
  static let isPresent = (try? Process.output(of: "command -v emacs", []))?.isEmpty == false
}

/// Tests of the mode for Emacs.
@Suite("Emacs", .enabled(if: EmacsEngine.isPresent, "there is no Emacs"))
struct EmacsModeTests {
  @Test("the mode compiles without a warning, and gives a sheet the expected faces")
  func faces() throws {
    let mode = PackageRoot.path + "/Docs/Editors/emacs/vstyle-mode.el"
    let output = try Process.output(
      of: "emacs --batch --no-site-file --load \"$1\" \"$2\" \"$3\" 2> /dev/null",
      [Fixture.path(of: "faces.el"), mode, Fixture.path(of: "faces.vstyle")])
    #expect(Golden.mismatch(String(decoding: output, as: UTF8.self), with: Fixture.path(of: "faces.golden")) == nil)
  }
}
