import Foundation

/// Where the package and its neighbors lie, found from this file's own place.
public enum PackageRoot {
  /// The folder of `Package.swift`.
  public static let path = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// The outside conformance suites beside the package, if they are there.
  public static let conformanceSuites: String? = {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent("shared/conformance")
    return FileManager.default.fileExists(atPath: folder.path) ? folder.path : nil
  }()
}
