// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

@_exported public import QuartzCore

// Views that UIKit adds by itself. Their classes are not public; their names are those that a debugger shows.

/// Around the view of a presented controller.
@MainActor
final class UITransitionView: UIView {}

@MainActor
final class UIDropShadowView: UIView {}

/// Around the view of a controller in a popover.
@MainActor
final class _UIPopoverView: UIView {}

/// The view of an alert, whose texts are labels.
@MainActor
final class _UIAlertControllerView: UIView {}

/// The view of a controller that hosts views of SwiftUI.
@MainActor
public final class _UIHostingView: UIView {}

/// The window of the keyboard.
@MainActor
public final class UIRemoteKeyboardWindow: UIWindow {}
