#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension PropertyTable {
    /// The property bindings of `UISwitch`.
    @MainActor
    static var uiSwitch: PropertyTable {
      .uiSwitchRows
    }

    @MainActor
    private static var uiSwitchRows: PropertyTable {
      [
        .bindMain(.onTintColor, \UISwitch.onTintColor, as: .color),
        .bindMain(.thumbTintColor, \UISwitch.thumbTintColor, as: .color),
        .bindMain(.onImage, \UISwitch.onImage, as: .image),
        .bindMain(.offImage, \UISwitch.offImage, as: .image),
        .bindMain(.isOn, \UISwitch.isOn),
        .bindMain(.preferredStyle, \UISwitch.preferredStyle, as: .raw(SwitchStyle.self)),
        .optionalMethods(
          .title, as: .same, read: { (control: UISwitch) in control.title },
          write: { control, title in if control.traitCollection.userInterfaceIdiom == .mac { control.title = title } }),
      ]
    }
  }
#endif
