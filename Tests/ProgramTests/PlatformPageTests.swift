import TestSupport
import Testing

/// The pages about the views of platforms: their code is compiled as an app, run, and printed what the page shows.
@Suite(
  "Pages about platforms", .enabled(if: ClientCompiler.tools != nil, "the compiler and the modules are not at hand"))
struct PlatformPageTests {
  /// The pages, the module that stands in for the platform's, and the test file with the same code.
  private static let pages = [
    ("UIKit", "PlatformStandIn"), ("AppKit", "PlatformStandIn"), ("SwiftUI", "SwiftUIStandIn"),
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

  @Test("the scene of the page about UIKit styles its window with the first sheet of a project, and passes on changes")
  func scene() throws {
    let first = Fixture(path: "\(PackageRoot.path)/Tests/Pages/Testing/app.vstyle").text
    let media = """
      @media (min-width: 600px) { Label { number-of-lines: 3; } }
      :selected > Label { alpha: 0.5; }

      """
    let output = try ClientCompiler.output(of: [
      "Page.swift": code(of: "UIKit", "PlatformStandIn"), "Program.swift": PlatformPageTests.sceneProgram,
      "app.vstyle": first + media,
    ])
    #expect(
      output == """
        light: rgb(255, 255, 255), button 1.0
        touched: 0.7, then 1.0
        locked: 0.4
        dark: rgb(28, 28, 30)
        the user chose light: rgb(255, 255, 255), alerts light
        cell: 17.0, lines 1
        chosen: 0.5
        wide: lines 3, 0 make-ups
        light again: 1 make-up

        """)
  }

  /// A program that connects a scene as the system does, and changes it.
  private static let sceneProgram = """
    import PlatformStandIn
    import VStyle

    @main enum Program {
      @MainActor static func main() {
        addStyles()
        let (scene, delegate) = (UIWindowScene(), SceneDelegate())
        delegate.scene(scene, willConnectTo: UISceneSession(), options: UIScene.ConnectionOptions())
        guard let window = delegate.window, let home = window.rootViewController as? HomeScreen else { return }
        func color() -> String {
          window.backgroundColor.map { "\\(MemberConversion<UIColor, Color>.color.read($0))" } ?? "none"
        }
        print("light: \\(color()), button \\(home.save.alpha)")
        home.save.isHighlighted = true
        let touched = home.save.alpha
        home.save.isHighlighted = false
        print("touched: \\(touched), then \\(home.save.alpha)")
        home.lock()
        print("locked: \\(home.save.alpha)")
        scene.change { $0.userInterfaceStyle = .dark }
        print("dark: \\(color())")
        AppearanceService.shared.force(.off)
        let style = window.overrideUserInterfaceStyle
        print("the user chose light: \\(color()), alerts \\(style)")
        let (table, cell, label) = (UITableView(), NewsCell(), UILabel())
        home.view.addSubview(table)
        home.viewWillLayoutSubviews()
        cell.contentView.addSubview(label)
        label.font = .systemFont(ofSize: 9)
        table.addSubview(cell)
        print("cell: \\(label.font.pointSize), lines \\(label.numberOfLines)")
        cell.setSelected(true, animated: false)
        print("chosen: \\(label.alpha)")
        var makeUps = 0
        AppearanceService.register(stakeholder: home) { _ in makeUps += 1 }
        scene.resize(width: 844, height: 390, delegate)
        print("wide: lines \\(label.numberOfLines), \\(makeUps) make-ups")
        scene.change { $0.userInterfaceStyle = .light }
        print("light again: \\(makeUps) make-up")
      }
    }
    """

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
