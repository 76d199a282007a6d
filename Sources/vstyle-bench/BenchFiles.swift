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

  /// Writes a line to standard error, behind a `#`.
  static func remark(_ text: String) {
    var line = Array("# \(text)\n".utf8)
    _ = write(STDERR_FILENO, &line, line.count)
  }
}
