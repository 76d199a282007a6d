import VStyleCheck
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// An image outside of the project.
  static let resourceEscapesFolder = LintRule(
    .resourceEscapesFolder, needs: .images,
    summary: "The address of an image leads out of the folder of the sheets, or to another machine.",
    why: "A sheet reads nothing outside of its folder, so the view shows no image. Copy the file into the folder.",
    bad: [
      #"ImageView { image: ↓url("../../shared/back.png"); }"#,
      #"ImageView { image: ↓url("https://example.com/back.png"); }"#,
    ],
    good: [#"ImageView { image: url("img/back.png"); }"#],
    check: { context in
      context.images.compactMap { use in
        guard case .url(let address) = use.image.source, ResourceAddress.resolve(address, from: use.sheet) == nil else {
          return nil
        }
        return Diagnostic(
          .resourceEscapesFolder, at: use.location, "`\(address)` is not a file in the folder of the sheets",
          help: "copy the image there, and name it relative to this sheet")
      }
    })
}
