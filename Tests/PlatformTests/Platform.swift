import PlatformStandIn
import VStyle

/// The start of an app that binds classes of platforms by hand.
@MainActor
enum Platform {
  /// The properties are added once, before the first use of the view types.
  static let start: Void = {
    UserSettings.store = MemoryStore()
    addStyles()
    addTextFieldStyles()
    ViewTypeTable.add([.bindMain(.glow, \Lamp.glow, as: .color)], to: Lamp.self)
  }()

  /// The sheet of the tests.
  static let sheet: Stylesheet = {
    start
    return Stylesheet(
      """
      @theme light { color-scheme: light; --ink: #222222 }
      @theme dark { color-scheme: dark; --ink: #EEEEEE }
      @style ink for Label { text-color: var(--ink) }
      @style title for Label { text-color: #222222; font: bold 20 system; number-of-lines: 2; layout-margins: 4 12 }
      @style plain for Label { text-color: initial; number-of-lines: initial; alpha: 0.5 }
      Label { alpha: 0.5 }
      #main > Label { number-of-lines: 4 }
      Badge { background-color: red }
      Button.primary {
        title-color: white;
        &:highlighted { title-color: gray }
        &:disabled { alpha: 0.25 }
      }
      """, viewTypes: [Badge.self, UIButton.self])
  }()
}

/// A label that an app cannot create without arguments.
final class Badge: UILabel {
  let count: Int

  init(count: Int) {
    self.count = count
    super.init(frame: .zero)
  }

  required init() { preconditionFailure("the engine creates no badge") }
}

/// A label with a property of its own, which `makeStyleInstance()` does not create.
final class Lamp: UILabel {
  var glow: UIColor?
}

extension Property {
  static let glow = Property("glow", .color)
}

extension UIColor {
  /// A gray color with the same red, green and blue.
  static func gray(_ value: Double) -> UIColor {
    UIColor(red: value / 255, green: value / 255, blue: value / 255, alpha: 1)
  }
}
