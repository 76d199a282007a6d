import TestSupport
import Testing

/// The pages about the views of platforms: their code is compiled as an app, run, and printed what the page shows.
@Suite(
  "Pages about platforms", .enabled(if: ClientCompiler.tools != nil, "the compiler and the modules are not at hand"))
struct PlatformPageTests {
  /// The pages, the module that stands in for the platform's, and the test file with the same code.
  private static let pages = [
    ("AppKit", "PlatformStandIn"), ("SwiftUI", "SwiftUIStandIn"),
  ]

  /// The Swift code of a page, with the stand-in for the platform.
  private func code(of page: String, _ module: String) -> String {
    blocks(of: page, "swift").joined(separator: "\n")
      .replacing("import \(page)\n", with: "import \(module)\n").replacing("\(page).", with: "\(module).")
  }

  /// The blocks of a page in a language.
  private func blocks(of page: String, _ language: String) -> [String] {
    Fixture(path: "\(PackageRoot.path)/Docs/\(page).md").text.split(separator: "```\(language)\n").dropFirst()
      .compactMap { $0.split(separator: "```").first.map(String.init) }
  }

  @Test("the code of a page runs outside of the package, and prints what the page shows", arguments: pages)
  func program(_ page: String, _ module: String) throws {
    let main = "@main enum Program { @MainActor static func main() { showExample() } }\n"
    let output = try ClientCompiler.output(of: ["Page.swift": code(of: page, module), "Program.swift": main])
    #expect(output == blocks(of: page, "text").joined())
  }

  @Test("the app of the page about AppKit styles its window with the sheet of the page, and follows the system")
  func app() throws {
    let sheet = try #require(blocks(of: "AppKit", "css").first)
    let output = try ClientCompiler.output(of: [
      "Page.swift": code(of: "AppKit", "PlatformStandIn"), "Program.swift": PlatformPageTests.appProgram,
      "app.vstyle": sheet,
    ])
    #expect(
      output == """
        light: 28.0, rgb(28, 28, 30)
        dark: rgb(242, 242, 247), window dark, 1 make-up
        the user chose light: rgb(28, 28, 30), window light

        """)
  }

  /// A program that starts an app of AppKit as the system does, and changes its appearance.
  private static let appProgram = """
    import Foundation
    import PlatformStandIn
    import VStyle

    @main enum Program {
      @MainActor static func main() {
        let delegate = AppDelegate()
        delegate.applicationDidFinishLaunching(Notification(name: Notification.Name("start")))
        guard let window = delegate.window, let home = window.contentViewController as? HomeController else { return }
        func color() -> String {
          home.greeting.textColor.map { "\\(MemberConversion<NSColor, Color>.color.read($0))" } ?? "none"
        }
        func name() -> String { window.appearance?.name == .darkAqua ? "dark" : "light" }
        print("light: \\(home.greeting.font?.pointSize ?? 0), \\(color())")
        var makeUps = 0
        AppearanceService.register(stakeholder: home) { _ in makeUps += 1 }
        NSApp.change(to: .darkAqua, home.view)
        print("dark: \\(color()), window \\(name()), \\(makeUps) make-up")
        AppearanceService.shared.force(.off)
        print("the user chose light: \\(color()), window \\(name())")
      }
    }
    """

  @Test("the code of a page compiles without warnings, whatever the default isolation of the app", arguments: pages)
  func isolation(_ page: String, _ module: String) throws {
    for options in [[], ["-default-isolation", "MainActor"]] {
      let result = try ClientCompiler.errors(in: code(of: page, module), options: options + ["-warnings-as-errors"])
      #expect(result.lines == [], "\(options): \(result.text)")
    }
  }

  @Test("the tests of platforms use the code of the page, line for line", arguments: pages)
  func tested(_ page: String, _ module: String) {
    let source = Fixture(path: "\(PackageRoot.path)/Tests/PlatformTests/\(page)Styles.swift").text
      .replacing(": @preconcurrency", with: ": @retroactive @preconcurrency").replacing("\(module).", with: "\(page).")
    let lines = Set(blocks(of: page, "swift").joined().split(separator: "\n"))
    let tested = source.split(separator: "\n").filter { !$0.hasPrefix("//") && !$0.contains("import ") }
    #expect(tested.count > 30)
    #expect(tested.filter { !lines.contains($0) } == [])
  }
}
