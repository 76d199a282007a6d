// swift-tools-version: 6.2
import PackageDescription

/// Fuzzers for libFuzzer, which the toolchain brings. A package of its own, so that plain builds know nothing of
/// it; `Tests/Fuzz/run` builds and runs it.
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
  ]
)

extension Target {
  /// A program that has libFuzzer's entry point and nothing else.
  static func fuzzer(_ name: String) -> Target {
    .executableTarget(
      name: name, dependencies: ["FuzzSupport", .product(name: "VStyleViews", package: "vstyle")],
      swiftSettings: [.swiftLanguageMode(.v6), .enableUpcomingFeature("MemberImportVisibility")])
  }
}
