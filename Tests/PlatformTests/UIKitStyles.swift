// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import PlatformStandIn
public import VStyle

// Bindings of some classes of a platform by hand, as an app writes them where no product has done it.

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

  private static var textStyles: [Font.TextStyle: UIFont.TextStyle] {
    [
      .largeTitle: .largeTitle, .title1: .title1, .title2: .title2, .title3: .title3, .headline: .headline,
      .subheadline: .subheadline, .body: .body, .callout: .callout, .footnote: .footnote, .caption1: .caption1,
      .caption2: .caption2,
    ]
  }

  private static func system(_ font: Font, _ design: UIFontDescriptor.SystemDesign) -> UIFont {
    let weight = weights.last { $0.0 <= font.weight }?.1 ?? .ultraLight
    let system = UIFont.systemFont(ofSize: font.size, weight: weight)
    return system.fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: 0) } ?? system
  }

  /// The font of a family; `nil` if it is not installed.
  private static func upright(_ font: Font, _ family: Font.Family) -> UIFont? {
    switch family {
    case .system: system(font, .default)
    case .serif: system(font, .serif)
    case .rounded: system(font, .rounded)
    case .monospaced: system(font, .monospaced)
    case .named(let name):
      UIFont(name: name, size: font.size).map { font.weight < .semibold ? $0 : $0.with(.traitBold) }
    }
  }

  static var font: Self {
    Self(
      read: { .system($0.pointSize) },
      write: { font in
        var result = font.families.lazy.compactMap { upright(font, $0) }.first ?? system(font, .default)
        if font.isItalic { result = result.with(.traitItalic) }
        guard let style = font.textStyle.flatMap({ textStyles[$0] }) else { return result }
        return UIFontMetrics(forTextStyle: style).scaledFont(for: result)
      })
  }
}

extension UIFont {
  fileprivate func with(_ trait: UIFontDescriptor.SymbolicTraits) -> UIFont {
    fontDescriptor.withSymbolicTraits(fontDescriptor.symbolicTraits.union(trait))
      .map { UIFont(descriptor: $0, size: 0) } ?? self
  }
}

extension MemberConversion<UIImage, Image> {
  private static var modes: [Image.RenderingMode: UIImage.RenderingMode] {
    [.alwaysOriginal: .alwaysOriginal, .alwaysTemplate: .alwaysTemplate]
  }

  private static func content(_ source: Image.Source) -> UIImage? {
    switch source {
    case .named(let name): UIImage(named: name)
    case .symbol(let name): UIImage(systemName: name)
    case .url(let file): UIImage(contentsOfFile: file.hasPrefix("/") ? file : Bundle.main.bundlePath + "/" + file)
    case .color(let color, let size): filled(color, CGSize(width: size.width, height: size.height))
    }
  }

  private static func filled(_ color: Color, _ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      UIColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha).setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  static var image: Self {
    Self(
      read: { _ in Image(named: "") },
      write: { (content($0.source) ?? UIImage()).withRenderingMode(modes[$0.renderingMode] ?? .automatic) })
  }
}

extension MemberConversion<UIEdgeInsets, EdgeInsets> {
  static var insets: Self {
    Self(
      read: { EdgeInsets(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right) },
      write: { UIEdgeInsets(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right) })
  }
}

extension MemberConversion<CGSize, VStyle.Size> {
  static var size: Self {
    Self(
      read: { VStyle.Size(width: $0.width, height: $0.height) },
      write: { CGSize(width: $0.width, height: $0.height) })
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
  static let adjustsFont = Property("adjusts-font-for-content-size-category", .bool)
  static let image = Property("image", .image)
  static let cornerRadius = Property("layer-corner-radius", .length(0...))
  static let borderWidth = Property("layer-border-width", .length(0...))
  static let borderColor = Property("layer-border-color", .color)
  static let shadowColor = Property("layer-shadow-color", .color)
  static let shadowOffset = Property("layer-shadow-offset", .size)
  static let shadowOpacity = Property("layer-shadow-opacity", .numberOrPercentage(0...1))
  static let shadowRadius = Property("layer-shadow-radius", .length(0...))
}

extension UIView: @preconcurrency PlatformNode {
  public static var properties: PropertyTable {
    [
      .bindMain(.alpha, \UIView.alpha, as: .number),
      .bindMain(.backgroundColor, \UIView.backgroundColor, as: .color),
      .bindMain(.layoutMargins, \UIView.layoutMargins, as: .insets),
      .bindMain(.cornerRadius, \UIView.layer.cornerRadius, as: .number),
      .bindMain(.borderWidth, \UIView.layer.borderWidth, as: .number),
      .bindMain(
        .borderColor, slots: ["normal"], as: .color,
        read: { (view: UIView, _) in view.layer.borderColor.map { UIColor(cgColor: $0) } },
        write: { view, color, _ in view.layer.borderColor = color?.cgColor }),
      .bindMain(
        .shadowColor, slots: ["normal"], as: .color,
        read: { (view: UIView, _) in view.layer.shadowColor.map { UIColor(cgColor: $0) } },
        write: { view, color, _ in view.layer.shadowColor = color?.cgColor }),
      .bindMain(.shadowOffset, \UIView.layer.shadowOffset, as: .size),
      .bindMain(.shadowOpacity, \UIView.layer.shadowOpacity, as: .number),
      .bindMain(.shadowRadius, \UIView.layer.shadowRadius, as: .number),
    ]
  }

  public static func makeStyleInstance() -> any PlatformNode {
    switch self {
    case is UILabel.Type: UILabel()
    case is UIButton.Type: UIButton()
    case is UIImageView.Type: UIImageView()
    case is UITextField.Type: UITextField()
    case is UISwitch.Type: UISwitch()
    case is UITableView.Type: UITableView()
    default: UIView()
    }
  }

  public var styleParent: (any StyleNode)? {
    guard let view = superview, let cell = view.superview, cell.cellContentView === view else { return superview }
    return cell
  }

  public var styleChildren: [any StyleNode] {
    switch self {
    // What UIKit puts into these is a part of them, and no node.
    case is UIButton, is UISwitch, is UITextField, is UITextView: []
    default: cellContentView?.subviews ?? subviews
    }
  }

  private var cellContentView: UIView? {
    (self as? UITableViewCell)?.contentView ?? (self as? UICollectionViewCell)?.contentView
  }

  public static var styleStateNames: [String] {
    if self == UIControl.self { return ["enabled", "disabled", "highlighted", "selected", "focused"] }
    if self == UISwitch.self { return ["on", "off"] }
    if self == UITextField.self || self == UITextView.self { return ["editing"] }
    if self == UILabel.self { return ["enabled", "disabled", "highlighted"] }
    if self == UIImageView.self { return ["highlighted"] }
    if self == UITableViewCell.self { return ["selected", "highlighted", "editing"] }
    if self == UICollectionViewCell.self { return ["selected", "highlighted"] }
    return []
  }

  public var styleStates: Set<String> {
    var states: Set<String> = []
    func add(_ name: String, if isInState: Bool) { if isInState { states.insert(name) } }
    switch self {
    case let control as UIControl:
      add(control.isEnabled ? "enabled" : "disabled", if: true)
      add("highlighted", if: control.isHighlighted)
      add("selected", if: control.isSelected)
      add("focused", if: control.isFocused || control.isFirstResponder)
      if let field = control as? UITextField { add("editing", if: field.isEditing) }
      if let toggle = control as? UISwitch { add(toggle.isOn ? "on" : "off", if: true) }
    case let label as UILabel:
      add(label.isEnabled ? "enabled" : "disabled", if: true)
      add("highlighted", if: label.isHighlighted)
    case let image as UIImageView: add("highlighted", if: image.isHighlighted)
    case let text as UITextView: add("editing", if: text.isFirstResponder)
    case let cell as UITableViewCell:
      add("selected", if: cell.isSelected)
      add("highlighted", if: cell.isHighlighted)
      add("editing", if: cell.isEditing)
    case let cell as UICollectionViewCell:
      add("selected", if: cell.isSelected)
      add("highlighted", if: cell.isHighlighted)
    default: break
    }
    return states
  }
}

@MainActor func addStyles() { addedStyles }

@MainActor private let addedStyles: Void = {
  ViewTypeTable.add(
    [
      .bindMain(.textColor, \UILabel.textColor, as: .color),
      .bindMain(.font, \UILabel.font, as: .font),
      .bindMain(.numberOfLines, \UILabel.numberOfLines),
      .bindMain(.adjustsFont, \UILabel.adjustsFontForContentSizeCategory),
    ], to: UILabel.self)
  ViewTypeTable.add(
    [.bindMain(.textColor, \UITextField.textColor, as: .color), .bindMain(.font, \UITextField.font, as: .font)],
    to: UITextField.self)
  ViewTypeTable.add([.bindMain(.image, \UIImageView.image, as: .image)], to: UIImageView.self)
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
}()
