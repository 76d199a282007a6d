/// A view of UIKit or AppKit, or another object of the main actor without a stored property for the engine.
///
/// An extension of the app makes the root class of such objects styleable, as on the page `Docs/AppKit.md`. The engine
/// keeps its data, the ID, the style classes and the theme of an object beside the object, and releases them after it.
/// Use the objects, and make the first use of their classes, on the main actor. A use elsewhere stops the process, as
/// for every other isolated member. Do not use the styles of an object in its `deinit`.
///
/// Audited: an object that is not sendable, such as a layer, is used on the main actor only.
public protocol PlatformNode: StyleNode {
  /// Creates a fresh instance of the class, or of a superclass if the class cannot be created without arguments.
  ///
  /// Its values are the initial values of the properties. A property that only the class itself has is then `none`
  /// initially, which is reported to ``StyleDiagnostics``. The engine calls this method once for each class, and never
  /// `init()`.
  static func makeStyleInstance() -> any PlatformNode
}

extension PlatformNode {
  /// The storage that the engine keeps beside the object.
  public var styleStorage: StyleStorage { onMain { $0.storage } }

  /// The ID that `#id` matches. Default: `nil`.
  public var styleID: String? {
    get { onMain { $0.id } }
    set {
      guard newValue != styleID else { return }
      onMain { $0.id = newValue }
      styleNeedsUpdate()
    }
  }

  /// The style classes that `.class` matches. Default: none.
  public var styleClasses: Set<String> {
    get { onMain { $0.classes } }
    set {
      guard newValue != styleClasses else { return }
      onMain { $0.classes = newValue }
      styleNeedsUpdate()
    }
  }

  /// The theme of the object and its descendants; `nil` inherits the parent's theme. Default: `nil`.
  public var styleThemeName: String? {
    get { onMain { $0.themeName } }
    set {
      guard newValue != styleThemeName else { return }
      onMain { $0.themeName = newValue }
      themeNeedsUpdate()
      styleNeedsUpdate()
    }
  }

  /// Reads or changes the data beside the object.
  private func onMain<Result: Sendable>(_ body: @MainActor (PlatformData) -> Result) -> Result {
    nonisolated(unsafe) let object = self
    return MainActor.assumeIsolated { body(PlatformData.of(object)) }
  }

  /// The name of the class without the prefix of its platform, `UI`, `NS` or `CA`: `Label` for `UILabel`.
  ///
  /// So one sheet styles the views of several platforms, and the command line knows their properties.
  public static var styleTypeName: String {
    let name = StyleTypeName.of(self)
    guard ["UI", "NS", "CA"].contains(name.prefix(2)), name.dropFirst(2).first?.isUppercase == true else {
      return name
    }
    return String(name.dropFirst(2))
  }
}
