import VStyleCheck
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// An image that the project does not have.
  ///
  /// The files are those in the `resources` folders of the configuration. Without that key, the rule reports nothing.
  static let missingResource = LintRule(
    .missingResource, needs: .images,
    summary: "A sheet names an image that is not among the project's files.",
    why: """
      The view shows no image. Correct the name, or add the file to a folder that `resources` of `vstyle.json` names.
      """,
    bad: [
      .init(#"ImageView { image: ↓url("img/bakc.png"); }"#, files: ["img/back.png": ""]),
      .init(#"ImageView { image: ↓"bakc"; }"#, files: ["img/back@2x.png": ""]),
    ],
    good: [
      .init(#"ImageView { image: url("img/back.png"); }"#, files: ["img/back.png": ""]),
      .init(#"ImageView { image: "back"; }"#, files: ["img/back@2x.png": ""]),
      #"ImageView { image: "back"; }"#,
    ],
    check: { context in
      guard let resources = context.resources else { return [] }
      return context.images.compactMap { use in
        switch use.image.source {
        case .named(let name): missingName(name, use, resources)
        case .url(let address): missingFile(address, use, resources)
        case .symbol, .color: nil
        }
      }
    })

  private static func missingName(_ name: String, _ use: ImageUse, _ resources: ResourceFiles) -> Diagnostic? {
    guard resources.files(named: name).isEmpty else { return nil }
    let guess = Spelling.closest(to: name, in: resources.names)
    return Diagnostic(
      .missingResource, at: use.location, "there is no image `\(name)`",
      help: guess.map { "did you mean `\($0)`?" } ?? "add the file, or correct the name")
  }

  private static func missingFile(_ address: String, _ use: ImageUse, _ resources: ResourceFiles) -> Diagnostic? {
    guard let path = ResourceAddress.resolve(address, from: use.sheet), !resources.contains(path) else { return nil }
    if let other = resources.respelling(of: path) {
      return Diagnostic(
        .missingResource, at: use.location, "the file is called `\(other)`, with other letters in capitals",
        help: "write it as it is called: not every file system takes the two for one")
    }
    let names = resources.names(in: ResourceAddress.folder(of: path))
    let guess = Spelling.closest(to: path.split(separator: "/").last.map(String.init) ?? "", in: names)
    return Diagnostic(
      .missingResource, at: use.location, "there is no file `\(path)`",
      help: guess.map { "did you mean `\($0)`?" } ?? "an address is relative to its sheet")
  }
}
