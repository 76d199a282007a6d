import Synchronization

/// The view types with the hook for special properties.
enum SpecialPropertySetters {
  /// Whether each view type has the hook, as far as it is known.
  private static let known = Mutex<[ObjectIdentifier: (any SpecialPropertySetting.Type)?]>([:])

  /// Returns the first superclass that has the hook, or the view type itself; `nil` if none of them has it.
  ///
  /// OPTIMIZATION: A test of the view type would be simpler, but searches the conformances of the whole program. The
  /// subclasses of a view type with the hook need no test.
  ///
  /// - Parameter chain: a view type and its styleable superclasses, most derived first.
  static func first(in chain: [any Styleable.Type]) -> (any SpecialPropertySetting.Type)? {
    for type in chain.reversed() {
      let key = ObjectIdentifier(type)
      if let known = known.withLock({ $0[key] }) {
        if let known { return known }
        continue
      }
      let setter = type as? any SpecialPropertySetting.Type
      known.withLock { $0[key] = .some(setter) }
      if let setter { return setter }
    }
    return nil
  }
}

extension SpecialPropertySetting {
  /// The names of the special properties of an object of the class or a subclass.
  static func specialProperties(of object: any Styleable) -> [String] {
    (object as? Self)?.mi_specialProperties ?? []
  }
}
