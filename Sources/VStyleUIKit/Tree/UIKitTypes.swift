#if canImport(UIKit) && !os(watchOS)
  public import UIKit
  public import VStyle
  import VStyleProperties

  /// The view types of UIKit, and those that an app adds.
  @MainActor
  public enum UIKitTypes {
    /// All view types that sheets can style, each after its superclass.
    public static var all: [any Styleable.Type] { UIKitClass.all.map(\.type) }

    /// Adds a class of the app, so that each later sheet can name it, its properties and its states.
    ///
    /// Call this when the app starts, before the first sheet and the first view of the class. The class has the properties
    /// and states of its superclasses too. The window compares the states at the end of each turn of the run loop, so a
    /// change of one needs no code. A class that is added again has the new properties and states.
    ///
    /// - Parameters:
    ///   - type: the class.
    ///   - states: the names of its own states, such as `overheated` in `Dial:overheated`, each with a closure that says
    ///     whether a view is in it. A view has at most 55 of them, those of its superclasses included. Default: none.
    ///   - properties: the bindings of its own members. Default: none.
    ///   - make: creates a view for the initial values of the properties. Default: a view of the superclass, so that
    ///     properties of the class itself have no initial value, which is reported.
    public static func add<Class: UIView>(
      _ type: Class.Type, states: KeyValuePairs<String, @MainActor (Class) -> Bool> = [:],
      properties: PropertyTable = [], make: (@MainActor () -> Class)? = nil
    ) {
      let superclass = UIKitClass.chain(of: type).last { $0.type != type }
      var new = UIKitClass(
        type, states: states.map(\.key), hidesSubviews: superclass?.hidesSubviews ?? false,
        make: make ?? { superclass?.make() ?? UIView() }, rows: { properties })
      new.readers = states.map { state in { ($0 as? Class).map(state.value) ?? false } }
      UIKitClass.add(new)
    }
  }
#endif
