/// The colors that have the same names in UIKit and CSS.
///
/// Five names are different colors in UIKit and CSS. Those are in ``CSS`` and ``UIKit``, and deprecated here.
extension Color {
  /// `black`
  public static let black = named("black")
  /// `white`
  public static let white = named("white")
  /// `gray`
  public static let gray = named("gray")
  /// `red`
  public static let red = named("red")
  /// `blue`
  public static let blue = named("blue")
  /// `cyan`
  public static let cyan = named("cyan")
  /// `yellow`
  public static let yellow = named("yellow")
  /// `magenta`
  public static let magenta = named("magenta")
  /// `purple`
  public static let purple = named("purple")
  /// `transparent`: black with an opacity of 0.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// Creates the named color of CSS; `nil` for an unknown name.
  ///
  /// - Parameter name: the name, in any ASCII case.
  public init?(named name: String) {
    guard let color = NamedColor.color(NameStyle.lowercased(name)) else { return nil }
    self = color
  }

  fileprivate static func named(_ name: String) -> Color {
    guard let color = NamedColor.color(name) else { preconditionFailure("the name must be one of CSS") }
    return color
  }
}

extension Color {
  /// The five colors of CSS whose names are different colors in UIKit.
  public enum CSS {
    /// `lightgray`, `rgb(211 211 211)`.
    public static let lightGray = named("lightgray")
    /// `darkgray`, `rgb(169 169 169)`; lighter than `gray`.
    public static let darkGray = named("darkgray")
    /// `green`, `rgb(0 128 0)`.
    public static let green = named("green")
    /// `orange`, `rgb(255 165 0)`.
    public static let orange = named("orange")
    /// `brown`, `rgb(165 42 42)`.
    public static let brown = named("brown")
  }

  /// The five colors of `UIColor` whose names are different colors in CSS.
  public enum UIKit {
    /// Two thirds white; `#aaa` in a sheet.
    public static let lightGray = Color(white: 2.0 / 3)
    /// A third white; `#555` in a sheet.
    public static let darkGray = Color(white: 1.0 / 3)
    /// Full green; `lime` in a sheet.
    public static let green = named("lime")
    /// Full red and half green; `rgb(100% 50% 0%)` in a sheet.
    public static let orange = Color(red: 1, green: 0.5, blue: 0)
    /// Brown; `rgb(60% 40% 20%)` in a sheet.
    public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2)
  }
}

/// The ambiguous names, deprecated so that the compiler warns about them.
extension Color {
  /// The color of CSS.
  @available(*, deprecated, message: "write CSS.lightGray (rgb(211 211 211)) or UIKit.lightGray (two thirds white)")
  public static var lightGray: Color { CSS.lightGray }

  /// The color of CSS.
  @available(*, deprecated, message: "write CSS.darkGray (rgb(169 169 169)) or UIKit.darkGray (a third white)")
  public static var darkGray: Color { CSS.darkGray }

  /// The color of CSS.
  @available(*, deprecated, message: "write CSS.green (rgb(0 128 0)) or UIKit.green (rgb(0 255 0))")
  public static var green: Color { CSS.green }

  /// The color of CSS.
  @available(*, deprecated, message: "write CSS.orange (rgb(255 165 0)) or UIKit.orange (rgb(255 128 0))")
  public static var orange: Color { CSS.orange }

  /// The color of CSS.
  @available(*, deprecated, message: "write CSS.brown (rgb(165 42 42)) or UIKit.brown (rgb(153 102 51))")
  public static var brown: Color { CSS.brown }
}
