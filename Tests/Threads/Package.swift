// swift-tools-version: 6.2
import PackageDescription

/// The language features that every target is compiled with, as in the package itself.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The tests that use several threads and those of a client, for the thread sanitizer.
///
/// They are a package of their own, so that only these tests and their dependencies are built with the sanitizer, and
/// so that they see the library only as apps do. `Tests/Threads/run` builds and runs them. The sources are symbolic
/// links to sources of other tests.
let package = Package(
  name: "threads",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "vstyle", path: "../..")],
  targets: [
    .target(name: "SeenMutex", path: "SeenMutex"),
    .target(name: "TestSupport", path: "TestSupport", swiftSettings: settings),
    .testTarget(
      name: "ClientTests",
      dependencies: [
        "TestSupport", .product(name: "VStyle", package: "vstyle"), .product(name: "VStyleInspect", package: "vstyle"),
        .product(name: "VStyleMotion", package: "vstyle"), .product(name: "VStyleSkins", package: "vstyle"),
        .product(name: "VStyleViews", package: "vstyle"),
      ], path: "ClientTests", swiftSettings: settings),
    .testTarget(
      name: "ThreadTests",
      dependencies: [
        "SeenMutex", "TestSupport", .product(name: "VStyleFoundation", package: "vstyle"),
        .product(name: "VStyleSkins", package: "vstyle"), .product(name: "VStyleViews", package: "vstyle"),
      ], path: "ThreadTests", swiftSettings: settings),
  ]
)
