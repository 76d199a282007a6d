// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "app", platforms: [.macOS(.v15)],
  dependencies: [.package(name: "vstyle", path: "../../..")],
  targets: [
    .executableTarget(
      name: "App", dependencies: ["Detail", "Kit", "Plain", .product(name: "VStyleViews", package: "vstyle")],
      swiftSettings: [.treatAllWarnings(as: .error)], plugins: [.plugin(name: "VStyleBuild", package: "vstyle")]),
    .target(
      name: "Detail", dependencies: [.product(name: "VStyleViews", package: "vstyle")],
      swiftSettings: [.treatAllWarnings(as: .error)], plugins: [.plugin(name: "VStyleBuild", package: "vstyle")]),
    .target(
      name: "Kit", dependencies: [.product(name: "VStyle", package: "vstyle")],
      swiftSettings: [.treatAllWarnings(as: .error)], plugins: [.plugin(name: "VStyleBuild", package: "vstyle")]),
    .target(name: "Plain", plugins: [.plugin(name: "VStyleBuild", package: "vstyle")]),
  ])
