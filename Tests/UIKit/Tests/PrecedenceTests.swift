import Foundation
import Testing
import UIKit
import VStyleUIKit

/// Tests of members that win over others, share a value with others, or have no `nil`.
@MainActor
@Suite(.serialized) struct PrecedenceTests {
  @Test("a cell with a content configuration has no labels, so their properties have no effect, and return later")
  func contentConfiguration() {
    let cell = UITableViewCell()
    cell.contentConfiguration = UIListContentConfiguration.cell()
    cell.styles = App.style("TableViewCell", "text-label-text-color: #00ff00; detail-text-label-font: 9 system")
    #expect(cell.textLabel == nil && cell.detailTextLabel == nil)
    cell.styles = nil
    cell.contentConfiguration = nil
    cell.styles = App.style("TableViewCell", "text-label-text-color: #00ff00; detail-text-label-font: 9 system")
    #expect(cell.textLabel?.textColor == .sheet(0x00FF00) && cell.detailTextLabel?.font.pointSize == 9)
    cell.styles = nil
    #expect(cell.textLabel?.textColor == .label && cell.detailTextLabel?.font.pointSize == 17)
  }

  @Test("a button keeps its configuration beside the older insets, which UIKit ignores then")
  func buttonConfiguration() {
    let button = UIButton()
    var own = UIButton.Configuration.filled()
    own.title = "own"
    button.configuration = own
    button.styles = App.style("Button", "title-edge-insets: 1; title-label-font: 9 system")
    #expect(button.configuration == own && button.titleLabel?.font.pointSize == 9)
    button.styles = App.style("Button", "title-edge-insets: 1; configuration: button-configuration(title \"new\")")
    #expect(button.configuration?.title == "new")
    button.styles = nil
    #expect(button.configuration == own)
  }

  @Test("the older members of a bar and its appearances are independent: UIKit draws the appearances")
  func barAppearances() {
    let bar = UINavigationBar()
    bar.styles = App.style("NavigationBar", "bar-tint-color: red; title-text-attributes: text-attributes(kern 2)")
    #expect(bar.standardAppearance.backgroundColor == nil && bar.barTintColor == .sheet(0xFF0000))
    bar.styles = App.style(
      "NavigationBar", "bar-tint-color: red; standard-appearance: navigation-bar-appearance(background-color blue)")
    #expect(bar.standardAppearance.backgroundColor == .sheet(0x0000FF) && bar.barTintColor == .sheet(0xFF0000))
    bar.styles = nil
    #expect(bar.standardAppearance.backgroundColor == nil && bar.barTintColor == nil)
  }

  @Test("the members of a back button are those of the item that is returned to")
  func backItems() {
    let item = UINavigationItem()
    item.styles = App.style("NavigationItem", "back-button-title: \"Back\"; back-button-display-mode: minimal")
    #expect(item.backButtonTitle == "Back" && item.backButtonDisplayMode == .minimal)
    item.styles = nil
    #expect(item.backButtonTitle == nil && item.backButtonDisplayMode == .default)
  }

  @Test(
    "of a text and a text with attributes the latter wins, in whatever order a sheet has them",
    arguments: [
      "text: \"plain\"; attributed-text: \"rich\"",
      "attributed-text: \"rich\"; text: \"plain\"",
    ])
  func texts(_ declarations: String) {
    let label = UILabel()
    label.text = "own"
    label.styles = App.style("Label", declarations)
    #expect(label.text == "rich")
    label.styles = nil
    #expect(label.text == "own")
  }

  @Test("a placeholder with a color keeps its text, and a view with both sorts of margins has the directional ones")
  func twins() {
    let (field, view) = (UITextField(), UIView())
    field.placeholder = "own"
    field.styles = App.style("TextField", "placeholder-color: red; placeholder: \"Name\"")
    #expect(field.placeholder == "Name")
    #expect(
      field.attributedPlaceholder?.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor
        == .sheet(0xFF0000))
    field.styles = nil
    #expect(field.placeholder == "own")
    for order in [
      "layout-margins: 1; directional-layout-margins: 2", "directional-layout-margins: 2; layout-margins: 1",
    ] {
      view.styles = App.style("View", order)
      #expect(view.directionalLayoutMargins.leading == 2, "\(order)")
      view.styles = nil
      #expect(view.directionalLayoutMargins.leading == 8)
    }
  }

  @Test("a member of a view and the same one of its layer return to one value")
  func layers() {
    let view = UIView()
    view.alpha = 0.75
    for order in ["alpha: 0.5; layer-opacity: 0.25", "layer-opacity: 0.25; alpha: 0.5"] {
      view.styles = App.style("View", "\(order); hidden: true; layer-hidden: false")
      #expect([0.25, 0.5].contains(view.alpha), "\(order)")
      view.styles = nil
      #expect(view.alpha == 0.75 && !view.isHidden, "\(order)")
    }
  }

  @Test("`none` without a `nil` of UIKit is the value of a new object, and a removed style gives back the own value")
  func none() {
    let (view, item, text) = (UIView(), UIBarButtonItem(), UITextView())
    view.setContentHuggingPriority(UILayoutPriority(rawValue: 900), for: .horizontal)
    item.setTitlePositionAdjustment(UIOffset(horizontal: 3, vertical: 3), for: .default)
    text.typingAttributes = [.kern: 3.0]
    view.styles = App.style("View", "content-hugging-priority-horizontal: none")
    item.styles = App.style("BarButtonItem", "title-position-adjustment: none")
    text.styles = App.style("TextView", "typing-attributes: none")
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 250)
    #expect(item.titlePositionAdjustment(for: .default) == .zero && text.typingAttributes.isEmpty)
    (view.styles, item.styles, text.styles) = (nil, nil, nil)
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 900)
    #expect(item.titlePositionAdjustment(for: .default) == UIOffset(horizontal: 3, vertical: 3))
    #expect(text.typingAttributes[.kern] as? Double == 3)
  }

  @Test("a date picker keeps its date for `none`, and returns to it")
  func date() {
    let picker = UIDatePicker()
    let own = Date(timeIntervalSince1970: 86_400)
    picker.date = own
    picker.styles = App.style("DatePicker", "date: \"2024-05-06T07:08\"")
    #expect(picker.date != own)
    picker.styles = nil
    #expect(picker.date == own)
  }

  @Test("on a Mac, members that raise exceptions there have no effect, unless the control looks as on an iPad")
  func mac() {
    let former = UITraitCollection.current
    defer { UITraitCollection.current = former }
    UITraitCollection.current = former.changed(idiom: .mac)
    let (slider, button) = (UISlider(), UIButton())
    slider.styles = App.style(
      "Slider", "thumb-tint-color: red; minimum-value-image: \"a\"; thumb-image: \"b\"; value: 1")
    #expect(slider.thumbTintColor == nil && slider.minimumValueImage == nil && slider.value == 1)
    button.styles = App.style(
      "Button", "title: \"Save\"; &:highlighted { title: \"Saving\" } &:disabled { image: \"c\" }")
    #expect(button.title(for: .normal) == "Save" && button.title(for: .highlighted) == "Save")
    (slider.styles, button.styles) = (nil, nil)
    #expect(slider.value == 0 && button.title(for: .normal) == nil)
    slider.preferredBehavioralStyle = .pad
    slider.styles = App.style("Slider", "thumb-tint-color: red")
    #expect(slider.thumbTintColor == .sheet(0xFF0000))
  }
}
