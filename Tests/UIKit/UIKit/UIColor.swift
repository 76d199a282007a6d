// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals, AlwaysUseLowerCamelCase

@_exported public import QuartzCore

open class UIColor: NSObject, @unchecked Sendable {
  private let components: [CGFloat]
  private let name: String?
  private let provider: ((UITraitCollection) -> UIColor)?

  private init(_ components: [CGFloat], name: String? = nil, provider: ((UITraitCollection) -> UIColor)? = nil) {
    (self.components, self.name, self.provider) = (components, name, provider)
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (components, name, provider) = ([red, green, blue, alpha], nil, nil)
  }

  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (components, name, provider) = ([displayP3Red, green, blue, alpha], "p3", nil)
  }

  public init(cgColor: CGColor) { (components, name, provider) = (cgColor.components ?? [0, 0, 0, 1], nil, nil) }

  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    (components, name, provider) = ([], nil, dynamicProvider)
  }

  open var cgColor: CGColor {
    let fixed = resolvedColor(with: UITraitCollection.current).components
    return CGColor(red: fixed[0], green: fixed[1], blue: fixed[2], alpha: fixed[3])
  }

  open func setFill() {}

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if let provider { return provider(traitCollection).resolvedColor(with: traitCollection) }
    // A system color is black in light appearance and white in dark appearance here.
    guard name != nil, name != "p3" else { return self }
    let level: CGFloat = traitCollection.userInterfaceStyle == .dark ? 1 : 0
    return UIColor([level, level, level, 1])
  }

  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let fixed = resolvedColor(with: UITraitCollection.current).components
    for (pointer, component) in zip([red, green, blue, alpha], fixed) { pointer?.pointee = component }
    return true
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other
      || provider == nil && other.provider == nil && name == other.name && components == other.components
  }

  open override var hash: Int { components.hashValue }

  private static func system(_ name: String) -> UIColor { UIColor([0, 0, 0, 1], name: name) }

  public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let clear = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
  public static let label = system("label")
  public static let secondaryLabel = system("secondaryLabel")
  public static let tertiaryLabel = system("tertiaryLabel")
  public static let quaternaryLabel = system("quaternaryLabel")
  public static let placeholderText = system("placeholderText")
  public static let separator = system("separator")
  public static let opaqueSeparator = system("opaqueSeparator")
  public static let link = system("link")
  public static let systemFill = system("systemFill")
  public static let secondarySystemFill = system("secondarySystemFill")
  public static let tertiarySystemFill = system("tertiarySystemFill")
  public static let quaternarySystemFill = system("quaternarySystemFill")
  public static let systemBackground = system("systemBackground")
  public static let secondarySystemBackground = system("secondarySystemBackground")
  public static let tertiarySystemBackground = system("tertiarySystemBackground")
  public static let systemGroupedBackground = system("systemGroupedBackground")
  public static let secondarySystemGroupedBackground = system("secondarySystemGroupedBackground")
  public static let tertiarySystemGroupedBackground = system("tertiarySystemGroupedBackground")
  public static let systemRed = system("systemRed")
  public static let systemOrange = system("systemOrange")
  public static let systemYellow = system("systemYellow")
  public static let systemGreen = system("systemGreen")
  public static let systemMint = system("systemMint")
  public static let systemTeal = system("systemTeal")
  public static let systemCyan = system("systemCyan")
  public static let systemBlue = system("systemBlue")
  public static let systemIndigo = system("systemIndigo")
  public static let systemPurple = system("systemPurple")
  public static let systemPink = system("systemPink")
  public static let systemBrown = system("systemBrown")
  public static let systemGray = system("systemGray")
  public static let systemGray2 = system("systemGray2")
  public static let systemGray3 = system("systemGray3")
  public static let systemGray4 = system("systemGray4")
  public static let systemGray5 = system("systemGray5")
  public static let systemGray6 = system("systemGray6")
  public static let tintColor = system("tintColor")
  public static let darkText = system("darkText")
  public static let lightText = system("lightText")
}
