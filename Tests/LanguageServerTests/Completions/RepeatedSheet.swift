import Foundation
import TestSupport
import VStyleJSON

@testable import VStyleLanguageServer

/// A sheet of any length: some statements, repeated.
struct RepeatedSheet: CustomStringConvertible {
  private let start: String
  private let unit: String
  private let end: String
  private let seed: UInt64

  init(seed: UInt64) {
    self.seed = seed
    var random = SeededGenerator(seed: seed)
    func piece() -> String {
      let pieces = Bool.random(using: &random) ? RepeatedSheet.words : UnfinishedSheets.pieces
      return pieces.randomElement(using: &random) ?? ""
    }
    start = Bool.random(using: &random) ? piece() : ""
    let separator = ["", " ", "\n", ", ", ";", " { ", " } "].randomElement(using: &random) ?? ""
    unit = (0..<Int.random(in: 1...2, using: &random)).map { _ in piece() }.joined(separator: " ") + separator
    end = Bool.random(using: &random) ? piece() : ""
  }

  /// Parts of statements that differ from each other, by a number in place of `zq`.
  private static let words = [
    "Typezq", ".zq", "#zq", "pzq: 1;", "--zq: var(--zq);", "var(--zq, ", ":zq", ":is(.zq", "@theme zq from zq",
    "@layer zq;", "@import \"zq.vstyle\";", "@style zq for Zq", "Typezq {", "@view Typezq: View {", "zq(", "&", ">",
    "Typezq, .zq",
  ]

  var description: String { [start, unit, end].map(\.debugDescription).joined(separator: " + n * ") }

  /// Returns the text with so many repetitions.
  private func text(_ count: Int) -> String {
    start + (0..<count).map { unit.replacing("zq", with: "zq\($0)") }.joined() + end
  }

  /// Returns the processor time of the longest of some requests at several positions.
  func time(_ count: Int) -> Duration {
    let client = FolderClient(MemoryFolder([:]), folders: ["/w"], capabilities: TestClient.capabilities)
    let text = text(count)
    client.open("file:///w/a.vstyle", 1, text)
    let document = DocumentText(text.utf8, encoding: .utf16)
    // The first request compiles the sheet, as lint does, and `vstyle-bench --growth` measures that.
    for project in client.server.workspace.sortedProjects { _ = project.facts }
    var longest = Duration.zero
    for part in [0, 1, 2, 3, 4] {
      let position = JSON(document.position(of: document.bytes.count * part / 4))
      let parameters: JSON = ["textDocument": ["uri": "file:///w/a.vstyle"], "position": position]
      for method in ["completion", "hover", "signatureHelp"] {
        let before = RepeatedSheet.threadTime
        client.request("textDocument/" + method, parameters)
        longest = max(longest, RepeatedSheet.threadTime - before)
      }
    }
    return longest
  }

  private static var threadTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
