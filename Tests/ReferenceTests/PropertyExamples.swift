/// A first sheet for each view type, shown on its page. Tests check that it is formatted and has no diagnostics.
enum PropertyExamples {
  /// The sheets by the names of view types.
  static let all = views.merging(controls) { $1 }.merging(lists) { $1 }.merging(bars) { $1 }.merging(others) { $1 }

  private static let views = [
    "View": """
    View.card {
      background-color: secondary-system-background;
      layer-corner-radius: 12;
      layout-margins: 8 16;
    }
    """,
    "Window": "Window { background-color: system-background; tint-color: teal; }",
    "Label": """
    Label.title {
      font: bold large-title;
      number-of-lines: 0;
      text-color: label;
      &:disabled { alpha: 0.4; }
    }
    """,
    "ImageView": """
    ImageView.icon {
      content-mode: scale-aspect-fit;
      image: symbol("star.fill");
      preferred-symbol-configuration: symbol-configuration(point-size 20, weight bold);
    }
    """,
    "ScrollView": "ScrollView.pages { paging-enabled: true; shows-horizontal-scroll-indicator: false; }",
    "TextView": """
    TextView.note {
      font: body;
      keyboard-type: default;
      text-container-inset: 8 4;
      &:editing { background-color: system-background; }
    }
    """,
    "StackView": "StackView.form { alignment: fill; axis: vertical; spacing: 12; }",
    "VisualEffectView": "VisualEffectView.bar { effect: blur(system-material); }",
    "ProgressView": "ProgressView { progress-tint-color: system-green; track-tint-color: system-gray5; }",
    "ActivityIndicatorView": "ActivityIndicatorView { color: system-gray; style: large; }",
    "PickerView": "PickerView { shows-selection-indicator: true; tint-color: teal; }",
  ]

  private static let controls = [
    "Control": "Control { content-horizontal-alignment: leading; &:disabled { alpha: 0.4; } }",
    "Button": """
    Button.primary {
      background-color: system-blue;
      layer-corner-radius: 10;
      title-color: white;
      title-label-font: headline;
      &:highlighted { title-color: silver; }
      &:disabled { alpha: 0.4; }
    }
    """,
    "TextField": """
    TextField.email {
      border-style: rounded-rect;
      clear-button-mode: while-editing;
      keyboard-type: email-address;
      &:editing { background-color: system-background; }
    }
    """,
    "SearchTextField": "SearchTextField { allows-deleting-tokens: false; token-background-color: system-gray4; }",
    "Switch": "Switch { on-tint-color: system-green; &:off { thumb-tint-color: system-gray; } }",
    "Slider": "Slider.volume { maximum-value-image: symbol(\"speaker.wave.3\"); minimum-track-tint-color: teal; }",
    "Stepper": "Stepper { autorepeat: false; step-value: 5; wraps: true; }",
    "SegmentedControl": """
    SegmentedControl {
      selected-segment-tint-color: system-blue;
      title-text-attributes: text-attributes(font caption1, foreground-color label);
      &:selected { title-text-attributes: text-attributes(foreground-color white); }
    }
    """,
    "PageControl": "PageControl { current-page-indicator-tint-color: label; page-indicator-tint-color: system-gray3; }",
    "RefreshControl": "RefreshControl { tint-color: system-gray; }",
    "DatePicker": "DatePicker.birthday { date-picker-mode: date; maximum-date: \"2026-12-31\"; }",
    "ColorWell": "ColorWell { supports-alpha: false; title: \"Accent\"; }",
  ]

  private static let lists = [
    "TableView": """
    TableView.settings {
      row-height: 44;
      separator-color: separator;
      separator-inset-left: 16;
      background-view: View;
    }
    """,
    "TableViewCell": """
    TableViewCell.row {
      accessory-type: disclosure-indicator;
      text-label-font: body;
      &:selected { text-label-text-color: system-blue; }
    }
    """,
    "TableViewHeaderFooterView": """
    TableViewHeaderFooterView {
      text-label-font: footnote;
      text-label-text-color: secondary-label;
    }
    """,
    "CollectionView": "CollectionView.photos { allows-multiple-selection: true; background-color: system-background; }",
    "CollectionReusableView": "CollectionReusableView { background-color: secondary-system-background; }",
    "CollectionViewCell": """
    CollectionViewCell {
      background-configuration: background-configuration(corner-radius 8);
      &:selected { content-view-background-color: system-blue; }
    }
    """,
    "CollectionViewFlowLayout": """
    CollectionViewFlowLayout {
      item-size: 96;
      minimum-interitem-spacing: 8;
      section-inset: 16;
    }
    """,
  ]

  private static let bars = [
    "NavigationBar": """
    NavigationBar {
      bar-tint-color: system-background;
      prefers-large-titles: true;
      standard-appearance: navigation-bar-appearance(background opaque, background-color white);
      title-text-attributes: text-attributes(foreground-color teal);
    }
    """,
    "NavigationItem": "NavigationItem { back-button-display-mode: minimal; large-title-display-mode: never; }",
    "TabBar": "TabBar { tint-color: teal; unselected-item-tint-color: system-gray; }",
    "TabBarItem": "TabBarItem.inbox { badge-color: system-red; image: symbol(\"tray\"); }",
    "Toolbar": "Toolbar { bar-style: black; translucent: true; shadow-image-top: image(#0003, 1 0.5); }",
    "SearchBar": """
    SearchBar {
      icon-image-search: symbol("magnifyingglass");
      search-bar-style: minimal;
      search-text-field-font: body;
    }
    """,
    "BarItem": "BarItem { title-text-attributes: text-attributes(font caption2); }",
    "BarButtonItem": "BarButtonItem.done { style: done; tint-color: teal; }",
  ]

  private static let others = [
    "Layer": "Layer { layer-border-color: separator; layer-border-width: 1dpx; }",
    "ShapeLayer": """
    ShapeLayer.ring {
      layer-fill-color: none;
      layer-line-dash-pattern: 4, 2;
      layer-line-width: 2;
      layer-path: circle(20 at 24 24);
      layer-stroke-color: teal;
    }
    """,
    "GradientLayer": """
    GradientLayer.sky {
      layer-colors: skyblue, white;
      layer-end-point: 0.5 1;
      layer-start-point: 0.5 0;
    }
    """,
    "TextLayer": "TextLayer { layer-alignment-mode: center; layer-font-size: 12; layer-foreground-color: label; }",
    "ViewController":
      "ViewController { modal-presentation-style: page-sheet; preferred-status-bar-style: dark-content; }",
    "PopoverPresentationController": "PopoverPresentationController { background-color: system-background; }",
    "TextContainer": "TextContainer { line-fragment-padding: 0; maximum-number-of-lines: 3; }",
  ]
}
