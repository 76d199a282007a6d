/// How the views of each type are drawn: one row for each type that differs from its superclass.
enum ViewTemplates {
  /// A view type, and what its template adds to the box.
  struct Row: Sendable {
    let type: String
    /// The name of the template in the style sheet of the page.
    let part: String
    let draw: @Sendable (DrawnView, inout DrawnElement) -> Void

    init(_ type: String, _ part: String, _ draw: @escaping @Sendable (DrawnView, inout DrawnElement) -> Void) {
      self.type = type
      self.part = part
      self.draw = draw
    }
  }

  /// The row of the nearest type that has one. A view of an unknown type is a plain box.
  static func row(_ lineage: [String]) -> Row {
    for type in lineage { if let row = byType[type] { return row } }
    return plain
  }

  private static let byType = Dictionary(all.map { ($0.type, $0) }) { first, _ in first }
  private static let plain = Row("View", "View") { _, _ in }

  /// All rows.
  static let all: [Row] = [
    plain,
    Row("Window", "Window") { _, _ in },
    Row("Label", "Label", LabelTemplate.draw),
    Row("ImageView", "ImageView", ImageViewTemplate.draw),
    Row("Button", "Button", ButtonTemplate.draw),
    Row("Control", "Control") { _, _ in },
    Row("TextField", "TextField", TextFieldTemplate.draw),
    Row("TextView", "TextView", TextViewTemplate.draw),
    Row("Switch", "Switch", SwitchTemplate.draw),
    Row("Slider", "Slider", SliderTemplate.draw),
    Row("Stepper", "Stepper", StepperTemplate.draw),
    Row("SegmentedControl", "SegmentedControl", SegmentedControlTemplate.draw),
    Row("PageControl", "PageControl", PageControlTemplate.draw),
    Row("RefreshControl", "RefreshControl", RefreshControlTemplate.draw),
    Row("DatePicker", "DatePicker", DatePickerTemplate.draw),
    Row("ColorWell", "ColorWell", ColorWellTemplate.draw),
    Row("PickerView", "PickerView", PickerViewTemplate.draw),
    Row("ProgressView", "ProgressView", ProgressViewTemplate.draw),
    Row("ActivityIndicatorView", "ActivityIndicatorView", ActivityIndicatorTemplate.draw),
    Row("StackView", "StackView", StackViewTemplate.draw),
    Row("VisualEffectView", "VisualEffectView", EffectTemplate.draw),
    Row("ScrollView", "ScrollView", ScrollViewTemplate.draw),
    Row("TableView", "TableView", TableViewTemplate.draw),
    Row("TableViewCell", "TableViewCell", TableViewTemplate.drawCell),
    Row("TableViewHeaderFooterView", "HeaderFooter", TableViewTemplate.drawHeader),
    Row("CollectionView", "CollectionView", ScrollViewTemplate.draw),
    Row("CollectionViewCell", "CollectionViewCell", CollectionViewTemplate.drawCell),
    Row("CollectionViewFlowLayout", "FlowLayout", CollectionViewTemplate.drawLayout),
    Row("NavigationBar", "NavigationBar", BarTemplate.drawNavigationBar),
    Row("TabBar", "TabBar", BarTemplate.drawTabBar),
    Row("Toolbar", "Toolbar", BarTemplate.drawToolbar),
    Row("SearchBar", "SearchBar", BarTemplate.drawSearchBar),
    Row("BarItem", "BarItem", BarItemTemplate.draw),
    Row("TabBarItem", "TabBarItem", BarItemTemplate.draw),
    Row("NavigationItem", "NavigationItem", BarItemTemplate.drawNavigationItem),
    Row("ViewController", "ViewController", ControllerTemplate.draw),
    Row("PopoverPresentationController", "Popover", ControllerTemplate.drawPopover),
    Row("TextContainer", "TextContainer", ControllerTemplate.drawTextContainer),
    Row("Layer", "Layer") { _, _ in },
    Row("ShapeLayer", "ShapeLayer", LayerTemplates.drawShape),
    Row("GradientLayer", "GradientLayer", LayerTemplates.drawGradient),
    Row("TextLayer", "TextLayer", LayerTemplates.drawText),
  ]
}
