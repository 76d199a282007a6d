import Testing
import VStyle
import VStyleViews

/// A bar position with metrics, and the chain of positions that it falls back to, the nearest first.
struct PlaceCase: Sendable, CustomTestStringConvertible {
  let place: BarPosition
  let metrics: BarMetrics
  let chain: [String]

  var testDescription: String { "\(place) \(metrics)" }

  static let all = [
    PlaceCase(place: .any, metrics: .default, chain: ["any default"]),
    PlaceCase(place: .any, metrics: .compactPrompt, chain: ["any compactPrompt", "any compact", "any default"]),
    PlaceCase(
      place: .bottom, metrics: .defaultPrompt,
      chain: [
        "bottom defaultPrompt", "bottom default", "any defaultPrompt", "any default",
      ]),
    PlaceCase(
      place: .topAttached, metrics: .compact,
      chain: [
        "topAttached compact", "topAttached default", "top compact", "top default", "any compact", "any default",
      ]),
  ]
}

@Suite("Values for each state, bar position and bar height")
struct PlaceTests {
  @Test("the value of the nearest position in the fallback chain applies", arguments: PlaceCase.all)
  func chains(_ example: PlaceCase) {
    // Values are set from the farthest position to the nearest. Each value overrides the one before.
    let bar = NavigationBar()
    #expect(bar.backgroundImage(for: example.place, barMetrics: example.metrics) == nil)
    for name in example.chain.reversed() {
      let words = name.split(separator: " ").map(String.init)
      guard let position = BarPosition(rawValue: words[0]), let metrics = BarMetrics(rawValue: words[1]) else {
        Issue.record("no such place: \(name)")
        continue
      }
      bar.setBackgroundImage(.named(name), for: position, barMetrics: metrics)
      #expect(bar.backgroundImage(for: example.place, barMetrics: example.metrics) == .named(name))
    }
    let others = BarPosition.allCases.flatMap { position in BarMetrics.allCases.map { "\(position) \($0)" } }
      .filter { !example.chain.contains($0) }
    let silent = NavigationBar()
    for name in others {
      let words = name.split(separator: " ").map(String.init)
      guard let position = BarPosition(rawValue: words[0]), let metrics = BarMetrics(rawValue: words[1]) else {
        continue
      }
      silent.setBackgroundImage(.named(name), for: position, barMetrics: metrics)
    }
    #expect(silent.backgroundImage(for: example.place, barMetrics: example.metrics) == nil)
  }

  @Test("a property name in a sheet ends with the bar position and metrics")
  func sheet() {
    let bar = NavigationBar()
    let sheet = Stylesheet(
      """
      NavigationBar {
        background-image: "a"; background-image-top-attached-compact: "b";
        title-vertical-position-adjustment-compact: 3; content-hugging-priority-vertical: 1000
      }
      """)
    #expect(sheet.diagnostics == [])
    StyleScope(root: bar, sheets: [sheet]).flush()
    #expect(bar.backgroundImage(for: .top, barMetrics: .compact) == .named("a"))
    #expect(bar.backgroundImage(for: .topAttached, barMetrics: .compact) == .named("b"))
    #expect(bar.backgroundImage(for: .topAttached, barMetrics: .compactPrompt) == .named("b"))
    #expect(bar.titleVerticalPositionAdjustment(for: .compactPrompt) == 3)
    #expect(bar.titleVerticalPositionAdjustment(for: .default) == 0)
    #expect(bar.contentHuggingPriority(for: .vertical) == 1000)
    #expect(bar.contentHuggingPriority(for: .horizontal) == 250)
    bar.mi_styles = [.backgroundImage.at(BarPosition.bottom): Image.named("c")]
    #expect(bar.backgroundImage(for: .bottom, barMetrics: .default) == .named("c"))
  }

  @Test("a divider image for two states falls back to one state")
  func dividers() {
    let control = SegmentedControl()
    control.mi_styles = [
      .dividerImage: Image.named("n"), .dividerImage.selected: Image.named("l"),
      .dividerImage.right(.selected): Image.named("r"),
    ]
    func image(_ left: Control.State, _ right: Control.State) -> Image? {
      control.dividerImage(forLeftSegmentState: left, rightSegmentState: right, barMetrics: .compact)
    }
    #expect(image(.normal, .normal) == .named("n"))
    #expect(image(.selected, .highlighted) == .named("l"))
    #expect(image(.highlighted, .selected) == .named("r"))
    #expect(image(.selected, .selected) == .named("l"), "the state on the right is given up first")
    control.mi_styles = nil
    #expect(image(.normal, .normal) == nil)
  }

  @Test("lists set titles, widths and states of segments by index")
  func segments() {
    let control = SegmentedControl()
    control.styles =
      Stylesheet(
        #"@style s for SegmentedControl { segment-title: "a", "b"; segment-width: 40, 0; segment-enabled: true, false }"#
      )["s"]
    #expect(control.segmentTitles == ["a", "b"])
    #expect(control.segmentWidths == [40, 0])
    #expect(control.segmentsEnabled == [true, false])
    control.styles = nil
    #expect(control.segmentTitles == nil)
  }
}
