public import VStyle

/// The title of the return key. UIKit: `UIReturnKeyType`.
public enum ReturnKeyType: String, KeywordValue, Bindable {
  /// The default title, such as "return".
  case `default`
  /// The action of the key.
  case go, google, join, next
  /// The action of the key.
  case route, search, send, yahoo
  /// The action of the key.
  case done, emergencyCall, `continue`
}
