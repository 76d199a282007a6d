/// The origin of a sheet, weakest first. Important declarations reverse the order.
///
/// - Spec: https://www.w3.org/TR/css-cascade-5/#cascading-origins
public enum CascadeOrigin: Int, Sendable, Hashable, Comparable, CaseIterable {
  /// The sheet that ships with the view types; `user-agent` in CSS.
  case framework
  /// The preferences of the person who uses the app; `user` in CSS.
  case user
  /// The app's sheets, and a view's own styles; `author` in CSS.
  case app

  /// Whether `left` is weaker than `right` for normal declarations.
  public static func < (left: CascadeOrigin, right: CascadeOrigin) -> Bool { left.rawValue < right.rawValue }
}
