// swift-tools-version: 6.2
import PackageDescription

/// The language features that every target is compiled with.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "vstyle",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "VStyle", targets: ["VStyle"]),
    .library(name: "VStyleViews", targets: ["VStyleViews"]),
    .library(name: "VStyleFoundation", targets: ["VStyleFoundation"]),
    .executable(name: "vstyle", targets: ["VStyleCommandLine"]),
    .executable(name: "vstyle-sample", targets: ["VStyleSample"]),
    .plugin(name: "VStyleBuild", targets: ["VStyleBuild"]),
    .plugin(name: "VStyleCommand", targets: ["VStyleCommand"]),
  ],
  targets: [
    .target(name: "VStyleSyntax", swiftSettings: settings),
    .target(name: "VStyleSelectors", dependencies: ["VStyleSyntax"], swiftSettings: settings),
    .target(name: "VStyleValues", dependencies: ["VStyleSyntax"], swiftSettings: settings),
    .target(
      name: "VStyleCascade", dependencies: ["VStyleSelectors", "VStyleSyntax", "VStyleValues"], swiftSettings: settings),
    .target(
      name: "VStyleEngine", dependencies: ["VStyleCascade", "VStyleSelectors", "VStyleSyntax", "VStyleValues"],
      swiftSettings: settings),
    .target(
      name: "VStyleDiff", dependencies: ["VStyleCascade", "VStyleEngine", "VStyleSyntax", "VStyleValues"],
      swiftSettings: settings),
    // VStyle compiles the same files, by a link in its folder, for the hot reload of debug builds. So a release build of
    // an app has none of them.
    .target(name: "VStyleWatch", swiftSettings: settings + [.define("VSTYLE_WATCH")]),
    .target(name: "VStyleJSON", dependencies: ["VStyleSyntax"], swiftSettings: settings),
    .target(
      name: "VStyleSchema", dependencies: ["VStyleJSON", "VStyleSyntax", "VStyleValues"], swiftSettings: settings),
    .target(
      name: "VStylePreview",
      dependencies: [
        "VStyleCascade", "VStyleEngine", "VStyleJSON", "VStyleSelectors", "VStyleSyntax", "VStyleValues",
      ],
      resources: [.embedInCode("Page/page.css"), .embedInCode("Page/page.js")], swiftSettings: settings),
    .target(
      name: "VStyleSkins", dependencies: ["VStyleCascade", "VStyleJSON", "VStyleSyntax", "VStyleValues"],
      swiftSettings: settings),
    .target(
      name: "VStyle",
      dependencies: [
        "VStyleCascade", "VStyleEngine", "VStyleJSON", "VStyleSchema", "VStyleSelectors", "VStyleSkins", "VStyleSyntax",
        "VStyleValues",
      ],
      swiftSettings: settings),
    .target(name: "VStyleViews", dependencies: ["VStyle"], swiftSettings: settings),
    .target(name: "VStyleFoundation", dependencies: ["VStyle"], swiftSettings: settings),
    .executableTarget(name: "VStyleSample", dependencies: ["VStyle", "VStyleViews"], swiftSettings: settings),
    .target(
      name: "VStyleLint",
      dependencies: [
        "VStyleCascade", "VStyleConfiguration", "VStyleJSON", "VStyleSchema", "VStyleSelectors", "VStyleSkins",
        "VStyleSyntax", "VStyleValues",
      ],
      swiftSettings: settings),
    .target(
      name: "VStyleGenerate", dependencies: ["VStyleCascade", "VStyleLint", "VStyleSyntax", "VStyleValues"],
      swiftSettings: settings),
    .executableTarget(
      name: "vstyle-generate",
      dependencies: ["VStyleGenerate", "VStyleLint", "VStyleSchema", "VStyleSyntax", "VStyleValues"],
      swiftSettings: settings),
    .target(
      name: "VStyleGrammars",
      dependencies: ["VStyleCascade", "VStyleJSON", "VStyleSelectors", "VStyleSyntax", "VStyleValues"],
      swiftSettings: settings),
    .target(name: "VStyleConfiguration", dependencies: ["VStyleJSON", "VStyleSyntax"], swiftSettings: settings),
    .target(
      name: "VStyleFormat", dependencies: ["VStyleSyntax", "VStyleValues"], swiftSettings: settings),
    .target(
      name: "VStyleLanguageServer",
      dependencies: [
        "VStyleCascade", "VStyleConfiguration", "VStyleFormat", "VStyleJSON", "VStyleLint", "VStyleSelectors",
        "VStyleSyntax", "VStyleValues",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "VStyleCommandLine",
      dependencies: [
        "VStyle", "VStyleCascade", "VStyleConfiguration", "VStyleDiff", "VStyleEngine", "VStyleFormat",
        "VStyleGenerate", "VStyleGrammars", "VStyleJSON", "VStyleLanguageServer", "VStyleLint", "VStylePreview",
        "VStyleSchema", "VStyleSelectors", "VStyleSkins", "VStyleSyntax", "VStyleValues", "VStyleViews", "VStyleWatch",
      ],
      swiftSettings: settings),
    .plugin(
      name: "VStyleBuild", capability: .buildTool(), dependencies: [.target(name: "vstyle-generate")],
      path: "Sources/VStyleBuild", exclude: ["Views.json"]),
    .plugin(
      name: "VStyleCommand", capability: .command(intent: .custom(verb: "vstyle", description: "Run vstyle")),
      path: "Sources/VStyleCommand"),
    .executableTarget(
      name: "vstyle-conformance",
      dependencies: [
        "VStyleCascade", "VStyleEngine", "VStyleJSON", "VStyleSelectors", "VStyleSyntax", "VStyleValues",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "vstyle-bench",
      dependencies: [
        "VStyle", "VStyleCascade", "VStyleEngine", "VStyleFormat", "VStyleJSON", "VStyleLint", "VStyleSelectors",
        "VStyleSyntax", "VStyleValues", "VStyleViews",
      ],
      swiftSettings: settings),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    .target(
      name: "LanguageSupport",
      dependencies: ["TestSupport", "VStyleCascade", "VStyleSelectors", "VStyleSyntax", "VStyleValues"],
      path: "Tests/LanguageSupport", swiftSettings: settings),
    .testTarget(
      name: "ClientTests", dependencies: ["TestSupport", "VStyle", "VStyleViews"], swiftSettings: settings),
    .target(name: "PlatformStandIn", path: "Tests/PlatformStandIn", swiftSettings: settings),
    .target(name: "SwiftUIStandIn", path: "Tests/SwiftUIStandIn", swiftSettings: settings),
    .testTarget(
      name: "PlatformTests",
      dependencies: ["PlatformStandIn", "SwiftUIStandIn", "TestSupport", "VStyle", "VStyleSchema", "VStyleSyntax"],
      swiftSettings: settings),
    .testTarget(
      name: "ArchitectureTests", dependencies: ["TestSupport", "VStyleLint", "VStyleSyntax"], swiftSettings: settings),
    .testTarget(
      name: "VStyleJSONTests", dependencies: ["TestSupport", "VStyleJSON", "VStyleSyntax"], swiftSettings: settings),
    .testTarget(
      name: "VStyleConfigurationTests", dependencies: ["TestSupport", "VStyleConfiguration"], swiftSettings: settings),
    .testTarget(
      name: "VStyleCascadeTests",
      dependencies: ["TestSupport", "VStyleCascade", "VStyleEngine", "VStyleSyntax", "VStyleValues"],
      swiftSettings: settings),
    .testTarget(
      name: "VStyleSyntaxTests", dependencies: ["TestSupport", "VStyleSyntax"], exclude: ["Fixtures"],
      swiftSettings: settings),
    .testTarget(
      name: "VStyleSelectorsTests", dependencies: ["TestSupport", "VStyleSelectors", "VStyleSyntax"],
      exclude: ["Fixtures"],
      swiftSettings: settings),
    .testTarget(
      name: "VStyleValuesTests", dependencies: ["TestSupport", "VStyleFormat", "VStyleSyntax", "VStyleValues"],
      exclude: ["Fixtures"], swiftSettings: settings),
    .target(
      name: "FormatSupport", dependencies: ["TestSupport", "VStyleFormat", "VStyleSyntax", "VStyleValues"],
      path: "Tests/FormatSupport", swiftSettings: settings),
    .executableTarget(
      name: "FormatCheck", dependencies: ["FormatSupport", "TestSupport", "VStyleFormat", "VStyleSyntax"],
      path: "Tests/FormatCheck", swiftSettings: settings),
    .testTarget(
      name: "VStyleFormatTests",
      dependencies: [
        "FormatSupport", "TestSupport", "VStyleConfiguration", "VStyleFormat", "VStyleSyntax", "VStyleViews",
      ],
      exclude: ["Fixtures"], swiftSettings: settings),
    .testTarget(
      name: "VStyleSkinsTests", dependencies: ["TestSupport", "VStyle", "VStyleSkins", "VStyleSyntax", "VStyleValues"],
      exclude: ["Fixtures"], swiftSettings: settings),
    .testTarget(
      name: "SampleTests", dependencies: ["TestSupport", "VStyleSample"], exclude: ["Fixtures"],
      swiftSettings: settings),
    .executableTarget(
      name: "SkinInstaller", dependencies: ["VStyle"], path: "Tests/SkinInstaller", swiftSettings: settings),
    .testTarget(
      name: "VStyleFoundationTests",
      dependencies: [
        "PlatformStandIn", "SkinInstaller", "SwiftUIStandIn", "TestSupport", "VStyleFoundation", "VStyleGenerate",
        "VStyleViews",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "VStyleLintTests",
      dependencies: [
        "TestSupport", "VStyleCascade", "VStyleFormat", "VStyleJSON", "VStyleLint", "VStyleSchema", "VStyleSelectors",
        "VStyleSyntax", "VStyleValues", "VStyleViews",
      ],
      exclude: ["Fixtures"], swiftSettings: settings),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: [
        "TestSupport", "VStyleCascade", "VStyleFormat", "VStyleJSON", "VStyleLanguageServer", "VStyleLint",
        "VStyleSyntax", "VStyleValues", "VStyleViews",
      ], exclude: ["Clients"], swiftSettings: settings),
    .executableTarget(
      name: "QuickStartPage", dependencies: ["VStyleViews"], path: "Tests/Pages/QuickStart", swiftSettings: settings),
    .executableTarget(
      name: "DebuggingPage", dependencies: ["VStyleViews"], path: "Tests/Pages/Debugging", swiftSettings: settings),
    .executableTarget(
      name: "FirstSheetTutorial", dependencies: ["VStyleViews"], path: "Tests/Pages/FirstSheet",
      swiftSettings: settings),
    .executableTarget(
      name: "ThemesTutorial", dependencies: ["VStyleViews"], path: "Tests/Pages/Themes", swiftSettings: settings),
    .executableTarget(
      name: "DesignTokensPage", dependencies: ["VStyleViews"], path: "Tests/Pages/DesignTokens",
      swiftSettings: settings),
    .executableTarget(
      name: "ThemesPage", dependencies: ["VStyleViews"], path: "Tests/Pages/ThemeMenu", swiftSettings: settings),
    .executableTarget(
      name: "ErrorsPage", dependencies: ["VStyleViews"], path: "Tests/Pages/Errors", swiftSettings: settings),
    .executableTarget(
      name: "SkinsPage", dependencies: ["VStyleFoundation", "VStyleViews"], path: "Tests/Pages/Skins",
      swiftSettings: settings),
    .executableTarget(
      name: "ValueTypesPage", dependencies: ["VStyleViews"], path: "Tests/Pages/ValueTypes", swiftSettings: settings),
    .executableTarget(
      name: "HotReloadPage", dependencies: ["VStyleViews"], path: "Tests/Pages/HotReload", swiftSettings: settings),
    .executableTarget(
      name: "ShippingPage", dependencies: ["VStyleViews"], path: "Tests/Pages/Shipping",
      resources: [.copy("Styles")], swiftSettings: settings),
    .executableTarget(
      name: "ConcurrencyPage", dependencies: ["VStyleViews"], path: "Tests/Pages/Concurrency", swiftSettings: settings),
    .testTarget(
      name: "TestingPage", dependencies: ["VStyleViews"], path: "Tests/Pages/Testing/Tests", swiftSettings: settings),
    .executableTarget(
      name: "SiteGenerator", dependencies: ["VStyleSyntax"], path: "Tests/SiteGenerator",
      resources: [.embedInCode("Style/site.css"), .embedInCode("Style/site.js")], swiftSettings: settings),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "ConcurrencyPage", "DebuggingPage", "DesignTokensPage", "ErrorsPage", "FirstSheetTutorial", "HotReloadPage",
        "QuickStartPage", "ShippingPage", "SkinsPage", "TestSupport", "ThemesPage", "ThemesTutorial",
        "VStyleCommandLine", "VStyleJSON", "VStyleLint", "VStyleSchema", "VStyleSyntax",
        "VStyleValues", "ValueTypesPage",
      ],
      exclude: ["Fixtures"], swiftSettings: settings),
    .testTarget(
      name: "ConformanceTests", dependencies: ["VStyleJSON", "vstyle-conformance"], swiftSettings: settings),
    .target(
      name: "RefereeSupport", dependencies: ["VStyleJSON", "VStyleSyntax"], path: "Tests/RefereeSupport",
      swiftSettings: settings),
    .executableTarget(
      name: "RefereeCheck", dependencies: ["RefereeSupport", "VStyleJSON", "VStyleSyntax"], path: "Tests/RefereeCheck",
      swiftSettings: settings),
    .testTarget(
      name: "RefereeTests", dependencies: ["RefereeSupport", "TestSupport", "VStyleJSON", "vstyle-conformance"],
      swiftSettings: settings),
    .testTarget(
      name: "LanguageTests",
      dependencies: [
        "LanguageSupport", "TestSupport", "VStyleCascade", "VStyleCommandLine", "VStyleDiff", "VStyleEngine",
        "VStyleFormat", "VStyleLint", "VStyleSelectors", "VStyleSyntax", "VStyleValues", "VStyleViews",
      ],
      exclude: ["Fixtures"], swiftSettings: settings),
    .testTarget(
      name: "ReferenceTests",
      dependencies: [
        "LanguageSupport", "TestSupport", "VStyle", "VStyleCascade", "VStyleCommandLine", "VStyleFormat", "VStyleLint",
        "VStyleSchema", "VStyleSkins", "VStyleSyntax", "VStyleValues", "VStyleViews",
      ], swiftSettings: settings),
    .testTarget(
      name: "VStyleGrammarsTests",
      dependencies: [
        "TestSupport", "VStyleGrammars", "VStyleSyntax", "VStyleValues",
        "VStyleViews",
      ], exclude: ["Fixtures"], swiftSettings: settings),
    .testTarget(name: "VStyleWatchTests", dependencies: ["TestSupport", "VStyleWatch"], swiftSettings: settings),
    .target(
      name: "BrowserSupport", dependencies: ["TestSupport", "VStyleJSON", "VStyleSyntax"], path: "Tests/BrowserSupport",
      swiftSettings: settings),
    .testTarget(
      name: "PictureTests",
      dependencies: [
        "BrowserSupport", "TestSupport", "VStyle", "VStyleCascade", "VStyleCommandLine", "VStyleJSON", "VStyleLint",
        "VStyleSyntax", "VStyleViews",
      ], swiftSettings: settings),
    .testTarget(
      name: "SiteTests", dependencies: ["BrowserSupport", "SiteGenerator", "TestSupport", "VStyleJSON"],
      exclude: ["Fixtures"], swiftSettings: settings),
    .testTarget(
      name: "PreviewTests",
      dependencies: [
        "BrowserSupport", "TestSupport", "VStyleCascade", "VStyleCommandLine", "VStyleEngine", "VStyleJSON",
        "VStyleLint", "VStylePreview", "VStyleSyntax", "VStyleValues", "VStyleViews",
      ], swiftSettings: settings),
    .testTarget(
      name: "VStyleTests",
      dependencies: ["TestSupport", "VStyle", "VStyleSchema", "VStyleSyntax", "VStyleViews"],
      swiftSettings: settings),
    .testTarget(
      name: "VStyleViewsTests",
      dependencies: [
        "TestSupport", "VStyle", "VStyleCascade", "VStyleEngine", "VStyleSyntax", "VStyleValues", "VStyleViews",
      ],
      exclude: ["Fixtures"], swiftSettings: settings),
  ]
)
