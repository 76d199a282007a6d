// swift-tools-version: 6.2
import PackageDescription

/// Whether the manifest has the tools of the repository, the programs of pages, and the tests that need other programs:
/// compilers, browsers, editors. `VSTYLE_TOOLS=1` adds them, so that apps and `swift test` do not build them.
///
/// A nested package would be simpler to see, but compiles each module that it uses once more.
let hasTools = Context.environment["VSTYLE_TOOLS"] == "1"

/// The only targets of tests that the manifest has, if `VSTYLE_TESTS` names some, with commas between them. So a change in
/// one library builds and runs its own tests in a fraction of the time.
let onlyTests = Context.environment["VSTYLE_TESTS"]?.split(separator: ",").map(String.init)

/// Whether the manifest leaves out the products for platforms, since the package in `Tests/UIKit` has targets of the same
/// names: `VSTYLE_STAND_INS=1`. They compile the same files with modules that stand for those of the platforms.
let hasStandIns = Context.environment["VSTYLE_STAND_INS"] == "1"

let stylesheet: [Target.Dependency] = ["VStyleSelectors", "VStyleStylesheet", "VStyleSyntax", "VStyleValues"]
let language: [Target.Dependency] = stylesheet + ["VStyleCompiler"]

/// The libraries, from the lowest up, and the two programs.
let sources: [Target] = [
  .target(name: "VStyleSyntax"),
  .target(name: "VStyleSelectors", dependencies: ["VStyleSyntax"]),
  .target(name: "VStyleValues", dependencies: ["VStyleSyntax"]),
  .target(name: "VStyleStylesheet", dependencies: ["VStyleSelectors", "VStyleSyntax", "VStyleValues"]),
  .target(name: "VStyleCompiler", dependencies: stylesheet),
  // VStyle compiles the same files, by a link in its folder, for the diagnostics of debug builds. So a release build of an
  // app has none of them.
  .target(name: "VStyleAdvice", dependencies: language, swiftSettings: [.define("VSTYLE_ADVICE")]),
  .target(name: "VStyleEngine", dependencies: stylesheet),
  .target(name: "VStyleMatching", dependencies: stylesheet),
  .target(name: "VStyleTrace", dependencies: stylesheet + ["VStyleMatching"]),
  .target(name: "VStyleDiff", dependencies: stylesheet + ["VStyleEngine", "VStyleMatching", "VStyleTrace"]),
  // VStyle compiles the same files, by a link in its folder, for the hot reload of debug builds. So a release build of
  // an app has none of them.
  .target(name: "VStyleWatch", swiftSettings: [.define("VSTYLE_WATCH")]),
  .target(name: "VStyleJSON", dependencies: ["VStyleSyntax"]),
  .target(name: "VStyleSchema", dependencies: ["VStyleJSON", "VStyleSyntax", "VStyleValues"]),
  .target(
    name: "VStylePreview",
    dependencies: language + ["VStyleAdvice", "VStyleEngine", "VStyleJSON", "VStyleMatching", "VStyleTrace"],
    resources: [.embedInCode("Page/page.css"), .embedInCode("Page/page.js")]),
  .target(name: "VStylePacks", dependencies: language + ["VStyleEngine", "VStyleJSON"]),
  .target(name: "VStyle", dependencies: language + ["VStyleEngine"]),
  .target(
    name: "VStyleMotion", dependencies: ["VStyle", "VStyleEngine", "VStyleStylesheet", "VStyleSyntax", "VStyleValues"]),
  .target(name: "VStyleInspect", dependencies: ["VStyle", "VStyleStylesheet", "VStyleTrace", "VStyleValues"]),
  .target(
    name: "VStyleTesting", dependencies: ["VStyle", "VStyleJSON", "VStyleSchema", "VStyleSyntax", "VStyleValues"]),
  .target(name: "VStyleSkins", dependencies: ["VStyle", "VStyleJSON", "VStylePacks", "VStyleSyntax", "VStyleValues"]),
  .target(name: "VStyleProperties", dependencies: ["VStyle"]),
  .target(name: "VStyleViews", dependencies: ["VStyle", "VStyleProperties"]),
  .target(name: "VStyleFoundation", dependencies: ["VStyle", "VStyleSkins"]),
  .target(
    name: "VStyleCheck",
    dependencies: language + ["VStyleAdvice", "VStyleJSON", "VStyleSchema"]),
  .target(name: "VStyleTokens", dependencies: ["VStyleCheck", "VStyleJSON", "VStyleSyntax", "VStyleValues"]),
  .target(
    name: "VStyleGenerate",
    dependencies: language + ["VStyleAdvice", "VStyleCheck", "VStyleMatching"]),
  .executableTarget(
    name: "vstyle-generate",
    dependencies: ["VStyleCheck", "VStyleGenerate", "VStyleSchema", "VStyleSyntax", "VStyleValues"]),
  .target(
    name: "VStyleLint",
    dependencies: language + [
      "VStyleAdvice", "VStyleCheck", "VStyleJSON", "VStyleMatching", "VStylePacks", "VStyleSchema", "VStyleTokens",
      "VStyleTrace",
    ]),
  .target(name: "VStyleFormat", dependencies: ["VStyleSyntax", "VStyleValues"]),
  .target(
    name: "VStyleLanguageServer",
    dependencies: language + [
      "VStyleAdvice", "VStyleCheck", "VStyleFormat", "VStyleJSON", "VStyleLint", "VStyleMatching", "VStyleTrace",
    ]),
  .executableTarget(
    name: "VStyleCommandLine",
    dependencies: language + [
      "VStyle", "VStyleAdvice", "VStyleCheck", "VStyleDiff", "VStyleEngine", "VStyleFormat", "VStyleGenerate",
      "VStyleJSON", "VStyleLanguageServer", "VStyleLint", "VStyleMatching", "VStylePacks", "VStylePreview",
      "VStyleSchema",
      "VStyleSkins", "VStyleTesting", "VStyleTokens", "VStyleTrace", "VStyleViews", "VStyleWatch",
    ]),
  .plugin(
    name: "VStyleBuild", capability: .buildTool(), dependencies: [.target(name: "vstyle-generate")],
    path: "Sources/VStyleBuild", exclude: ["Views.json"]),
  .plugin(
    name: "VStyleCommand", capability: .command(intent: .custom(verb: "vstyle", description: "Run vstyle")),
    path: "Sources/VStyleCommand"),
]

/// The libraries for the views of platforms. Each is empty where there is none.
let platforms: [Target] = [.target(name: "VStyleUIKit", dependencies: ["VStyle", "VStyleProperties"])]

/// The tests of the libraries and of the program, which need nothing but Swift.
let tests: [Target] = [
  .target(name: "TestSupport", path: "Tests/TestSupport"),
  .target(
    name: "LanguageSupport", dependencies: language + ["TestSupport", "VStyleAdvice", "VStyleTrace"],
    path: "Tests/LanguageSupport"),
  .target(
    name: "FormatSupport", dependencies: ["TestSupport", "VStyleFormat", "VStyleSyntax", "VStyleValues"],
    path: "Tests/FormatSupport"),
  .testTarget(
    name: "ClientTests",
    dependencies: ["TestSupport", "VStyle", "VStyleInspect", "VStyleMotion", "VStyleSkins", "VStyleViews"]),
  .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport", "VStyleCheck", "VStyleLint", "VStyleSyntax"]),
  .testTarget(name: "VStyleJSONTests", dependencies: ["TestSupport", "VStyleJSON", "VStyleSyntax"]),
  .testTarget(
    name: "VStyleCascadeTests",
    dependencies: [
      "TestSupport", "VStyleAdvice", "VStyleCheck", "VStyleCompiler", "VStyleDiff", "VStyleEngine", "VStyleMatching",
      "VStyleStylesheet", "VStyleSyntax", "VStyleTrace", "VStyleValues",
    ]),
  .testTarget(
    name: "VStyleSyntaxTests", dependencies: ["TestSupport", "VStyleAdvice", "VStyleFormat", "VStyleSyntax"],
    exclude: ["Fixtures"]),
  .testTarget(
    name: "VStyleSelectorsTests", dependencies: ["TestSupport", "VStyleMatching", "VStyleSelectors", "VStyleSyntax"],
    exclude: ["Fixtures"]),
  .testTarget(
    name: "VStyleValuesTests",
    dependencies: ["TestSupport", "VStyleAdvice", "VStyleFormat", "VStyleSyntax", "VStyleValues"],
    exclude: ["Fixtures"]),
  .testTarget(
    name: "VStyleMotionTests",
    dependencies: [
      "TestSupport", "VStyle", "VStyleCompiler", "VStyleEngine", "VStyleMotion", "VStyleStylesheet", "VStyleSyntax",
      "VStyleValues", "VStyleViews",
    ]),
  .testTarget(
    name: "VStyleFormatTests",
    dependencies: [
      "FormatSupport", "TestSupport", "VStyleCheck", "VStyleFormat", "VStyleLint", "VStyleSyntax",
      "VStyleViews",
    ],
    exclude: ["Fixtures"]),
  .testTarget(
    name: "VStyleSkinsTests",
    dependencies: [
      "TestSupport", "VStyle", "VStylePacks", "VStyleSkins", "VStyleSyntax", "VStyleValues", "VStyleViews",
    ],
    exclude: ["Fixtures"]),
  .testTarget(
    name: "VStyleFoundationTests",
    dependencies: [
      "TestSupport", "VStyleFoundation", "VStyleGenerate", "VStyleInspect", "VStyleSkins", "VStyleSyntax",
      "VStyleViews",
    ]),
  .testTarget(
    name: "VStyleLintTests",
    dependencies: language + [
      "TestSupport", "VStyleAdvice", "VStyleCheck", "VStyleFormat", "VStyleJSON", "VStyleLint", "VStyleSchema",
      "VStyleTesting", "VStyleTrace", "VStyleViews",
    ], exclude: ["Fixtures"]),
  .testTarget(
    name: "LanguageServerTests",
    dependencies: [
      "TestSupport", "VStyleAdvice", "VStyleCompiler", "VStyleStylesheet", "VStyleCheck", "VStyleFormat", "VStyleJSON",
      "VStyleLanguageServer", "VStyleLint", "VStyleSyntax", "VStyleTrace", "VStyleValues", "VStyleViews",
    ], exclude: ["Clients"]),
  .testTarget(
    name: "CommandLineTests",
    dependencies: [
      "TestSupport", "VStyleCheck", "VStyleCommandLine", "VStyleJSON", "VStyleLint", "VStyleSchema",
      "VStyleSyntax", "VStyleTesting", "VStyleValues",
    ], exclude: ["Fixtures"]),
  .testTarget(
    name: "LanguageTests",
    dependencies: language + [
      "LanguageSupport", "TestSupport", "VStyleAdvice", "VStyleCheck", "VStyleCommandLine", "VStyleDiff",
      "VStyleEngine", "VStyleFormat", "VStyleLint", "VStyleTrace", "VStyleViews",
    ], exclude: ["Fixtures"]),
  .testTarget(
    name: "ReferenceTests",
    dependencies: [
      "LanguageSupport", "TestSupport", "VStyle", "VStyleAdvice", "VStyleCompiler", "VStyleStylesheet", "VStyleCheck",
      "VStyleCommandLine", "VStyleFormat", "VStyleLint", "VStylePacks", "VStyleSchema", "VStyleSkins",
      "VStyleSyntax", "VStyleTrace", "VStyleValues", "VStyleViews",
    ]),
  .testTarget(
    name: "VStyleTokensTests",
    dependencies: [
      "TestSupport", "VStyleAdvice", "VStyleCheck", "VStyleCompiler", "VStyleJSON", "VStyleStylesheet", "VStyleSyntax",
      "VStyleTokens", "VStyleTrace", "VStyleViews",
    ], exclude: ["Fixtures"]),
  .testTarget(name: "VStyleWatchTests", dependencies: ["TestSupport", "VStyleWatch"]),
  .testTarget(
    name: "PreviewTests",
    dependencies: [
      "TestSupport", "VStyleAdvice", "VStyleCompiler", "VStyleStylesheet", "VStyleCheck", "VStyleCommandLine",
      "VStyleEngine",
      "VStyleJSON", "VStyleLint", "VStylePreview", "VStyleSyntax", "VStyleTrace", "VStyleValues", "VStyleViews",
    ]),
  .testTarget(
    name: "VStyleTests",
    dependencies: [
      "TestSupport", "VStyle", "VStyleAdvice", "VStyleCompiler", "VStyleStylesheet", "VStyleInspect", "VStyleSchema",
      "VStyleSkins",
      "VStyleSyntax", "VStyleTesting", "VStyleViews",
    ]),
  .testTarget(
    name: "VStyleViewsTests",
    dependencies: [
      "TestSupport", "VStyle", "VStyleAdvice", "VStyleCompiler", "VStyleStylesheet", "VStyleDiff", "VStyleEngine",
      "VStyleSyntax",
      "VStyleTrace", "VStyleValues", "VStyleViews",
    ], exclude: ["Fixtures"]),
]

/// The program of a page, which a test runs as the page says. Its code is that of the page.
func page(_ name: String, _ folder: String, resources: [Resource] = []) -> Target {
  .executableTarget(
    name: name, dependencies: ["VStyleFoundation", "VStyleInspect", "VStyleSkins", "VStyleViews"],
    path: "Tests/Pages/\(folder)",
    resources: resources)
}

/// The programs that measure and check the package, the programs of pages, and the tests that run other programs.
let tools: [Target] = [
  .executableTarget(name: "VStyleSample", dependencies: ["VStyle", "VStyleSkins", "VStyleViews"]),
  .executableTarget(
    name: "vstyle-conformance",
    dependencies: language + [
      "VStyle", "VStyleDiff", "VStyleEngine", "VStyleJSON", "VStyleMatching", "VStyleMotion", "VStyleTrace",
    ]),
  .executableTarget(
    name: "vstyle-bench",
    dependencies: language + [
      "VStyle", "VStyleCheck", "VStyleEngine", "VStyleFormat", "VStyleJSON", "VStyleLint", "VStyleMotion",
      "VStyleViews",
    ]),
  .executableTarget(
    name: "FormatCheck", dependencies: ["FormatSupport", "TestSupport", "VStyleFormat", "VStyleSyntax"],
    path: "Tests/FormatCheck"),
  .executableTarget(name: "SkinInstaller", dependencies: ["VStyleSkins"], path: "Tests/SkinInstaller"),
  .executableTarget(
    name: "SiteGenerator", dependencies: ["VStyleSyntax"], path: "Tests/SiteGenerator",
    resources: [.embedInCode("Style/site.css"), .embedInCode("Style/site.js")]),
  .target(name: "RefereeSupport", dependencies: ["VStyleJSON", "VStyleSyntax"], path: "Tests/RefereeSupport"),
  .executableTarget(
    name: "RefereeCheck", dependencies: ["RefereeSupport", "VStyleJSON", "VStyleSyntax"], path: "Tests/RefereeCheck"),
  .target(
    name: "BrowserSupport", dependencies: ["TestSupport", "VStyleJSON", "VStyleSyntax"], path: "Tests/BrowserSupport"),
  .target(name: "Grammars", dependencies: language + ["VStyleJSON", "VStylePreview"], path: "Tests/Grammars"),
  .target(name: "PlatformStandIn", path: "Tests/PlatformStandIn"),
  .target(name: "SwiftUIStandIn", path: "Tests/SwiftUIStandIn"),
  page("QuickStartPage", "QuickStart"), page("DebuggingPage", "Debugging"), page("FirstSheetTutorial", "FirstSheet"),
  page("ThemesTutorial", "Themes"), page("DesignTokensPage", "DesignTokens"), page("ThemesPage", "ThemeMenu"),
  page("ErrorsPage", "Errors"), page("SkinsPage", "Skins"), page("ValueTypesPage", "ValueTypes"),
  page("HotReloadPage", "HotReload"), page("ShippingPage", "Shipping", resources: [.copy("Styles")]),
  page("ConcurrencyPage", "Concurrency"),
  .testTarget(name: "TestingPage", dependencies: ["VStyleInspect", "VStyleViews"], path: "Tests/Pages/Testing/Tests"),
  .testTarget(
    name: "PlatformTests",
    dependencies: [
      "PlatformStandIn", "SwiftUIStandIn", "TestSupport", "VStyle", "VStyleInspect", "VStyleSchema", "VStyleSyntax",
      "VStyleTesting",
    ]),
  .testTarget(
    name: "ProgramTests",
    dependencies: [
      "ConcurrencyPage", "DebuggingPage", "DesignTokensPage", "ErrorsPage", "FirstSheetTutorial", "HotReloadPage",
      "PlatformStandIn", "QuickStartPage", "ShippingPage", "SkinInstaller", "SkinsPage", "SwiftUIStandIn",
      "TestSupport", "ThemesPage", "ThemesTutorial", "VStyleAdvice", "VStyleCommandLine", "VStyleFoundation",
      "VStyleGenerate", "VStyleSample", "VStyleSkins", "VStyleTesting", "VStyleViews", "ValueTypesPage",
    ], exclude: ["Fixtures"]),
  .testTarget(
    name: "EditorTests",
    dependencies: [
      "Grammars", "TestSupport", "VStyleCommandLine", "VStyleSyntax", "VStyleValues", "VStyleViews",
    ],
    exclude: ["Clients", "Fixtures"]),
  .testTarget(
    name: "BrowserTests",
    dependencies: [
      "BrowserSupport", "SiteGenerator", "TestSupport", "VStyle", "VStyleAdvice", "VStyleCompiler", "VStyleStylesheet",
      "VStyleCheck", "VStyleCommandLine", "VStyleEngine", "VStyleInspect", "VStyleJSON", "VStyleLint",
      "VStylePreview", "VStyleSyntax", "VStyleTokens", "VStyleTrace", "VStyleValues", "VStyleViews",
    ], exclude: ["Fixtures"]),
  .testTarget(name: "ConformanceTests", dependencies: ["VStyleJSON", "vstyle-conformance"]),
  .testTarget(
    name: "RefereeTests", dependencies: ["RefereeSupport", "TestSupport", "VStyleJSON", "vstyle-conformance"]),
]

let package = Package(
  name: "vstyle",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "VStyle", targets: ["VStyle"]),
    .library(name: "VStyleViews", targets: ["VStyleViews"]),
    .library(name: "VStyleSkins", targets: ["VStyleSkins"]),
    .library(name: "VStyleFoundation", targets: ["VStyleFoundation"]),
    .library(name: "VStyleInspect", targets: ["VStyleInspect"]),
    .library(name: "VStyleMotion", targets: ["VStyleMotion"]),
    .library(name: "VStyleTesting", targets: ["VStyleTesting"]),
    .executable(name: "vstyle", targets: ["VStyleCommandLine"]),
    .plugin(name: "VStyleBuild", targets: ["VStyleBuild"]),
    .plugin(name: "VStyleCommand", targets: ["VStyleCommand"]),
  ] + (hasStandIns ? [] : [.library(name: "VStyleUIKit", targets: ["VStyleUIKit"])])
    + (hasTools ? [.executable(name: "vstyle-sample", targets: ["VStyleSample"])] : []),
  targets: (sources + (hasStandIns ? [] : platforms) + tests + (hasTools ? tools : [])).filter { target in
    target.type != .test || onlyTests?.contains(target.name) ?? true
  }
)

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

for target in package.targets where target.type != .plugin {
  target.swiftSettings = settings + (target.swiftSettings ?? [])
}
