public import VStyleProperties

extension StyleNode where Self: View {
  /// The style classes that `.class` matches, as typed names.
  @_disfavoredOverload
  public var styleClasses: Set<StyleClass> {
    get { Set((styleClasses as Set<String>).map(StyleClass.init)) }
    set { styleClasses = Set(newValue.map(\.rawValue)) }
  }
}
