import TestSupport
import Testing

@testable import VStyleCommandLine

/// What `vstyle computed` prints for the screens of the sample app, in each of its looks.
///
/// The light look stands in full in `Fixtures/Settings/<screen>.light`. A file `<screen>.<look>` holds what the look
/// changes, node by node.
@Suite("screens of the sample app")
struct SettingsScreenTests {
  /// What the app looks like, and the options that make it so.
  private static let looks = [
    (name: "dark", options: ["--scheme", "dark"]),
    (name: "pink", options: ["--theme", "pink"]),
    (name: "compact", options: ["--traits", "width=844,height=390,vertical-size-class=compact"]),
  ]

  private static let folder = PackageRoot.path + "/Stylesheets/Settings"
  private static let screens = Fixture.all(in: folder + "/trees", of: "json")

  @Test("a screen looks as before", arguments: screens)
  func looks(_ screen: Fixture) {
    #expect(Self.screens.count == 10)
    let light = computed(screen, [])
    #expect(Golden.mismatch(light, with: Fixture.path(of: "Settings/\(screen.name).light")) == nil)
    for look in Self.looks {
      let changes = LookChanges(from: light, to: computed(screen, look.options)).text
      #expect(!changes.isEmpty)
      #expect(Golden.mismatch(changes, with: Fixture.path(of: "Settings/\(screen.name).\(look.name)")) == nil)
    }
  }

  private func computed(_ screen: Fixture, _ options: [String]) -> String {
    var printed = ""
    let terminal = Terminal(files: DiskFiles()) { stream, text in
      #expect(stream == .output, "\(text)")
      printed += text
      return true
    }
    let words = ["computed", Self.folder + "/Settings.vstyle", "--tree", screen.path] + options
    #expect(VStyleProgram.run(words, terminal) == .success)
    return printed
  }
}

/// What differs between two prints of the same tree.
private struct LookChanges {
  /// The nodes that differ, each with its new lines; what is no longer there is `(not set)`.
  let text: String

  init(from before: String, to after: String) {
    let old = LookChanges.nodes(before)
    let changed = LookChanges.nodes(after).enumerated().compactMap { index, node -> String? in
      let former = index < old.count ? old[index].dropFirst() : []
      let names = Set(node.dropFirst().map(LookChanges.name))
      let gone = former.filter { !names.contains(LookChanges.name($0)) }.map { "\(LookChanges.name($0)): (not set)" }
      let lines = node.dropFirst().filter { !former.contains($0) } + gone
      return lines.isEmpty ? nil : (node.prefix(1) + lines).joined(separator: "\n") + "\n"
    }
    text = changed.joined(separator: "\n")
  }

  /// The lines of each node, its own first.
  private static func nodes(_ text: String) -> [[String]] {
    text.split(separator: "\n", omittingEmptySubsequences: false).split(separator: "").map { $0.map(String.init) }
  }

  /// What a line is about: the property, with its state if it has one.
  private static func name(_ line: String) -> String {
    let parts = line.split(separator: ": ", maxSplits: 1)
    return String(parts.first ?? "")
  }
}
