// swift-tools-version: 6.2
import PackageDescription

/// The language features that every target is compiled with.
let settings: [SwiftSetting] = [.swiftLanguageMode(.v6), .enableUpcomingFeature("MemberImportVisibility")]

/// Fuzzers for libFuzzer, which the toolchain brings, and one that makes whole projects by grammars and attacks the
/// programs with them. A package of its own, so that plain builds know nothing of it; `Tests/Fuzz/run` builds and runs
/// it.
let package = Package(
  name: "fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "vstyle", path: "../..")],
  targets: [
    .target(name: "FuzzSupport"),
    .fuzzer("FuzzSyntax"),
    .fuzzer("FuzzSelectors"),
    .fuzzer("FuzzValues"),
    .fuzzer("FuzzSheets"),
    .fuzzer("FuzzSkins"),
    .executableTarget(name: "FuzzProjects", swiftSettings: settings),
    // The program of the package is built with the driver, since both are attacked.
    .executableTarget(
      name: "ProjectDriver",
      dependencies: [
        .product(name: "VStyleSkins", package: "vstyle"), .product(name: "VStyleViews", package: "vstyle"),
        .product(name: "vstyle", package: "vstyle"),
      ],
      swiftSettings: settings),
  ]
)

extension Target {
  /// A program that has libFuzzer's entry point and nothing else.
  static func fuzzer(_ name: String) -> Target {
    .executableTarget(
      name: name,
      dependencies: [
        "FuzzSupport", .product(name: "VStyleInspect", package: "vstyle"),
        .product(name: "VStyleSkins", package: "vstyle"), .product(name: "VStyleViews", package: "vstyle"),
      ],
      swiftSettings: settings)
  }
}
