/// A public type of a module that apps can import, read from the sources.
struct PublicType: Comparable, Sendable {
  /// The name, after the names of the types around it: `Diagnostic.Fix`.
  let name: String

  /// The first sentence of its documentation comment, in Markdown.
  let summary: String

  /// Whether the compiler warns of its use.
  let isDeprecated: Bool

  static func < (left: PublicType, right: PublicType) -> Bool { left.name < right.name }

  /// The modules that apps import, each with the words for its heading.
  static let modules = [
    ("VStyle", "live objects, stylesheets, themes and appearance"),
    ("VStyleViews", "the view types"), ("VStyleProperties", "the properties of views and their values"),
    ("VStyleUIKit", "the views of UIKit"),
    ("VStyleSkins", "skins, and themes from files"),
    ("VStyleFoundation", "downloads and notifications"), ("VStyleInspect", "questions about values"),
    ("VStyleMotion", "values that move"),
    ("VStyleTesting", "schemas, from tests"),
    ("VStyleStylesheet", "styles and traits"), ("VStyleCompiler", "what sheets import"),
    ("VStyleTrace", "computed values and their reasons"), ("VStylePacks", "packs of skins"),
    ("VStyleValues", "values, value types and properties"), ("VStyleSyntax", "sources and diagnostics"),
  ]

  /// The anchor of the type's heading on the page of the members of its module.
  var anchor: String { name.lowercased().filter { $0 != "." } }

  /// The public types of a module, by name.
  static func all(of module: String) -> [PublicType] { byModule[module] ?? [] }

  private static let byModule = Dictionary(grouping: RepositoryFile.sources, by: \.target)
    .filter { target, _ in modules.contains { $0.0 == target } }.mapValues { $0.flatMap(types).sorted() }

  /// The public types that a file declares. The formatter indents a declaration by two spaces for each type around it.
  private static func types(in file: RepositoryFile) -> [PublicType] {
    let declaration =
      /(?<modifiers>(?:\w+ )*?)(?<keyword>struct|class(?! (?:func|var) )|enum|protocol|actor|extension|typealias) `?(?<name>[\w.]+)/
    var found: [PublicType] = []
    var around: [String] = []
    var comment: [Substring] = []
    var isDeprecated = false
    for line in file.declarationLines {
      let text = line.drop { $0 == " " }
      let depth = line.prefix { $0 == " " }.count / 2
      if text.hasPrefix("///") {
        comment.append(text.dropFirst(3))
        continue
      }
      if let match = text.prefixMatch(of: declaration) {
        around = around.prefix(depth) + [String(match.name)]
        // A type in an extension of a type that is not public would not compile, so the modifier is enough.
        if match.modifiers.contains(/public|open/), match.keyword != "extension" {
          found.append(
            PublicType(name: around.joined(separator: "."), summary: summary(comment), isDeprecated: isDeprecated))
        }
      }
      if text.hasPrefix("@") {
        isDeprecated = isDeprecated || text.contains("deprecated")
      } else {
        (comment, isDeprecated) = ([], false)
      }
    }
    return found
  }

  /// The first sentence of the first paragraph of a comment, with links to symbols as code.
  static func summary(_ comment: [Substring]) -> String {
    let paragraph = comment.prefix { !$0.allSatisfy { $0 == " " } }.map { $0.drop { $0 == " " } }.joined(separator: " ")
    let end = paragraph.firstRange(of: /\.(?= |$)/)?.upperBound ?? paragraph.endIndex
    return String(paragraph[..<end]).replacing("|", with: "\\|")
      .replacing(/``([^`]*)``/) { "`\($0.1.replacing("/", with: "."))`" }
  }
}
