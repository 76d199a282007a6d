public import VStyleProperties

// Deprecated setters of JXTheme's first version, for apps that migrate: they take closures instead of providers.

extension ThemeWrapper where Base: Button {
  /// Sets the closure of the title's color for a state.
  @available(*, deprecated, message: "write ThemeProvider { … }")
  public func setTitleColor(_ closure: @escaping (ThemeStyle) -> Color, for state: Control.State) {
    setTitleColor(ThemeProvider(closure), for: state)
  }

  /// Sets the closure of the title shadow's color for a state.
  @available(*, deprecated, message: "write ThemeProvider { … }")
  public func setTitleShadowColor(_ closure: @escaping (ThemeStyle) -> Color, for state: Control.State) {
    setTitleShadowColor(ThemeProvider(closure), for: state)
  }

  /// Sets the closure of the attributed title for a state.
  @available(*, deprecated, message: "write ThemeProvider { … }")
  public func setAttributedTitle(_ closure: @escaping (ThemeStyle) -> AttributedText, for state: Control.State) {
    setAttributedTitle(ThemeProvider(closure), for: state)
  }

  /// Sets the closure of the image for a state.
  @available(*, deprecated, message: "write ThemeProvider { … }")
  public func setImage(_ closure: @escaping (ThemeStyle) -> Image, for state: Control.State) {
    setImage(ThemeProvider(closure), for: state)
  }

  /// Sets the closure of the background image for a state.
  @available(*, deprecated, message: "write ThemeProvider { … }")
  public func setBackgroundImage(_ closure: @escaping (ThemeStyle) -> Image, for state: Control.State) {
    setBackgroundImage(ThemeProvider(closure), for: state)
  }
}

extension ThemeWrapper where Base: BarItem {
  /// Sets the closure of the title's text attributes for a state.
  @available(*, deprecated, message: "write ThemeProvider { … }")
  public func setTitleTextAttributes(_ closure: @escaping (ThemeStyle) -> TextAttributes, for state: Control.State) {
    setTitleTextAttributes(ThemeProvider(closure), for: state)
  }
}
