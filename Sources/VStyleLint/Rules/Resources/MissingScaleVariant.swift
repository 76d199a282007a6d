import VStyleCheck
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// An image without a scale that other images have. An image whose file names have no scale is for all scales.
  static let missingScaleVariant = LintRule(
    .missingScaleVariant, needs: .images,
    summary: "An image is there for some scales of screens and not for one that other images are there for.",
    why: "Screens of that scale show a blurred image. Add the file for the scale.",
    bad: [
      .init(
        #"ImageView { image: ↓"back"; } ImageView.wide { image: "next"; }"#,
        files: ["img/back@2x.png": "", "img/next@2x.png": "", "img/next@3x.png": ""])
    ],
    good: [
      .init(
        #"ImageView { image: "back"; } ImageView.wide { image: "next"; }"#,
        files: ["img/back@2x.png": "", "img/back@3x.png": "", "img/next@2x.png": "", "img/next@3x.png": ""])
    ],
    check: { context in
      guard let resources = context.resources else { return [] }
      let wanted = resources.allScales.filter { $0 > 1 }
      return context.images.compactMap { use in
        guard case .named(let name) = use.image.source else { return nil }
        let scales = resources.files(named: name).map(ResourceFiles.scale).filter { $0 > 1 }
        let lacking = wanted.filter { !scales.contains($0) }
        guard !scales.isEmpty, !lacking.isEmpty else { return nil }
        let names = lacking.map { "`@\($0)x`" }.joined(separator: ", ")
        return Diagnostic(
          .missingScaleVariant, at: use.location, "the image `\(name)` is not there as \(names)",
          help: "add the file")
      }
    })
}
