import TestSupport
import Testing

@Suite("the page of public types")
struct PublicTypeTests {
  private static let text: String = {
    let sections = PublicType.modules.map { module, contents in
      let members = Set(PublicMember.all(of: module).map(\.owner))
      let rows = PublicType.all(of: module).map { type in
        let link = "[`\(type.name)`](Members/\(module).md#\(type.anchor))"
        let name = members.contains(type.name) ? link : "`\(type.name)`"
        return "| \(name)\(type.isDeprecated ? " (deprecated)" : "") | \(type.summary) |\n"
      }.joined()
      let page = "The [members](Members/\(module).md) of these types have a page.\n\n"
      return "## \(module): \(contents)\n\n\(page)| type | what it is |\n| --- | --- |\n\(rows)"
    }
    return """
      # Public types

      Look up every public type here, and its members on a page for each module. `import VStyle` includes
      `VStyleCompiler`, `VStyleStylesheet`, `VStyleValues` and `VStyleSyntax`; `import VStyleViews` includes
      `VStyleProperties`, `import VStyleSkins` includes `VStylePacks`, and `import VStyleInspect` includes `VStyleTrace`.
      The members of views that styles can set are [properties](Properties.md).

      \(sections.joined(separator: "\n"))
      """
  }()

  /// The page of the members of a module.
  private static func page(of module: String, _ contents: String) -> String {
    let types = Dictionary(grouping: PublicType.all(of: module), by: \.name)
    let owners = Dictionary(grouping: PublicMember.all(of: module), by: \.owner)
    let sections = owners.sorted { $0.key < $1.key }.map { owner, members in
      let rows = members.map { "| \(code($0.declaration)) | \($0.summary) |\n" }.joined()
      let summary = types[owner]?.first.map { "\($0.summary)\n\n" } ?? ""
      return "## \(owner)\n\n\(summary)| member | what it is |\n| --- | --- |\n\(rows)"
    }
    return """
      # Members of \(module)

      Look up here what the types of `\(module)` can do. Xcode shows the whole comment of a member.

      The module has \(contents).

      \(sections.joined(separator: "\n"))
      Next: [public types](../PublicTypes.md) of all modules

      """
  }

  /// A declaration as code in the cell of a table. A code span with backticks in it has two around it, and spaces.
  private static func code(_ declaration: String) -> String {
    let cell = declaration.replacing("|", with: "\\|")
    return cell.contains("`") ? "`` \(cell) ``" : "`\(cell)`"
  }

  @Test("the page equals the text generated from the sources")
  func golden() {
    let mismatch = Golden.mismatch(PublicTypeTests.text, with: PackageRoot.path + "/Docs/PublicTypes.md")
    #expect(mismatch.map { "\($0.prefix(400))" } == nil)
  }

  @Test(
    "the page of the members of a module equals the text generated from the sources",
    arguments: PublicType.modules.map(\.0))
  func members(_ module: String) throws {
    let contents = try #require(PublicType.modules.first { $0.0 == module }).1
    let path = "\(PackageRoot.path)/Docs/Members/\(module).md"
    let mismatch = Golden.mismatch(PublicTypeTests.page(of: module, contents), with: path)
    #expect(mismatch.map { "\($0.prefix(400))" } == nil)
    #expect(PublicMember.all(of: module).filter { $0.summary.isEmpty }.map(\.declaration) == [])
  }

  @Test(
    "the first page of a product's documentation lists every public type of its modules",
    arguments: [
      ["VStyle", "VStyleCompiler", "VStyleStylesheet", "VStyleSyntax", "VStyleValues"],
      ["VStyleViews", "VStyleProperties"],
      ["VStyleSkins", "VStylePacks"],
      ["VStyleFoundation"], ["VStyleInspect", "VStyleTrace"], ["VStyleMotion"],
    ])
  func listed(_ modules: [String]) throws {
    let product = modules[0]
    let page = try #require(RepositoryFile.file("Sources/\(product)/\(product).docc/\(product).md")).text
    let types = modules.flatMap(PublicType.all).filter { !$0.name.contains(".") }
    #expect(!types.isEmpty)
    #expect(types.filter { !page.contains("- ``\($0.name)``") }.map(\.name) == [])
  }

  @Test("every public type has a summary of at most 20 words")
  func summaries() {
    let types = PublicType.modules.flatMap { PublicType.all(of: $0.0) }
    #expect(types.count > 200)
    #expect(types.map(\.name).filter { $0.contains(/(^|\.)[a-z]/) } == [])
    let long = types.filter { $0.summary.isEmpty || $0.summary.split(separator: " ").count > 20 }
    #expect(long.map { "\($0.name): \($0.summary)" } == [])
  }
}
