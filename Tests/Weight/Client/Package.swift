// swift-tools-version: 6.2
import PackageDescription

// Two small apps, of which Tests/Weight/run measures the builds and the programs.
let package = Package(
  name: "Client",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "vstyle", path: "../../..")],
  targets: [
    .executableTarget(name: "Core", dependencies: [.product(name: "VStyle", package: "vstyle")]),
    .executableTarget(
      name: "Views",
      dependencies: [.product(name: "VStyle", package: "vstyle"), .product(name: "VStyleViews", package: "vstyle")]),
  ]
)
