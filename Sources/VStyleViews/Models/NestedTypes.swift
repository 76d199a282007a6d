public import VStyleProperties

extension SegmentedControl {
  /// The position of a segment in its control.
  public typealias Segment = SegmentedControlSegment
}

extension SearchBar {
  /// An icon of a search bar.
  public typealias Icon = SearchBarIcon
  /// The style of a search bar.
  public typealias Style = SearchBarStyle
}

extension ActivityIndicatorView {
  /// The size and the color of an activity indicator.
  public typealias Style = ActivityIndicatorViewStyle
}

extension BarButtonItem {
  /// The style of a bar button item.
  public typealias Style = BarButtonItemStyle
}

extension Button {
  /// The role of a button.
  public typealias Role = ButtonActionRole
  /// The content and style of a button, used instead of the button's other members.
  public typealias Configuration = ButtonConfiguration
}

extension CollectionView {
  /// The speed at which other items are rearranged during a drag.
  public typealias ReorderingCadence = CollectionViewReorderingCadence
  /// The direction in which a layout scrolls.
  public typealias ScrollDirection = CollectionViewScrollDirection
}

extension CollectionViewFlowLayout {
  /// The boundary that section insets are measured from.
  public typealias SectionInsetReference = CollectionViewFlowLayoutSectionInsetReference
}

extension Layer {
  /// The position and scaling of a layer's contents in its bounds.
  public typealias ContentsGravity = LayerContentsGravity
  /// The shape of rounded corners.
  public typealias CornerCurve = LayerCornerCurve
  /// The filter for scaling contents.
  public typealias Filter = LayerFilter
  /// The pixel format of the contents.
  public typealias ContentsFormat = LayerContentsFormat
  /// The presentation before and after a layer's active duration.
  public typealias FillMode = LayerFillMode
  /// Corners of a layer.
  public typealias CornerMask = LayerCornerMask
  /// Edges of a layer.
  public typealias EdgeAntialiasingMask = LayerEdgeAntialiasingMask
}

extension Control {
  /// The vertical alignment of the content of a control.
  public typealias ContentVerticalAlignment = ControlContentVerticalAlignment
  /// The horizontal alignment of the content of a control.
  public typealias ContentHorizontalAlignment = ControlContentHorizontalAlignment
  /// A set of states of a control, which can apply together.
  public typealias State = ControlState
}

extension DatePicker {
  /// The mode of a date picker.
  public typealias Mode = DatePickerMode
  /// The style of a date picker.
  public typealias Style = DatePickerDisplayStyle
}

extension GradientLayer {
  /// The shape of a gradient.
  public typealias Kind = GradientLayerKind
}

extension ImageView {
  /// The dynamic range of an image.
  public typealias DynamicRange = ImageViewDynamicRange
}

extension ScrollView {
  /// The style of the scroll indicators.
  public typealias IndicatorStyle = ScrollViewIndicatorStyle
  /// When the safe area adds to the insets around the content.
  public typealias ContentInsetAdjustmentBehavior = ScrollViewContentInsetAdjustmentBehavior
  /// The rate at which scrolling decelerates.
  public typealias DecelerationRate = ScrollViewDecelerationRate
  /// When scrolling dismisses the keyboard.
  public typealias KeyboardDismissMode = ScrollViewKeyboardDismissMode
}

extension NavigationItem {
  /// When a title is displayed in a large size.
  public typealias LargeTitleDisplayMode = NavigationItemLargeTitleDisplayMode
  /// The content of a back button.
  public typealias BackButtonDisplayMode = NavigationItemBackButtonDisplayMode
  /// The preferred placement of the search bar.
  public typealias SearchBarPlacement = NavigationItemSearchBarPlacement
  /// The style of the item, which determines its layout.
  public typealias ItemStyle = NavigationItemStyle
}

extension PageControl {
  /// The style of the background.
  public typealias BackgroundStyle = PageControlBackgroundStyle
  /// The direction in which the dots are laid out.
  public typealias Direction = PageControlDirection
}

extension ProgressView {
  /// The style of a progress view.
  public typealias Style = ProgressViewBarStyle
}

extension TableViewCell {
  /// The style of the separator between two rows of a table.
  public typealias SeparatorStyle = TableViewCellSeparatorStyle
  /// The style of a row while it is selected.
  public typealias SelectionStyle = TableViewCellSelectionStyle
  /// The standard accessory at the end of a row.
  public typealias AccessoryType = TableViewCellAccessoryType
  /// The style of a row while it has the focus.
  public typealias FocusStyle = TableViewCellFocusStyle
}

extension ShapeLayer {
  /// The rule that determines the interior of a path.
  public typealias FillRule = ShapeLayerFillRule
  /// The shape of a line's ends.
  public typealias LineCap = ShapeLayerLineCap
  /// The shape of a line's joins.
  public typealias LineJoin = ShapeLayerLineJoin
}

extension StackView {
  /// The distribution of a stack's views along its axis.
  public typealias Distribution = StackViewDistribution
  /// The alignment of a stack's views perpendicular to its axis.
  public typealias Alignment = StackViewAlignment
}

extension Switch {
  /// The style of a switch.
  public typealias Style = SwitchStyle
}

extension TabBar {
  /// The positioning of the items of a tab bar.
  public typealias ItemPositioning = TabBarItemPositioning
}

extension TableView {
  /// The style of the separators between cells.
  public typealias SeparatorStyle = TableViewCellSeparatorStyle
  /// The boundary that separator insets are measured from.
  public typealias SeparatorInsetReference = TableViewSeparatorInsetReference
}

extension TextField {
  /// The border of a text field.
  public typealias BorderStyle = TextFieldBorderStyle
  /// When an overlay of a text field is displayed.
  public typealias ViewMode = TextFieldViewMode
}

extension TextLayer {
  /// The alignment of a text layer's text.
  public typealias AlignmentMode = TextLayerAlignmentMode
  /// The position at which text that does not fit is truncated.
  public typealias TruncationMode = TextLayerTruncationMode
}

extension TextView {
  /// The border of a text view.
  public typealias BorderStyle = TextViewBorderStyle
  /// The types of data that are detected in a text and become links.
  public typealias DataDetectorTypes = TextViewDataDetectorTypes
}

extension View {
  /// The adjustment of a view's tint color.
  public typealias TintAdjustmentMode = ViewTintAdjustmentMode
  /// The position and scaling of content whose size differs from its view's.
  public typealias ContentMode = ViewContentMode
  /// The dimensions and margins of a view that adapt when its superview is resized.
  public typealias AutoresizingMask = ViewAutoresizingMask
}

extension ViewController {
  /// The presentation style of a modal screen.
  public typealias ModalPresentationStyle = ViewControllerModalPresentationStyle
  /// The transition style of a modal screen.
  public typealias ModalTransitionStyle = ViewControllerModalTransitionStyle
}
