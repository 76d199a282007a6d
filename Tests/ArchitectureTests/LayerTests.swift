import Testing

/// Tests of the dependencies between the targets.
@Suite struct LayerTests {
  /// The paths of the sources that import a module.
  private static let files = RepositoryFile.sources.reduce(into: [String: [String]]()) { files, file in
    for module in file.imports { files[module, default: []].append(file.path) }
  }

  @Test("a file imports only lower layers and the modules that it is listed for", arguments: RepositoryFile.sources)
  func imports(_ file: RepositoryFile) throws {
    let layer = try #require(Layer.all.first { $0.name == file.target }, "no layer `\(file.target)`")
    for module in Set(file.imports) {
      let isListed = Layer.filesByModule[module]?.contains(file.path) ?? false
      #expect(layer.below.contains(module) || isListed, "`import \(module)`")
    }
  }

  @Test("the manifest has no dependency that the layer does not allow", arguments: Layer.all)
  func dependencies(_ layer: Layer) throws {
    let position = try #require(Layer.all.firstIndex { $0.name == layer.name })
    #expect(layer.below.isSubset(of: Layer.all[..<position].map(\.name)), "an arrow points up")
    let target = try Regex(
      #"(?:arget|plugin)\(\s*name: "\#(layer.name)"(?s:,\s*dependencies: (language|stylesheet)?[ +]*(?:\[(.*?)\])?)?"#)
    let match = try #require(RepositoryFile.manifest.firstMatch(of: target), "no such target")
    let names = String(match.output[2].substring ?? "").matches(of: /"([^"]+)"/).map { String($0.1) }
    let list = match.output[1].substring
    let shared = list == nil ? [] : list == "language" ? Layer.language : Layer.stylesheet
    #expect(layer.below.isSuperset(of: shared.union(names)))
  }

  @Test("`stylesheet` and `language` in the manifest are the modules of the layers")
  func language() throws {
    let lists = RepositoryFile.manifest.matches(
      of: /let (stylesheet|language): \[Target\.Dependency\] = (stylesheet \+ )?\[(.*)\]/)
    let modules = lists.map { list in list.3.matches(of: /"([^"]+)"/).map { String($0.1) } }
    try #require(lists.map { String($0.1) } == ["stylesheet", "language"] && lists[1].2 != nil)
    #expect(Set(modules[0]) == Layer.stylesheet)
    #expect(Set(modules.joined()) == Layer.language)
  }

  @Test("the manifest and the layers name the same targets, without external packages")
  func manifest() {
    let names = RepositoryFile.manifest.matches(
      of: /(?:\.(?:executableTarget|plugin|target)\(\s*name:|page\() ?"([^"]+)"/)
    #expect(
      Set(names.map { String($0.1) })
        == Set(
          Layer.all.map(\.name) + [
            "BrowserSupport", "ConcurrencyPage", "DebuggingPage", "DesignTokensPage", "ErrorsPage",
            "FirstSheetTutorial", "FormatCheck", "FormatSupport", "Grammars", "HotReloadPage", "LanguageSupport",
            "PlatformStandIn", "QuickStartPage", "RefereeCheck", "RefereeSupport", "ShippingPage", "SiteGenerator",
            "SkinInstaller", "SkinsPage", "SwiftUIStandIn", "TestSupport", "ThemesPage", "ThemesTutorial",
            "ValueTypesPage",
          ]))
    #expect(!RepositoryFile.manifest.contains(".package("))
  }

  @Test("a file that imports Foundation writes the module before types that Apple's SDK has too")
  func typesOfTheSDK() {
    let files = RepositoryFile.sources.filter { $0.imports.contains("Foundation") }
    #expect(files.count > 5)
    for file in files {
      let code = file.text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      let name = /(?:^|[^.\w"`])(?:Point|Rect|Size|Style)(?:[^\w"]|$)/
      #expect(code.filter { $0.contains(name) } == [], "\(file.path)")
    }
  }

  @Test("the package of the thread tests is compiled with the same settings, which are declared before their use")
  func threadTests() throws {
    let threads = try #require(RepositoryFile.file("Tests/Threads/Package.swift")).text
    let settings = /(?s)let settings: \[SwiftSetting\] = \[.*?\n\]\n/
    let own = try #require(RepositoryFile.manifest.firstMatch(of: settings)).output
    let declaration = try #require(threads.firstRange(of: String(own)), "other settings")
    #expect(try #require(threads.firstRange(of: "let package")).lowerBound > declaration.upperBound)
  }

  @Test(
    "a package in a folder of tests depends on a product with each module that its sources import",
    arguments: [("Tests/Threads", "Tests/ClientTests/"), ("Tests/Fuzz", "Tests/Fuzz/Sources/")])
  func nestedPackages(_ package: String, _ sources: String) throws {
    let manifest = try #require(RepositoryFile.file("\(package)/Package.swift")).text
    let files = RepositoryFile.tests.filter { $0.path.hasPrefix(sources) }
    let imports = Set(files.flatMap(\.imports)).filter { $0.hasPrefix("VStyle") }
    var modules = Set(Layer.all.map(\.name).filter { manifest.contains(".product(name: \"\($0)\"") })
    for layer in Layer.all.reversed() where modules.contains(layer.name) { modules.formUnion(layer.below) }
    #expect(imports.count > 1)
    #expect(imports.subtracting(modules) == [])
  }

  @Test("only listed files import a module, and every listed file does", arguments: Layer.filesByModule.keys.sorted())
  func listedFiles(_ module: String) {
    let users = LayerTests.files[module] ?? []
    #expect(Layer.filesByModule[module]?.isSuperset(of: users) ?? false)
    for path in Layer.filesByModule[module] ?? [] {
      let modules = RepositoryFile.file(path)?.imports ?? []
      #expect(modules.contains { Layer.filesByModule[$0] != nil }, "\(path)")
    }
  }
}
