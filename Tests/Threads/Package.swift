// swift-tools-version: 6.2
import PackageDescription

/// The tests that call from several threads, for the thread sanitizer: a package of its own, so that only they and what
/// they need are built for it. `Tests/Threads/run` builds and runs it. The sources are links to those of the other
/// tests.
let package = Package(
  name: "threads",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "vstyle", path: "../..")],
  targets: [
    .target(name: "SeenMutex", path: "SeenMutex"),
    .target(name: "TestSupport", path: "TestSupport", swiftSettings: settings),
    .testTarget(
      name: "ThreadTests",
      dependencies: [
        "SeenMutex", "TestSupport", .product(name: "VStyleFoundation", package: "vstyle"),
        .product(name: "VStyleViews", package: "vstyle"),
      ], path: "ThreadTests", swiftSettings: settings),
  ]
)

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]
