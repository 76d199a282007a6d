import TestSupport
import Testing
import VStyleCheck
import VStyleLint

@testable import VStyleCommandLine

/// Tests of the output of `vstyle computed` for the screens of the sample app in several environments.
///
/// `Fixtures/Settings/<screen>.light` contains the output in the default environment. A file `<screen>.<name>` contains
/// the differences in another environment, by node.
@Suite("screens of the sample app")
struct SettingsScreenTests {
  /// The other environments: a name for the fixture, and the options of the command.
  private static let looks = [
    (name: "dark", options: ["--scheme", "dark"]),
    (name: "pink", options: ["--theme", "pink"]),
    (name: "compact", options: ["--traits", "width=844,height=390,vertical-size-class=compact"]),
  ]

  private static let folder = PackageRoot.path + "/Stylesheets/Settings"
  private static let screens = Fixture.all(in: folder + "/trees", of: "json")

  @Test("a screen has the recorded values in each color scheme, theme and size class", arguments: screens)
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

/// The differences between two outputs for the same tree.
private struct LookChanges {
  /// The nodes that differ, each with its changed lines. A property without a value is `(not set)`.
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

  /// The lines of each node. The first line names the node.
  private static func nodes(_ text: String) -> [[String]] {
    text.split(separator: "\n", omittingEmptySubsequences: false).split(separator: "").map { $0.map(String.init) }
  }

  /// The name of the property in a line, with its state if it has one.
  private static func name(_ line: String) -> String {
    let parts = line.split(separator: ": ", maxSplits: 1)
    return String(parts.first ?? "")
  }
}
