import Testing
import VStyleViews

@testable import VStyle

/// A member of JXTheme's list with its check.
struct ThemeMember: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let check: @Sendable () throws -> Void

  /// A member that is reached through its key path, as `theme.textColor` is.
  static func of<Base: Styleable, Member: Bindable>(
    _ keyPath: any ReferenceWritableKeyPath<Base, Member> & Sendable
  ) -> ThemeMember {
    let name = ThemeManager().property(of: keyPath)?.name ?? "no property"
    return ThemeMember(testDescription: "\(Base.self).\(name)") {
      let object = Base()
      let manager = ThemeManager()
      let before = object[keyPath: keyPath].value
      let property = try #require(manager.property(of: keyPath))
      let binding = try #require(ViewTypeTable.of(Base.self).binding(named: property.name))
      let kind = ViewTypeTable.of(Base.self).bindings[binding].kind
      let samples = kind.samples.filter { !$0.dependsOnContext }.compactMap { Member(value: $0) }
      let light = try #require(samples.first { $0.value != before })
      let dark = try #require(samples.first { $0.value != light.value })
      object.theme(of: manager)[dynamicMember: keyPath] = ThemeProvider { $0 == "dark" ? dark : light }
      #expect(object[keyPath: keyPath].value == light.value, "the value shows at once")
      manager.changeTheme(to: "dark")
      #expect(object[keyPath: keyPath].value == dark.value, "it follows the theme")
      #expect(object.theme(of: manager)[dynamicMember: keyPath] != nil, "the provider can be read")
      object.theme(of: manager)[dynamicMember: keyPath] = nil as ThemeProvider<Member>?
      #expect(object[keyPath: keyPath].value == before, "what was there comes back")
      manager.changeTheme(to: "light")
      #expect(object[keyPath: keyPath].value == before)
    }
  }

  /// The members with one value.
  static let all: [ThemeMember] = [
    of(\Layer.backgroundColor), of(\Layer.borderColor), of(\Layer.borderWidth), of(\Layer.shadowColor),
    of(\ShapeLayer.fillColor), of(\ShapeLayer.strokeColor),
    of(\View.backgroundColor), of(\View.alpha), of(\View.tintColor),
    of(\Label.font), of(\Label.textColor), of(\Label.shadowColor), of(\Label.highlightedTextColor),
    of(\Label.attributedText),
    of(\TextField.font), of(\TextField.textColor), of(\TextField.attributedText),
    of(\TextField.attributedPlaceholder), of(\TextField.keyboardAppearance),
    of(\TextView.font), of(\TextView.textColor), of(\TextView.attributedText), of(\TextView.keyboardAppearance),
    of(\ImageView.image), of(\ScrollView.indicatorStyle),
    of(\TableView.separatorColor), of(\TableView.sectionIndexColor), of(\TableView.sectionIndexBackgroundColor),
    of(\Switch.onTintColor), of(\Switch.thumbTintColor),
    of(\Slider.thumbTintColor), of(\Slider.minimumTrackTintColor), of(\Slider.maximumTrackTintColor),
    of(\Slider.minimumValueImage), of(\Slider.maximumValueImage),
    of(\PageControl.pageIndicatorTintColor), of(\PageControl.currentPageIndicatorTintColor),
    of(\RefreshControl.attributedTitle),
    of(\ProgressView.progressTintColor), of(\ProgressView.trackTintColor), of(\ProgressView.progressImage),
    of(\ProgressView.trackImage),
    of(\ActivityIndicatorView.style), of(\ActivityIndicatorView.color),
    of(\NavigationBar.barStyle), of(\NavigationBar.barTintColor), of(\NavigationBar.titleTextAttributes),
    of(\NavigationBar.largeTitleTextAttributes),
    of(\TabBar.barStyle), of(\TabBar.barTintColor), of(\TabBar.shadowImage),
    of(\Toolbar.barStyle), of(\Toolbar.barTintColor),
    of(\SearchBar.barStyle), of(\SearchBar.barTintColor), of(\SearchBar.keyboardAppearance),
    of(\BarItem.image), of(\BarButtonItem.tintColor), of(\TabBarItem.selectedImage),
    // Inherited members, and members of types that JXTheme does not refresh.
    of(\Label.backgroundColor), of(\Label.alpha), of(\View.contentMode), of(\Label.numberOfLines),
    of(\TextView.isEditable),
  ]
}

@Suite("The members of JXTheme's list")
struct ThemeMemberTests {
  @Test("a provider sets its value, follows the theme, and `nil` restores the baseline", arguments: ThemeMember.all)
  func member(_ member: ThemeMember) throws { try member.check() }

  @Test("all 70 members are covered: 59 single values, 6 per state, 2 closures, 3 overrides")
  func count() {
    #expect(ThemeMember.all.count - 5 + 6 + 2 + 3 == 70)
    #expect(Set(ThemeMember.all.map(\.testDescription)).count == ThemeMember.all.count)
  }

  @Test("members of one view type or of several have separate providers")
  func keys() {
    let (pages, progress, manager) = (PageControl(), ProgressView(), ThemeManager())
    pages.theme(of: manager).pageIndicatorTintColor = ThemeProvider(light: .red, dark: .blue)
    pages.theme(of: manager).currentPageIndicatorTintColor = ThemeProvider(light: .black, dark: .white)
    progress.theme(of: manager).progressTintColor = ThemeProvider(light: .gray, dark: .CSS.green)
    manager.changeTheme(to: "dark")
    #expect(pages.pageIndicatorTintColor == .blue && pages.currentPageIndicatorTintColor == .white)
    #expect(progress.progressTintColor == .CSS.green)
    pages.theme(of: manager).currentPageIndicatorTintColor = nil as ThemeProvider<Color>?
    #expect(pages.pageIndicatorTintColor == .blue && pages.currentPageIndicatorTintColor == nil)
  }

  @Test("each state of a button keeps its own provider")
  func button() {
    let (button, manager) = (Button(), ThemeManager())
    let theme = button.theme(of: manager)
    theme.setTitleColor(ThemeProvider(light: .black, dark: .white), for: .normal)
    theme.setTitleColor(ThemeProvider(light: .gray, dark: .yellow), for: .highlighted)
    theme.setTitleColor(ThemeProvider(light: .red, dark: .blue), for: [.highlighted, .selected])
    theme.setTitleShadowColor(ThemeProvider(light: .black, dark: .red), for: .disabled)
    theme.setAttributedTitle(ThemeProvider(light: AttributedText("a"), dark: AttributedText("b")), for: .normal)
    theme.setImage(ThemeProvider(light: .named("sun"), dark: .named("moon")), for: .selected)
    theme.setBackgroundImage(ThemeProvider(light: .named("day"), dark: .named("night")), for: .focused)
    manager.changeTheme(to: "dark")
    #expect(button.titleColor(for: .normal) == .white)
    #expect(button.titleColor(for: .highlighted) == .yellow)
    #expect(button.titleColor(for: [.highlighted, .selected]) == .blue)
    #expect(button.titleShadowColor(for: .disabled) == .red)
    #expect(button.attributedTitle(for: .normal)?.string == "b")
    #expect(button.image(for: .selected) == .named("moon"))
    #expect(button.backgroundImage(for: .focused) == .named("night"))
    theme.setTitleColor(nil, for: .highlighted)
    #expect(button.titleColor(for: .highlighted) == .white)
  }

  @Test("each state of a bar item keeps its own attributes")
  func barItem() {
    let (item, manager) = (BarButtonItem(), ThemeManager())
    func attributes(_ color: Color) -> TextAttributes {
      var attributes = TextAttributes()
      attributes.foregroundColor = color
      return attributes
    }
    let theme = item.theme(of: manager)
    theme.setTitleTextAttributes(ThemeProvider(light: attributes(.black), dark: attributes(.white)), for: .normal)
    theme.setTitleTextAttributes(ThemeProvider(light: attributes(.red), dark: attributes(.blue)), for: .highlighted)
    manager.changeTheme(to: "dark")
    #expect(item.titleTextAttributes(for: .normal)?.foregroundColor == .white)
    #expect(item.titleTextAttributes(for: .highlighted)?.foregroundColor == .blue)
  }
}
