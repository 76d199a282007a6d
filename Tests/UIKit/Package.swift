// swift-tools-version: 6.2
import PackageDescription

/// The language features that every target is compiled with, as in the package itself.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The products that tests use. An app with UIKit alone has none of them.
let products: [Target.Dependency] = ["VStyleSkins", "VStyleTesting", "VStyleViews"].map {
  .product(name: $0, package: "vstyle")
}

/// The bindings for UIKit, compiled and tested on a system without UIKit.
///
/// The modules `QuartzCore` and `UIKit` stand for those of Apple. Their declarations are those of the tables in `Facts`.
/// `Tests/UIKit/run` builds the package and runs the tests. The sources of `VStyleUIKit` are a symbolic link to those of
/// the product.
let package = Package(
  name: "uikit",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "vstyle", path: "../..")],
  targets: [
    .target(name: "QuartzCore", path: "QuartzCore", swiftSettings: settings),
    .target(name: "UIKit", dependencies: ["QuartzCore"], path: "UIKit", swiftSettings: settings),
    .target(
      name: "VStyleUIKit",
      dependencies: ["UIKit", .product(name: "VStyleViews", package: "vstyle")], path: "VStyleUIKit",
      swiftSettings: settings + [.unsafeFlags(["-warnings-as-errors"])]),
    .testTarget(
      name: "UIKitTests",
      dependencies: ["UIKit", "VStyleUIKit"] + products, path: "Tests",
      // The testing library has an overlay for Apple's UIKit, which is not there.
      swiftSettings: settings + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
  ]
)
