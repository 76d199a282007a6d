import Foundation
import Testing
import UIKit
import VStyleUIKit
import VStyleViews

@testable import VStyle
@testable import VStyleValues

/// The screens of the sample app with views of UIKit and with headless ones: a sheet means the same on both.
///
/// The attributes of a screen are left out, since views of UIKit have none.
@MainActor
@Suite(.serialized) struct SampleTests {
  private nonisolated static let folder = PageProgram.package.appendingPathComponent("Stylesheets/Settings")
  private nonisolated static let screens = [
    "about", "appearance", "editor", "network", "notifications", "overview", "privacy", "profile", "sign-in", "storage",
  ]

  /// The sheet of the app for views of UIKit, and for headless ones.
  private static let sheets = Result {
    let url = folder.appendingPathComponent("Settings.vstyle")
    return [
      try Stylesheet(contentsOf: url, schema: .uiKit()), try Stylesheet(contentsOf: url, schema: .views(and: [])),
    ]
  }

  /// A view of UIKit and a headless one at the same place of a screen.
  private struct Pair {
    let name: String
    let platform: UIView
    let headless: View
  }

  private static let platformTypes = Dictionary(
    uniqueKeysWithValues: UIKitTypes.all.map { ($0.styleTypeName, $0) })
  private static let headlessTypes = Dictionary(
    uniqueKeysWithValues: ViewTypes.all.map { ($0.styleTypeName, $0) })

  /// Makes the views of a node of a screen, and adds them to a list in document order.
  private func make(_ node: [String: Any], _ pairs: inout [Pair]) throws -> Pair {
    let type = try #require(node["type"] as? String)
    let platformType = try #require(SampleTests.platformTypes[type] as? any PlatformNode.Type)
    let platform = try #require(platformType.makeStyleInstance() as? UIView)
    let headless = try #require(SampleTests.headlessTypes[type]?.init() as? View)
    let classes = Set(node["classes"] as? [String] ?? [])
    (platform.styleClasses, headless.styleClasses) = (classes, classes)
    (platform.styleID, headless.styleID) = (node["id"] as? String, node["id"] as? String)
    (platform.styleThemeName, headless.styleThemeName) = (node["theme"] as? String, node["theme"] as? String)
    for state in node["states"] as? [String] ?? [] {
      set(state, on: platform)
      set(state, on: headless)
    }
    let pair = Pair(name: "\(pairs.count) \(type).\(classes.sorted())", platform: platform, headless: headless)
    pairs.append(pair)
    let content = (platform as? UITableViewCell)?.contentView ?? platform
    for child in node["children"] as? [[String: Any]] ?? [] {
      let inner = try make(child, &pairs)
      content.addSubview(inner.platform)
      headless.addSubview(inner.headless)
    }
    return pair
  }

  private func set(_ state: String, on view: UIView) {
    switch (state, view) {
    case ("disabled", let control as UIControl): control.isEnabled = false
    case ("highlighted", let control as UIControl): control.isHighlighted = true
    case ("selected", let control as UIControl): control.isSelected = true
    case ("highlighted", let cell as UITableViewCell): cell.isHighlighted = true
    case ("selected", let cell as UITableViewCell): cell.isSelected = true
    case ("disabled", let label as UILabel): label.isEnabled = false
    case ("highlighted", let label as UILabel): label.isHighlighted = true
    case ("on", let toggle as UISwitch): toggle.isOn = true
    case ("editing", let cell as UITableViewCell): cell.isEditing = true
    case ("editing", _), ("focused", _): view.becomeFirstResponder()
    case ("off", _): break
    default: Issue.record("no state \(state) of \(view)")
    }
  }

  private func set(_ state: String, on view: View) {
    switch (state, view) {
    case ("disabled", let control as Control): control.isEnabled = false
    case ("highlighted", let control as Control): control.isHighlighted = true
    case ("selected", let control as Control): control.isSelected = true
    case ("highlighted", let cell as TableViewCell): cell.isHighlighted = true
    case ("selected", let cell as TableViewCell): cell.isSelected = true
    case ("disabled", let label as Label): label.isEnabled = false
    case ("highlighted", let label as Label): label.isHighlighted = true
    case ("on", let toggle as Switch): toggle.isOn = true
    // A field of UIKit that has the focus edits its text, and the reverse.
    case ("editing", let field as TextField), ("focused", let field as TextField):
      (field.isEditing, field.isFocused) = (true, true)
    case ("editing", let text as TextView): text.isEditing = true
    case ("editing", let cell as TableViewCell): cell.isEditing = true
    case ("focused", let control as Control): control.isFocused = true
    case ("off", _): break
    default: Issue.record("no state \(state) of \(view)")
    }
  }

  @Test("the sheets of the sample app write the same values to both kinds of views, in each theme", arguments: screens)
  func screen(_ name: String) throws {
    let data = try Data(contentsOf: SampleTests.folder.appendingPathComponent("trees/\(name).json"))
    let tree = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    var pairs: [Pair] = []
    let root = try make(tree, &pairs)
    let sheets = try SampleTests.sheets.get()
    #expect(sheets.allSatisfy { $0.diagnostics.isEmpty })
    let scopes = [
      StyleScope(root: root.platform, sheets: [sheets[0]]), StyleScope(root: root.headless, sheets: [sheets[1]]),
    ]
    var (compared, differences) = (0, [String]())
    for theme in ["light", "dark", "pink"] {
      for scope in scopes {
        scope.themeName = theme
        scope.flush()
      }
      for pair in pairs { differences += compare(pair, "\(theme), \(pair.name)", &compared) }
    }
    #expect(differences == [])
    #expect(compared > 100)
  }

  /// The values of each member of a new view, by the positions of the members.
  private func freshValues(of type: View.Type) -> [[StyleValue]] {
    if let known = SampleTests.fresh[ObjectIdentifier(type)] { return known }
    let view = type.init()
    let made = ViewTypeTable.of(type).bindings.map { binding in binding.slots.indices.map { binding.read(view, $0) } }
    SampleTests.fresh[ObjectIdentifier(type)] = made
    return made
  }

  private static var fresh: [ObjectIdentifier: [[StyleValue]]] = [:]

  /// Compares the members that a sheet has changed on the headless view.
  ///
  /// - Returns: a line for each member that differs. The number of members is added to a count.
  private func compare(_ pair: Pair, _ place: String, _ count: inout Int) -> [String] {
    let (own, other) = (ViewTypeTable.of(type(of: pair.headless)), ViewTypeTable.of(type(of: pair.platform)))
    let fresh = freshValues(of: type(of: pair.headless))
    var differences: [String] = []
    // A view of UIKit with the color of its superview has none of its own.
    for (position, binding) in own.bindings.enumerated() where binding.property != .tintColor {
      guard let index = other.binding(named: binding.property.name) else { continue }
      for slot in binding.slots.indices {
        let value = binding.read(pair.headless, slot)
        guard value != fresh[position][slot], let wanted = text(value) else { continue }
        count += 1
        var read = other.bindings[index].read(pair.platform, slot)
        // A state without a color of its own has that of the normal one.
        if slot > 0, read.isNone { read = other.bindings[index].read(pair.platform, 0) }
        let found = text(read)
        if found != wanted {
          differences.append("\(place): \(binding.property.name) \(slot): \(found ?? "-"), not \(wanted)")
        }
      }
    }
    return differences
  }

  /// A value as both kinds of views tell it; `nil` for one that UIKit does not tell, such as the name of an image, a path
  /// or an effect.
  private func text(_ value: StyleValue) -> String? {
    let value = (value.payload as? any AnyPlatformValue)?.styleValue ?? value
    // UIKit tells the size of a font, and a color in sRGB.
    if let font = value[as: Font.self] { return "\(font.size)" }
    if let color = value[as: Color.self] { return color.isSystem ? nil : "\(Color(UIColor(color)))" }
    if let number = value[as: Double.self] { return "\((number * 1_000).rounded() / 1_000)" }
    if value[as: Image.self] != nil || value[as: Path.self] != nil || value[as: VisualEffect.self] != nil
      || value.payload is any RecordValue
    {
      return nil
    }
    return "\(value.payload)"
  }
}
