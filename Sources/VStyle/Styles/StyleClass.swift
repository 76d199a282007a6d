/// The name of a style class as a Swift type: `label.styleClasses = [.muted]`.
///
/// `vstyle generate` declares one for each style class in the selectors of your sheets:
/// ```swift
/// extension StyleClass {
///   static var muted: StyleClass { StyleClass(rawValue: "muted") }
/// }
/// ```
public struct StyleClass: RawRepresentable, Hashable, Sendable {
  /// The name without the point.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension StyleNode where Self: PlatformNode {
  /// The style classes that `.class` matches, as typed names. Default: none.
  @_disfavoredOverload
  public var styleClasses: Set<StyleClass> {
    get { Set((styleClasses as Set<String>).map(StyleClass.init)) }
    set { styleClasses = Set(newValue.map(\.rawValue)) }
  }
}
