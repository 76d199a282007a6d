#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension MemberConversion where Member == Value {
    /// A value that UIKit has as it is.
    static var same: Self { Self(read: { $0 }, write: { $0 }) }
  }

  extension PropertyBinding {
    /// Binds a property to a text with attributes.
    @MainActor
    static func attributed<Root: AnyObject & SendableMetatype>(
      _ property: Property, _ keyPath: ReferenceWritableKeyPath<Root, NSAttributedString?>
    ) -> PropertyBinding {
      .optionalMethods(
        property, as: .attributedText, read: { (root: Root) in root[keyPath: keyPath].map { MainValue($0) } },
        write: { $0[keyPath: keyPath] = $1?.value })
    }

    /// Binds a property to the attributes of a text.
    @MainActor
    static func attributes<Root: AnyObject & SendableMetatype>(
      _ property: Property, _ keyPath: ReferenceWritableKeyPath<Root, [NSAttributedString.Key: Any]?>
    ) -> PropertyBinding {
      .attributes(property, read: { (root: Root) in root[keyPath: keyPath] }, write: { $0[keyPath: keyPath] = $1 })
    }

    /// Binds a property to the attributes of a text that methods read and write.
    @MainActor
    static func attributes<Root: AnyObject & SendableMetatype>(
      _ property: Property, read: @escaping @MainActor @Sendable (Root) -> [NSAttributedString.Key: Any]?,
      write: @escaping @MainActor @Sendable (Root, [NSAttributedString.Key: Any]?) -> Void
    ) -> PropertyBinding {
      .optionalMethods(
        property, as: .attributes, read: { AttributeDictionary(read($0)) }, write: { write($0, $1?.attributes) })
    }

    /// Returns the binding with attributes of a style in place of those from before, which keep the others.
    func mergingAttributes() -> PropertyBinding {
      merging(.attributes) { (base: AttributeDictionary, style: AttributeDictionary) in base.merging(style) }
    }
  }
#endif
