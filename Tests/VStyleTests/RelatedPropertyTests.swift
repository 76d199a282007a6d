import TestSupport
import Testing
import VStyleViews

@Suite("Properties that affect each other")
struct RelatedPropertyTests {
  @Test("setting an indicator's `style` resets its color, and a styled color is set again")
  func presets() {
    let indicator = ActivityIndicatorView()
    indicator.color = .systemRed
    let sheet = Stylesheet(
      """
      @style large for ActivityIndicatorView { style: large }
      @style blue for ActivityIndicatorView { color: blue; style: large }
      @style white for ActivityIndicatorView { color: blue; style: white }
      """)
    #expect(sheet.diagnostics == [])
    indicator.styles = sheet["large"]
    #expect(indicator.color == .systemGray, "the style has reset the color that code had set")
    indicator.styles = sheet["blue"]
    #expect(indicator.color == .blue)
    indicator.styles = sheet["white"]
    #expect(indicator.style == .white)
    #expect(indicator.color == .blue, "the same color is set again after the other style")
    indicator.styles = sheet["large"]
    #expect(indicator.color == .systemGray, "as if the color had never been styled")
    indicator.styles = nil
    #expect(indicator.style == .medium)
    #expect(indicator.color == .systemRed, "what code had set comes back, though no style named it")
    #expect(indicator.styleStorage.isUntouched)
  }

  @Test("bounds are set before the value, in any order of the declarations")
  func bounds() {
    let slider = Slider()
    slider.value = 0.5
    let sheet = Stylesheet(
      """
      @style wide for Slider { value: 15; maximum-value: 20; minimum-value: 10 }
      @style narrow for Slider { value: 15; maximum-value: 12; minimum-value: 10 }
      @style bare for Slider { maximum-value: 20; minimum-value: 10 }
      """)
    slider.styles = sheet["wide"]
    #expect(slider.value == 15)
    slider.styles = sheet["narrow"]
    #expect(slider.value == 12)
    slider.styles = sheet["wide"]
    #expect(slider.value == 15, "the value that was bounded is set again")
    slider.styles = sheet["bare"]
    #expect(slider.value == 10, "what the bounds make of the value before")
    slider.styles = nil
    #expect(slider.value == 0.5)
    #expect(slider.minimumValue == 0)
  }

  @Test("the effect of a style on related properties does not depend on earlier styles", arguments: 0..<20)
  func paths(_ round: UInt64) {
    let seed = SeededGenerator.seed &+ round
    var random = SeededGenerator(seed: seed)
    let parts = [
      "minimum-value: 2", "maximum-value: 6", "value: 9", "value: 4", "minimum-value: 5", "maximum-value: 3",
    ]
    let sheets = (0..<6).map { _ in
      let chosen = parts.filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
      return Stylesheet("@style s for Stepper { \(chosen.joined(separator: "; ")) }")["s"]
    }
    let walker = Stepper()
    walker.value = 7
    for step in 0..<12 {
      let style = sheets.randomElement(using: &random) ?? nil
      walker.styles = style
      let fresh = Stepper()
      fresh.value = 7
      fresh.styles = style
      #expect(
        [walker.value, walker.minimumValue, walker.maximumValue] == [
          fresh.value, fresh.minimumValue, fresh.maximumValue,
        ], "step \(step) of \(style?.source ?? "none"), TEST_SEED=\(seed)")
    }
    walker.styles = nil
    #expect(walker.value == 7, "TEST_SEED=\(seed)")
  }

  @Test("a styled frame changes bounds and center, and all are restored")
  func frame() {
    let view = View()
    view.bounds = Rect(x: 5, y: 5, width: 40, height: 20)
    view.center = Point(x: 100, y: 100)
    view.mi_styles = [.frame: Rect(x: 0, y: 0, width: 10, height: 10)]
    #expect(view.center == Point(x: 5, y: 5))
    #expect(view.bounds == Rect(x: 5, y: 5, width: 10, height: 10))
    view.mi_styles = [.center: Point(x: 50, y: 50)]
    #expect(view.frame == Rect(x: 45, y: 45, width: 10, height: 10))
    view.mi_styles = nil
    #expect(view.bounds == Rect(x: 5, y: 5, width: 40, height: 20))
    #expect(view.center == Point(x: 100, y: 100))
    #expect(view.styleStorage.isUntouched)
  }

  @Test("the insets of one scroll indicator override the insets of both")
  func indicatorInsets() {
    let view = ScrollView()
    view.verticalScrollIndicatorInsets = EdgeInsets(3)
    view.styles =
      Stylesheet("@style s { vertical-scroll-indicator-insets: 9; scroll-indicator-insets: 4 }")["s"]
    #expect(view.verticalScrollIndicatorInsets == EdgeInsets(9))
    #expect(view.horizontalScrollIndicatorInsets == EdgeInsets(4))
    view.styles = nil
    #expect(view.verticalScrollIndicatorInsets == EdgeInsets(3))
    #expect(view.horizontalScrollIndicatorInsets == .zero)
  }

  @Test("text attributes are merged with the current ones, attribute by attribute")
  func merging() {
    let bar = NavigationBar()
    bar.titleTextAttributes = TextAttributes(font: .system(20), foregroundColor: .systemRed)
    let sheet = Stylesheet("NavigationBar { title-text-attributes: text-attributes(foreground-color blue) }")
    let scope = StyleScope(root: bar, sheets: [sheet])
    scope.flush()
    #expect(bar.titleTextAttributes == TextAttributes(font: .system(20), foregroundColor: .blue))
    var kern = TextAttributes()
    kern.kern = 2
    bar.mi_styles = [.titleTextAttributes: kern]
    var both = TextAttributes(font: .system(20), foregroundColor: .blue)
    both.kern = 2
    #expect(bar.titleTextAttributes == both)
    bar.mi_styles = nil
    scope.sheets = []
    scope.flush()
    #expect(bar.titleTextAttributes == TextAttributes(font: .system(20), foregroundColor: .systemRed))
  }

  @Test("an attributed text overrides the plain text, and the label provides missing attributes")
  func attributedText() {
    let label = Label()
    label.text = "plain"
    label.styles =
      Stylesheet(
        """
        @style s for Label {
          attributed-text: "a" text-attributes(foreground-color red) "b"; text-color: blue; font: 12 "Helvetica"
        }
        """)["s"]
    let font = Font("Helvetica", size: 12)
    #expect(
      label.shownText
        == AttributedText([
          .init("a", TextAttributes(font: font, foregroundColor: .red)),
          .init("b", TextAttributes(font: font, foregroundColor: .blue)),
        ]))
    #expect(label.styleText == "ab")
    label.styles = nil
    #expect(label.shownText?.string == "plain")
    #expect(label.attributedText == nil)
  }

  @Test("the order of a dictionary does not affect the order of the writes", arguments: 0..<10)
  func permutations(_ round: UInt64) {
    let seed = SeededGenerator.seed &+ round
    var random = SeededGenerator(seed: seed)
    let values: [(Property, Any)] = [
      (.minimumValue, 10), (.maximumValue, 20), (.value, 15), (.frame, Rect(x: 1, y: 2, width: 3, height: 4)),
      (.center, Point(x: 9, y: 9)), (.thumbImage.highlighted, Image.named("a")), (.thumbImage, Image.named("b")),
    ]
    var journals: [[String]] = []
    for _ in 0..<4 {
      let slider = RecordingSlider()
      slider.mi_styles = Dictionary(uniqueKeysWithValues: values.shuffled(using: &random))
      journals.append(slider.journal)
    }
    #expect(Set(journals).count == 1, "TEST_SEED=\(seed)")
    let order = [
      "image for 0", "image for 1", "value 1.0", "minimum 10.0", "value 10.0", "maximum 20.0", "value 15.0",
    ]
    #expect(journals.first == order)
  }
}

/// A slider that records each value that is set, in order.
private final class RecordingSlider: Slider {
  private(set) var journal: [String] = []

  override var minimumValue: Float { didSet { journal.append("minimum \(minimumValue)") } }
  override var maximumValue: Float { didSet { journal.append("maximum \(maximumValue)") } }
  override var value: Float { didSet { journal.append("value \(value)") } }
  override func setThumbImage(_ thumbImage: Image?, for state: State) {
    journal.append("image for \(state.rawValue)")
    super.setThumbImage(thumbImage, for: state)
  }
}
