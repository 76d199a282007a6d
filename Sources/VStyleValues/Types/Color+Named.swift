/// UIKit's names for plain colours. They are the colours that CSS has under the same names, so that
/// `Color.lightGray` in code and `lightgray` in a sheet are one colour.
extension Color {
  /// `black`
  public static let black = named("black")
  /// `white`
  public static let white = named("white")
  /// `gray`
  public static let gray = named("gray")
  /// `lightgray`
  public static let lightGray = named("lightgray")
  /// `darkgray`
  public static let darkGray = named("darkgray")
  /// `red`
  public static let red = named("red")
  /// `green`
  public static let green = named("green")
  /// `blue`
  public static let blue = named("blue")
  /// `cyan`
  public static let cyan = named("cyan")
  /// `yellow`
  public static let yellow = named("yellow")
  /// `magenta`
  public static let magenta = named("magenta")
  /// `orange`
  public static let orange = named("orange")
  /// `purple`
  public static let purple = named("purple")
  /// `brown`
  public static let brown = named("brown")
  /// `transparent`: black without any opacity.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// The colour that CSS has under a name; ASCII case does not matter.
  public init?(named name: String) {
    guard let color = NamedColor.color(NameStyle.lowercased(name)) else { return nil }
    self = color
  }

  private static func named(_ name: String) -> Color {
    guard let color = NamedColor.color(name) else { preconditionFailure("the name must be one of CSS") }
    return color
  }
}
