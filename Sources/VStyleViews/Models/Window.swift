/// The root of a tree of views. UIKit: `UIWindow`.
open class Window: View {}
