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

extension ThemeWrapper {
  /// A closure instead of a provider: `view.theme.backgroundColor = { style in … }`.
  @available(*, deprecated, message: "write ThemeProvider { … }")
  public subscript<Member: Bindable>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Member>
  ) -> (ThemeStyle) -> Member {
    get { self[dynamicMember: keyPath]?.provider ?? { [base] _ in base[keyPath: keyPath] } }
    nonmutating set { self[dynamicMember: keyPath] = ThemeProvider(newValue) }
  }

  /// A closure instead of a provider, for an optional member.
  @available(*, deprecated, message: "write ThemeProvider { … }")
  public subscript<Member: Bindable>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Member?>
  ) -> (ThemeStyle) -> Member? {
    get {
      let provider: ThemeProvider<Member?>? = self[dynamicMember: keyPath]
      return provider?.provider ?? { [base] _ in base[keyPath: keyPath] }
    }
    nonmutating set { self[dynamicMember: keyPath] = ThemeProvider<Member?>(newValue) }
  }
}
