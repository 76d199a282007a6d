public import VStyleStylesheet

/// A style of a sheet with the view type that it is for, as a Swift type.
///
/// `vstyle generate` declares one for each named style, so that a style for tables cannot be assigned to a label, and a
/// name that the sheet lost does not compile:
/// ```swift
/// tableView.styles = Styles.settings.tableView
/// ```
public struct TypedStyle<Root: Styleable>: Sendable {
  /// The style; `nil` if the sheet has no style with the name.
  public let style: Style?

  /// Creates a typed style from a style.
  ///
  /// - Parameter style: a style for the view type or for one of its superclasses.
  public init(_ style: Style) { self.style = style }

  /// Finds the style with a name. An unknown name is reported to ``StyleDiagnostics/shared``.
  ///
  /// - Parameters:
  ///   - name: the name in `@style`.
  ///   - sheet: the sheet that declares the style.
  public init(_ name: String, in sheet: Stylesheet) { style = sheet[name] }

  /// Combines two styles of one view type. The right one wins where both declare the same property.
  public static func + (left: TypedStyle, right: TypedStyle) -> TypedStyle {
    TypedStyle(combining: left.style + right.style)
  }

  private init(combining style: Style?) { self.style = style }
}
