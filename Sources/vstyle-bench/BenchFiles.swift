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

/// The files that are measured, and the stream for remarks.
enum BenchFiles {
  /// A file as a source; `nil` if it cannot be read.
  static func sheet(_ path: String) -> SourceText? {
    guard let data = try? Data(contentsOf: URL(filePath: path)) else { return nil }
    return SourceText(path: path, bytes: data)
  }

  /// Every file below a folder that can be read, in order of the paths.
  static func sheets(below folder: String) -> [SourceText] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return names.sorted().compactMap { sheet("\(folder)/\($0)") }
  }

  /// Makes a folder and those above it; whether it is there now.
  static func makeFolder(_ path: String) -> Bool {
    (try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)) != nil
  }

  /// Removes a folder with all that it holds.
  static func removeFolder(_ path: String) { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file; whether that worked.
  static func save(_ text: String, at path: String) -> Bool {
    (try? Data(text.utf8).write(to: URL(filePath: path))) != nil
  }

  /// A folder for files that are needed for a while, of this process alone.
  static var temporaryFolder: String {
    FileManager.default.temporaryDirectory.path + "/vstyle-bench-\(ProcessInfo.processInfo.processIdentifier)"
  }

  /// The path of a program that is built beside this one.
  static func programBeside(_ name: String) -> String {
    URL(filePath: CommandLine.arguments.first ?? "").deletingLastPathComponent().appending(path: name).path
  }

  /// Writes a line to standard error, after a `#`.
  static func remark(_ text: String) {
    var line = Array("# \(text)\n".utf8)
    _ = write(STDERR_FILENO, &line, line.count)
  }
}
