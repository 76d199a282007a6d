import VStyleSyntax

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The input files of the benchmark, and its remarks on standard error.
enum BenchFiles {
  /// Returns a file as a source; `nil` if it cannot be read.
  static func sheet(_ path: String) -> SourceText? {
    guard let data = try? Data(contentsOf: URL(filePath: path)) else { return nil }
    return SourceText(path: path, bytes: data)
  }

  /// Returns every readable file below a folder, in order of the paths.
  static func sheets(below folder: String) -> [SourceText] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return names.sorted().compactMap { sheet("\(folder)/\($0)") }
  }

  /// Creates a folder and its ancestors, and returns whether it exists.
  static func makeFolder(_ path: String) -> Bool {
    (try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)) != nil
  }

  /// Removes a folder with its contents.
  static func removeFolder(_ path: String) { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, and returns whether that succeeded.
  static func save(_ text: String, at path: String) -> Bool {
    (try? Data(text.utf8).write(to: URL(filePath: path))) != nil
  }

  /// The path of a temporary folder for this process.
  static var temporaryFolder: String {
    FileManager.default.temporaryDirectory.path + "/vstyle-bench-\(ProcessInfo.processInfo.processIdentifier)"
  }

  /// Returns the path of a program in the folder of this one.
  static func programBeside(_ name: String) -> String {
    URL(filePath: CommandLine.arguments.first ?? "").deletingLastPathComponent().appending(path: name).path
  }

  /// Writes a line to standard error, after a `#`.
  static func remark(_ text: String) {
    var line = Array("# \(text)\n".utf8)
    _ = write(STDERR_FILENO, &line, line.count)
  }
}
