import Foundation
import TestSupport
import Testing

/// The pictures that are drawn, and where their contents come from. The name of a case is that of the file.
enum PictureSource: String, CaseIterable, CustomTestStringConvertible {
  /// The output of `vstyle lint`.
  case diagnostic
  /// The table of the page of performance.
  case figures
  /// The traces of a live scope.
  case cascade
  /// The events of a live manager.
  case `switch`
  /// The values of a live view.
  case restore
  /// The values of live views in a scope with a limit.
  case scope
  /// The values of live views in both appearances.
  case colors

  var testDescription: String { rawValue }

  /// Draws the picture.
  ///
  /// - Throws: an error of the test if its contents are not what the picture is about.
  func picture() throws -> Picture {
    switch self {
    case .diagnostic: try LintRun.picture()
    case .figures:
      try #require(FigureTable(page: PictureSource.page("Docs/Performance.md")).flatMap(FigurePicture.picture))
    case .cascade: CascadePicture.picture(try CascadeExample.example())
    case .switch: SwitchPicture.picture(SwitchRun.steps())
    case .restore: RestorePicture.picture(of: "alpha", RestoreRun.steps())
    case .scope: ScopePicture.picture(sheet: ScopeExample.sheet, root: ScopeExample.root())
    case .colors: SwatchPicture.picture(ColorExample.swatches())
    }
  }

  /// The text of a page of the package.
  static func page(_ path: String) -> String { Fixture(path: "\(PackageRoot.path)/\(path)").text }
}
