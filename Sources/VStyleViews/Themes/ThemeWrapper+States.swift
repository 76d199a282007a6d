public import VStyle

/// JXTheme's setters per control state. Each state keeps a provider of its own; `nil` takes it away.
///
/// A state with a name in sheets is restored when its provider goes; a combination of states keeps its last value.
extension ThemeWrapper where Base: Button {
  /// Lets the title's color follow the theme.
  public func setTitleColor(_ provider: ThemeProvider<Color>?, for state: Control.State) {
    set(provider, .titleColor, for: state) { $0.setTitleColor($1, for: state) }
  }

  /// Lets the color of the title's shadow follow the theme.
  public func setTitleShadowColor(_ provider: ThemeProvider<Color>?, for state: Control.State) {
    set(provider, .titleShadowColor, for: state) { $0.setTitleShadowColor($1, for: state) }
  }

  /// Lets the title follow the theme.
  public func setAttributedTitle(_ provider: ThemeProvider<AttributedText>?, for state: Control.State) {
    set(provider, .attributedTitle, for: state) { $0.setAttributedTitle($1, for: state) }
  }

  /// Lets the image follow the theme.
  public func setImage(_ provider: ThemeProvider<Image>?, for state: Control.State) {
    set(provider, .image, for: state) { $0.setImage($1, for: state) }
  }

  /// Lets the image behind the title follow the theme.
  public func setBackgroundImage(_ provider: ThemeProvider<Image>?, for state: Control.State) {
    set(provider, .backgroundImage, for: state) { $0.setBackgroundImage($1, for: state) }
  }
}

extension ThemeWrapper where Base: BarItem {
  /// Lets the attributes of the title follow the theme.
  public func setTitleTextAttributes(_ provider: ThemeProvider<TextAttributes>?, for state: Control.State) {
    set(provider, .titleTextAttributes, for: state) { $0.setTitleTextAttributes($1, for: state) }
  }
}

extension ThemeWrapper {
  private func set<T>(
    _ provider: ThemeProvider<T>?, _ property: Property, for state: Control.State,
    combined: @escaping (Base, T) -> Void
  ) {
    if let slot = Control.State.named.first(where: { $0.state == state }) {
      self[property.for(slot.name)] = provider
    } else {
      set("\(property.name) for \(state.rawValue)", provider, apply: combined)
    }
  }
}
