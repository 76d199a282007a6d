public import VStyleValues

// Deprecated names of JXTheme's first version, for apps that migrate. The compiler suggests the current names.

/// A closure that returns a value for each theme.
@available(*, deprecated, renamed: "ThemePropertyProvider")
public typealias ThemePropertyDynamicProvider<T> = (ThemeStyle) -> T

/// A closure that returns a color for each theme.
@available(*, deprecated, message: "write ThemeProvider<Color>")
public typealias ThemeColorDynamicProvider = (ThemeStyle) -> Color

/// A closure that returns an image for each theme.
@available(*, deprecated, message: "write ThemeProvider<Image>")
public typealias ThemeImageDynamicProvider = (ThemeStyle) -> Image

/// A closure that returns a text with attributes for each theme.
@available(*, deprecated, message: "write ThemeProvider<AttributedText>")
public typealias ThemeAttributedTextDynamicProvider = (ThemeStyle) -> AttributedText

/// A closure that returns the attributes of a text for each theme.
@available(*, deprecated, message: "write ThemeProvider<TextAttributes>")
public typealias ThemeAttributesDynamicProvider = (ThemeStyle) -> TextAttributes

/// A closure that runs with each theme.
@available(*, deprecated, message: "write ThemeProvider<Void>")
public typealias ThemeCustomizationClosure = (ThemeStyle) -> Void

/// The namespace of the properties that follow the theme.
@available(*, deprecated, renamed: "ThemeWrapper")
public typealias ThemeWapper = ThemeWrapper

// The key paths here are less specific than those of providers, and a requirement's extension is less specific than a
// member: a read without a type of its own returns the provider.
extension ThemeWrapper {
  /// A closure instead of a provider: `view.theme.backgroundColor = { style in … }`.
  @available(*, deprecated, message: "write ThemeProvider { … }")
  public subscript<Member: Bindable>(
    dynamicMember keyPath: WritableKeyPath<Base, Member>
  ) -> (ThemeStyle) -> Member {
    get {
      let provider: ThemeProvider<Member>? = (keyPath as? ReferenceWritableKeyPath).flatMap { self[dynamicMember: $0] }
      return provider?.provider ?? { [base] _ in base[keyPath: keyPath] }
    }
    nonmutating set {
      // Each writable key path of an object is of this type.
      guard let keyPath = keyPath as? ReferenceWritableKeyPath<Base, Member> else { return }
      self[dynamicMember: keyPath] = ThemeProvider(newValue)
    }
  }

  /// A closure instead of a provider, for an optional member.
  @available(*, deprecated, message: "write ThemeProvider { … }")
  public subscript<Member: Bindable>(
    dynamicMember keyPath: WritableKeyPath<Base, Member?>
  ) -> (ThemeStyle) -> Member? {
    get {
      let provider: ThemeProvider<Member?>? = (keyPath as? ReferenceWritableKeyPath).flatMap {
        self[dynamicMember: $0]
      }
      return provider?.provider ?? { [base] _ in base[keyPath: keyPath] }
    }
    nonmutating set {
      // Each writable key path of an object is of this type.
      guard let keyPath = keyPath as? ReferenceWritableKeyPath<Base, Member?> else { return }
      self[dynamicMember: keyPath] = ThemeProvider<Member?>(newValue)
    }
  }
}

/// A namespace with JXTheme's former type of `customization`: a closure instead of a provider.
public protocol ClosureCustomizing {
  /// The closure that runs with each theme.
  var customization: ThemeProvider<Void>? { get nonmutating set }
}

extension ClosureCustomizing {
  /// A closure instead of a provider: `view.theme.customization = { style in … }`.
  @available(*, deprecated, message: "write ThemeProvider { … }")
  public var customization: (ThemeStyle) -> Void {
    get {
      let provider: ThemeProvider<Void>? = customization
      return provider?.provider ?? { _ in }
    }
    nonmutating set { customization = ThemeProvider(newValue) }
  }
}

extension ThemeWrapper: ClosureCustomizing {}
