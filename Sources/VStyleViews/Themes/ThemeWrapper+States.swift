public import VStyleProperties

/// JXTheme's setters for each control state, which make values follow the theme. Each state has its own provider; `nil`
/// removes it.
///
/// Removing a provider restores the value of a state that has a name in sheets. A combination of states keeps its last
/// value.
extension ThemeWrapper where Base: Button {
  /// Sets the provider of the title's color for a state; nil removes it.
  public func setTitleColor(_ provider: ThemeProvider<Color>?, for state: Control.State) {
    set(provider, .titleColor, for: state) { $0.setTitleColor($1, for: state) }
  }

  /// Sets the provider of the title shadow's color for a state; nil removes it.
  public func setTitleShadowColor(_ provider: ThemeProvider<Color>?, for state: Control.State) {
    set(provider, .titleShadowColor, for: state) { $0.setTitleShadowColor($1, for: state) }
  }

  /// Sets the provider of the attributed title for a state; nil removes it.
  public func setAttributedTitle(_ provider: ThemeProvider<AttributedText>?, for state: Control.State) {
    set(provider, .attributedTitle, for: state) { $0.setAttributedTitle($1, for: state) }
  }

  /// Sets the provider of the image for a state; nil removes it.
  public func setImage(_ provider: ThemeProvider<Image>?, for state: Control.State) {
    set(provider, .image, for: state) { $0.setImage($1, for: state) }
  }

  /// Sets the provider of the background image for a state; nil removes it.
  public func setBackgroundImage(_ provider: ThemeProvider<Image>?, for state: Control.State) {
    set(provider, .backgroundImage, for: state) { $0.setBackgroundImage($1, for: state) }
  }
}

extension ThemeWrapper where Base: BarItem {
  /// Sets the provider of the title's text attributes for a state; nil removes it.
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
