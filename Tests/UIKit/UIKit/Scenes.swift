// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals, AlwaysUseLowerCamelCase

@_exported public import QuartzCore

@MainActor
open class UIScene: UIResponder {}

@MainActor
open class UISceneSession {}

@MainActor
open class UIWindowScene: UIScene {
  open var traitCollection: UITraitCollection = .current
}

extension UIScene {
  @MainActor
  open class ConnectionOptions {}
}

@MainActor
public protocol UISceneDelegate: AnyObject {}

@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {}
