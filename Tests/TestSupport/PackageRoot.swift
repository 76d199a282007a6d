import Foundation

/// The folders of the package and of its test data, relative to this source file.
package enum PackageRoot {
  /// The folder of `Package.swift`.
  package static let path = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// The folder of the external conformance suites next to the package, or `nil` if it is missing.
  package static let conformanceSuites: String? = {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent("shared/conformance")
    return FileManager.default.fileExists(atPath: folder.path) ? folder.path : nil
  }()
}
