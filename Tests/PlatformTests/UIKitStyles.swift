// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import PlatformStandIn
public import VStyle

// The code of Docs/UIKit.md, line for line.

extension MemberConversion<UIColor, Color> {
  static var color: Self {
    Self(
      read: { color in
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return Color(red: red, green: green, blue: blue, alpha: alpha)
      },
      write: { UIColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha) })
  }
}

extension MemberConversion<UIFont, Font> {
  private static var weights: [(Font.Weight, UIFont.Weight)] {
    [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
      (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ]
  }

  static var font: Self {
    Self(
      read: { .system($0.pointSize) },
      write: { font in
        if let name = font.family, let named = UIFont(name: name, size: font.size) { return named }
        let weight = weights.last { $0.0 <= font.weight }?.1 ?? .ultraLight
        return .systemFont(ofSize: font.size, weight: weight)
      })
  }
}

extension MemberConversion<UIEdgeInsets, EdgeInsets> {
  static var insets: Self {
    Self(
      read: { EdgeInsets(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right) },
      write: { UIEdgeInsets(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right) })
  }
}

extension Property {
  static let alpha = Property("alpha", .numberOrPercentage(0...1))
  static let backgroundColor = Property("background-color", .color)
  static let layoutMargins = Property("layout-margins", .insets)
  static let textColor = Property("text-color", .color)
  static let font = Property("font", .font)
  static let numberOfLines = Property("number-of-lines", .integer(0...))
  static let titleColor = Property("title-color", .color)
}

extension UIView: @preconcurrency PlatformNode {
  public static var properties: PropertyTable {
    [
      .bindMain(.alpha, \UIView.alpha, as: .number),
      .bindMain(.backgroundColor, \UIView.backgroundColor, as: .color),
      .bindMain(.layoutMargins, \UIView.layoutMargins, as: .insets),
    ]
  }

  public static func makeStyleInstance() -> any PlatformNode {
    switch self {
    case is UILabel.Type: UILabel()
    case is UIButton.Type: UIButton()
    default: UIView()
    }
  }

  public var styleParent: (any StyleNode)? { superview }
  public var styleChildren: [any StyleNode] { subviews }

  public static var styleStateNames: [String] {
    self == UIControl.self ? ["disabled", "highlighted", "selected"] : []
  }

  public var styleStates: Set<String> {
    guard let control = self as? UIControl else { return [] }
    var states: Set<String> = control.isEnabled ? [] : ["disabled"]
    if control.isHighlighted { states.insert("highlighted") }
    if control.isSelected { states.insert("selected") }
    return states
  }
}

@MainActor func addStyles() {
  ViewTypeTable.add(
    [
      .bindMain(.textColor, \UILabel.textColor, as: .color),
      .bindMain(.font, \UILabel.font, as: .font),
      .bindMain(.numberOfLines, \UILabel.numberOfLines),
    ], to: UILabel.self)
  let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected]
  ViewTypeTable.add(
    [
      .bindMain(
        .titleColor, slots: ["normal", "highlighted", "disabled", "selected"], as: .color,
        read: { (button: UIButton, slot) in
          let color = button.titleColor(for: states[slot])
          return slot > 0 && color == button.titleColor(for: .normal) ? nil : color
        },
        write: { $0.setTitleColor($1, for: states[$2]) })
    ], to: UIButton.self)
}
