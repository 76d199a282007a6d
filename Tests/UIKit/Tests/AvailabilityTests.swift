import Foundation
import Testing

/// Tests of the guards in the sources of the product, since a compiler on Linux does not check the availability of Apple's
/// platforms.
@Suite struct AvailabilityTests {
  /// The sources of the product, by the names of the files.
  private func sources() throws -> [String: String] {
    let folder = PageProgram.package.appendingPathComponent("Sources/VStyleUIKit")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    return try Dictionary(
      uniqueKeysWithValues: files.map { path in
        let file = folder.appendingPathComponent(path)
        return (file.lastPathComponent, try String(contentsOf: file, encoding: .utf8))
      })
  }

  @Test("each member is used only where the tables have it, and each guard is needed")
  func guards() throws {
    let files = try sources()
    #expect(files.count > 60)
    #expect(GuardReader.faults(in: files, try Availability()) == [])
  }

  @Test(
    "the sources compile as on each platform, with its guards turned",
    arguments: [
      ["os(tvOS)": "true"], ["os(visionOS)": "true"], ["targetEnvironment(macCatalyst)": "true"],
    ])
  func compiled(_ conditions: [String: String]) throws {
    var program = PageProgram(files: [:])
    let guarded = /(os\(\w+\)|targetEnvironment\(\w+\))/
    for (name, text) in try sources() {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
        guard line.drop(while: { $0 == " " }).hasPrefix("#") else { return String(line) }
        return String(line).replacing(guarded) { conditions[String($0.1)] ?? "false" }
      }
      program.files[name] = lines.joined(separator: "\n")
    }
    #expect(program.files.values.contains { $0.contains("true") })
    let options = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"].flatMap {
      ["-enable-upcoming-feature", $0]
    }
    let errors = try program.typeErrors(["-package-name", "uikit"] + options)
    #expect(errors == "", "\(errors)")
  }

  /// A fault that a change of the sources plants.
  struct Planted: Sendable, CustomStringConvertible {
    let file: String
    let old: String
    let new: String
    let fault: String

    var description: String { fault }
  }

  private static let planted = [
    Planted(
      file: "UIButton+Rows.swift", old: "        return rows\n",
      new: "        return rows + [.bindMain(.showsTouchWhenHighlighted, \\UIButton.showsTouchWhenHighlighted)]\n",
      fault: "UIButton.showsTouchWhenHighlighted is not available on tvOS"),
    Planted(
      file: "UIScrollView+Rows.swift", old: "        .bindMain(.bounces, \\UIScrollView.bounces),",
      new: "        .bindMain(.scrollsToTop, \\UIScrollView.scrollsToTop),",
      fault: "UIScrollView.scrollsToTop is not available on tvOS"),
    Planted(
      file: "UIScrollView+Rows.swift", old: "#if !os(visionOS)", new: "#if !os(tvOS)",
      fault: "UIScrollView.keyboardDismissMode is not available on visionOS"),
    Planted(
      file: "UIScrollView+Rows.swift", old: "\\UIScrollView.bounces)", new: "\\UIScrollView.bouncing)",
      fault: "no row has UIScrollView.bouncing"),
    Planted(
      file: "UIKitClass.swift", old: "      UIKitClass(UIStackView.self,", new: "      UIKitClass(UISwitch.self,",
      fault: "UISwitch is not available on tvOS"),
    Planted(
      file: "StateReader.swift", old: "#if !os(tvOS)", new: "#if DEBUG", fault: "UISwitch is not available on tvOS"),
    Planted(
      file: "UIColor+Style.swift", old: "#if !os(tvOS)", new: "#if DEBUG",
      fault: ".systemFill is not available on tvOS"),
    Planted(
      file: "UIFont+Style.swift", old: "#if os(tvOS)", new: "#if os(visionOS)",
      fault: ".largeTitle is not available on tvOS"),
    Planted(
      file: "UITextView+Rows.swift", old: "#if !os(tvOS) && !os(visionOS)", new: "#if !os(tvOS)",
      fault: "UITextView.writingToolsBehavior is not available on visionOS"),
    Planted(
      file: "CALayer+Rows.swift", old: "#if !os(tvOS)", new: "#if DEBUG",
      fault: ".wantsExtendedDynamicRangeContent is not available on tvOS"),
    Planted(
      file: "UILabel+Rows.swift", old: "    @MainActor\n", new: "    #if !os(tvOS)\n    @MainActor\n    #endif\n",
      fault: "nothing in the guard is missing on tvOS"),
    Planted(
      file: "UITableView+Rows.swift", old: "      #if !os(tvOS)\n        table", new: "      #if DEBUG\n        table",
      fault: "uiTableViewExceptOnTV is not available on tvOS"),
    Planted(
      file: "MemberConversion+Values.swift", old: "UIWindow.Level(rawValue: $0)", new: "UIToolbar.Level(rawValue: $0)",
      fault: "UIToolbar is not available on tvOS"),
  ]

  @Test("a fault is seen", arguments: planted)
  func seen(_ planted: Planted) throws {
    var files = try sources()
    let text = try #require(files[planted.file])
    let changed = text.replacingOccurrences(of: planted.old, with: planted.new)
    #expect(changed != text, "the sources have no such line")
    files[planted.file] = changed
    let faults = GuardReader.faults(in: files, try Availability())
    #expect(faults.contains { $0.hasPrefix("\(planted.file):") && $0.hasSuffix(planted.fault) }, "\(faults)")
  }
}
