import Foundation
import Testing
import UIKit
import VStyleUIKit

/// Tests of members whose signatures differ from what a reader expects.
@MainActor
@Suite struct TrapTests {
  /// The version of iOS since which the tables have a member.
  private func version(_ type: String, _ member: String) throws -> String {
    let row = try Facts.rows("members").first { $0[4] == type && $0[5] == member && !$0[0].hasPrefix("support") }
    return try #require(row)[9]
  }

  @Test("the dynamic range of an image is a member since iOS 17, not since iOS 2 as a header without a version says")
  func dynamicRange() throws {
    #expect(try version("UIImageView", "preferredImageDynamicRange") == "17.0")
    let view = UIImageView()
    view.styles = App.style("ImageView", "preferred-image-dynamic-range: high")
    #expect(view.preferredImageDynamicRange == .high)
    view.styles = nil
    #expect(view.preferredImageDynamicRange == .unspecified)
  }

  @Test("the text of a truncated label and the size of a window are members on iOS too, not on Catalyst alone")
  func annotatedForCatalyst() throws {
    #expect(try version("UILabel", "showsExpansionTextWhenTruncated") == "15.0")
    #expect(try version("UIWindow", "canResizeToFitContent") == "13.0")
    let (label, window) = (UILabel(), UIWindow())
    label.styles = App.style("Label", "shows-expansion-text-when-truncated: true")
    window.styles = App.style("Window", "can-resize-to-fit-content: true")
    #expect(label.showsExpansionTextWhenTruncated && window.canResizeToFitContent)
  }

  @Test("the insets of both indicators are set by one member, whose getter is deprecated, and then by their own")
  func indicatorInsets() {
    let view = UIScrollView()
    view.verticalScrollIndicatorInsets.top = 3
    view.styles = App.style(
      "ScrollView", "horizontal-scroll-indicator-insets: 2; scroll-indicator-insets: 1")
    #expect(view.verticalScrollIndicatorInsets.top == 1 && view.horizontalScrollIndicatorInsets.top == 2)
    view.styles = nil
    #expect(view.verticalScrollIndicatorInsets.top == 3 && view.horizontalScrollIndicatorInsets.top == 0)
  }

  @Test("the members of a protocol with optional requirements are set on each class")
  func inputTraits() {
    let (field, bar, text) = (UITextField(), UISearchBar(), UITextView())
    let declarations = """
      keyboard-type: email-address; return-key-type: go; autocapitalization-type: none; secure-text-entry: true;
      text-content-type: email-address; password-rules: "required: digit"
      """
    field.styles = App.style("TextField", declarations)
    bar.styles = App.style("SearchBar", declarations)
    text.styles = App.style("TextView", declarations)
    #expect([field.keyboardType, bar.keyboardType, text.keyboardType].allSatisfy { $0 == .emailAddress })
    #expect([field.returnKeyType, bar.returnKeyType, text.returnKeyType].allSatisfy { $0 == .go })
    #expect([field.isSecureTextEntry, bar.isSecureTextEntry, text.isSecureTextEntry] == [true, true, true])
    let rules = [field.passwordRules, bar.passwordRules, text.passwordRules].map { $0?.passwordRulesDescriptor }
    #expect(rules == Array(repeating: "required: digit", count: 3))
    #expect([field.textContentType, bar.textContentType, text.textContentType].allSatisfy { $0 == .emailAddress })
    (field.styles, bar.styles, text.styles) = (nil, nil, nil)
    #expect([field.keyboardType, bar.keyboardType, text.keyboardType].allSatisfy { $0 == .default })
  }

  @Test("writing tools are not on visionOS 2.0 and tvOS, and are set on each class elsewhere")
  func writingTools() throws {
    let facts = try Availability()
    for type in ["UITextField", "UISearchBar", "UITextView"] {
      #expect(facts.platformsWithout(type, "writingToolsBehavior") == [.tvOS, .visionOS], "\(type)")
    }
    let (field, bar, text) = (UITextField(), UISearchBar(), UITextView())
    field.styles = App.style("TextField", "writing-tools-behavior: none")
    bar.styles = App.style("SearchBar", "writing-tools-behavior: none")
    text.styles = App.style("TextView", "writing-tools-behavior: none")
    #expect(
      [field.writingToolsBehavior, bar.writingToolsBehavior, text.writingToolsBehavior] == [.none, .none, .none])
  }

  @Test("typing attributes of a field exist while its text is edited, and those of a text view are no optional")
  func typingAttributes() {
    let (field, text) = (UITextField(), UITextView())
    let declaration = "typing-attributes: text-attributes(kern 2)"
    field.styles = App.style("TextField", declaration)
    #expect(field.typingAttributes == nil)
    field.styles = nil
    field.becomeFirstResponder()
    field.styles = App.style("TextField", declaration)
    #expect(field.typingAttributes?[.kern] as? Double == 2)
    text.styles = App.style("TextView", declaration)
    #expect(text.typingAttributes[.kern] as? Double == 2)
    (field.styles, text.styles) = (nil, nil)
    #expect(field.typingAttributes?.isEmpty == true && text.typingAttributes.isEmpty)
  }

  @Test("`none` resets the texts of a text view, whose members are implicitly unwrapped, to their defaults")
  func nullResettable() {
    let text = UITextView()
    (text.text, text.linkTextAttributes) = ("own", [.kern: 1.0])
    text.styles = App.style("TextView", "text: none; link-text-attributes: none")
    #expect(text.text == "" && text.linkTextAttributes.isEmpty)
    text.styles = nil
    #expect(text.text == "own" && text.linkTextAttributes[.kern] as? Double == 1)
  }

  @Test("the effect of the background of a bar is a blur, so a vibrancy has no effect")
  func barEffect() {
    let bar = UITabBar()
    bar.styles = App.style(
      "TabBar", "standard-appearance: tab-bar-appearance(background-effect blur(system-thin-material))")
    let blur: UIBlurEffect? = bar.standardAppearance.backgroundEffect
    #expect(blur != nil)
    bar.styles = App.style(
      "TabBar", "standard-appearance: tab-bar-appearance(background-effect vibrancy(regular label))")
    #expect(bar.standardAppearance.backgroundEffect == nil)
  }

  @Test("the appearances of the states of an item are mutated in place, since they cannot be set")
  func itemAppearances() {
    let bar = UITabBar()
    bar.styles = App.style(
      "TabBar",
      """
      standard-appearance: tab-bar-appearance(stacked-layout-appearance tab-bar-item-appearance(
        selected tab-bar-item-state-appearance(badge-background-color #00ff00, icon-color #0000ff)))
      """)
    let item = bar.standardAppearance.stackedLayoutAppearance
    #expect(item.selected.badgeBackgroundColor == .sheet(0x00FF00) && item.selected.iconColor == .sheet(0x0000FF))
    #expect(item.normal.iconColor == nil)
  }

  @Test("an appearance is optional on an item, and not on a bar: `none` is no value there")
  func optionalAppearances() {
    let (item, bar) = (UINavigationItem(), UINavigationBar())
    let appearance = "standard-appearance: navigation-bar-appearance(background-color #0000ff)"
    item.styles = App.style("NavigationItem", appearance)
    let set = item.standardAppearance
    #expect(set?.backgroundColor == .sheet(0x0000FF))
    item.styles = App.style("NavigationItem", "standard-appearance: none")
    #expect(item.standardAppearance == nil)
    item.styles = nil
    #expect(item.standardAppearance == nil)
    let sheet = App.stylesheet("NavigationBar { standard-appearance: none; compact-appearance: none }")
    #expect(sheet.diagnostics.count == 1)
    bar.styles = App.style("NavigationBar", "scroll-edge-appearance: navigation-bar-appearance(background-color red)")
    #expect(bar.scrollEdgeAppearance?.backgroundColor == .sheet(0xFF0000))
    bar.styles = nil
    #expect(bar.scrollEdgeAppearance == nil)
  }

  @Test("the members of layers for fonts, colors, locations and dashes take objects of other types")
  func layers() {
    let (text, gradient, shape) = (CATextLayer(), CAGradientLayer(), CAShapeLayer())
    text.styles = App.style("TextLayer", "layer-font: 12 \"Georgia\"; layer-string: \"Hello\"")
    #expect((text.font as? NSString).map { "\($0)" } == "Georgia")
    #expect(text.string as? String == "Hello")
    gradient.styles = App.style("GradientLayer", "layer-colors: #ff0000, #0000ff; layer-locations: 0, 0.5")
    #expect(gradient.colors?.compactMap { $0 as? CGColor } == [0xFF0000, 0x0000FF].map { UIColor.sheet($0).cgColor })
    #expect(gradient.locations == [0, 0.5])
    shape.styles = App.style("ShapeLayer", "layer-line-dash-pattern: 4, 2")
    #expect(shape.lineDashPattern == [4, 2])
    (text.styles, gradient.styles, shape.styles) = (nil, nil, nil)
    #expect(text.font == nil && gradient.colors == nil && gradient.locations == nil && shape.lineDashPattern == nil)
  }

  @Test("images of bars have keys: icons and states, positions and metrics")
  func keys() {
    let (search, navigation, tool) = (UISearchBar(), UINavigationBar(), UIToolbar())
    search.styles = App.style(
      "SearchBar",
      "&:highlighted { icon-image-clear: \"a\" } icon-position-adjustment-clear: 1 2; background-image: \"b\"")
    #expect(search.image(for: .clear, state: .highlighted) == UIImage(named: "a"))
    #expect(search.image(for: .search, state: .normal) == nil)
    #expect(search.positionAdjustment(for: .clear) == UIOffset(horizontal: 1, vertical: 2))
    #expect(search.backgroundImage(for: .any, barMetrics: .default) == UIImage(named: "b"))
    navigation.styles = App.style("NavigationBar", "background-image-top-compact: \"c\"")
    #expect(navigation.backgroundImage(for: .top, barMetrics: .compact) == UIImage(named: "c"))
    #expect(navigation.backgroundImage(for: .any, barMetrics: .default) == nil)
    tool.styles = App.style("Toolbar", "background-image-bottom: \"d\"")
    #expect(tool.backgroundImage(forToolbarPosition: .bottom, barMetrics: .default) == UIImage(named: "d"))
    (search.styles, navigation.styles, tool.styles) = (nil, nil, nil)
    #expect(search.image(for: .clear, state: .highlighted) == nil && search.positionAdjustment(for: .clear) == .zero)
  }
}
