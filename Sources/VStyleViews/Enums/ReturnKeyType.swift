public import VStyle

/// The label of the return key. UIKit: `UIReturnKeyType`.
public enum ReturnKeyType: String, KeywordValue, Bindable {
  /// The usual one.
  case `default`
  /// What the key does.
  case go, google, join, next
  /// What the key does.
  case route, search, send, yahoo
  /// What the key does.
  case done, emergencyCall, `continue`
}
