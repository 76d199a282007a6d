public import VStyleProperties

/// The namespace for the view types of this package.
public enum ViewTypes {
  /// All view types of this package, superclasses first.
  public static let all: [any Styleable.Type] = [
    View.self,
    Layer.self,
    Window.self,
    Label.self,
    ImageView.self,
    ScrollView.self,
    TableView.self,
    TableViewCell.self,
    TextView.self,
    Control.self,
    Button.self,
    TextField.self,
    Switch.self,
    Slider.self,
    Stepper.self,
    SegmentedControl.self,
    PageControl.self,
    RefreshControl.self,
    DatePicker.self,
    ColorWell.self,
    SearchTextField.self,
    PickerView.self,
    ProgressView.self,
    ActivityIndicatorView.self,
    StackView.self,
    VisualEffectView.self,
    TableViewHeaderFooterView.self,
    CollectionView.self,
    CollectionReusableView.self,
    CollectionViewCell.self,
    CollectionViewFlowLayout.self,
    NavigationBar.self,
    TabBar.self,
    Toolbar.self,
    SearchBar.self,
    BarItem.self,
    BarButtonItem.self,
    TabBarItem.self,
    NavigationItem.self,
    ViewController.self,
    PopoverPresentationController.self,
    TextContainer.self,
    ShapeLayer.self,
    GradientLayer.self,
    TextLayer.self,
  ]

  /// Returns a new instance of a view type.
  ///
  /// - Parameter name: the name of the view type in sheets.
  /// - Returns: the instance, or nil if ``all`` has no view type with the name.
  public static func instance(_ name: String) -> AnyObject? { all.first { $0.styleTypeName == name }?.init() }
}

extension StyleSchema {
  /// The view types of this package, with their properties and states.
  public static let views = StyleSchema(ownViewTypes: ViewTypes.all)
}
