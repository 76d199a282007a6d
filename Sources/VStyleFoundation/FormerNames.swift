import Foundation
public import VStyleSkins

// CJSkinSwift names that need Foundation, for apps that migrate.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the notification that the skin has changed: `Notification.Name(CJSkinUpdateNotification)`.
@available(*, deprecated, message: "write Notification.Name.skinUpdate")
public let CJSkinUpdateNotification = Notification.Name.skinUpdate.rawValue

extension SkinManager {
  /// Replaces the entries of packs with those of a `CJSkin.plist`, given as a dictionary.
  @available(*, deprecated, message: "write updateSkinPlistInfo(_:) with the bytes of the list")
  @discardableResult
  public func updateSkinPlistInfo(_ dictionary: [String: Any]) throws -> [String] {
    try updateSkinPlistInfo(
      Array(PropertyListSerialization.data(fromPropertyList: dictionary, format: .xml, options: 0)))
  }
}
