extension ValueEntry {
  static let records = [
    record(
      "background-configuration", "The background of a cell. A color that is not set is that of the preset.",
      "UIBackgroundConfiguration",
      "TableViewCell { background-configuration: background-configuration(corner-radius 8); }"),
    record(
      "list-content-configuration", "The content of a list cell: texts, an image and their layout.",
      "UIListContentConfiguration",
      "TableViewCell { content-configuration: list-content-configuration(text \"Wi-Fi\"); }"),
    record(
      "list-text-properties", "The look of a text in the content of a list cell.",
      "UIListContentConfiguration.TextProperties",
      """
      TableViewCell {
        content-configuration: list-content-configuration(
          text-properties list-text-properties(color red)
        );
      }
      """),
    record(
      "list-image-properties", "The look of the image in the content of a list cell.",
      "UIListContentConfiguration.ImageProperties",
      """
      TableViewCell {
        content-configuration: list-content-configuration(
          image-properties list-image-properties(corner-radius 4)
        );
      }
      """),
    record(
      "button-configuration", "The content and the style of a button.", "UIButton.Configuration",
      "Button { configuration: button-configuration(preset filled, corner-style capsule); }"),
    record(
      "navigation-bar-appearance", "The look of a navigation bar.", "UINavigationBarAppearance",
      "NavigationBar { standard-appearance: navigation-bar-appearance(background opaque); }"),
    record(
      "tab-bar-appearance", "The look of a tab bar.", "UITabBarAppearance",
      "TabBar { standard-appearance: tab-bar-appearance(background transparent, shadow-color none); }"),
    record(
      "toolbar-appearance", "The look of a toolbar.", "UIToolbarAppearance",
      "Toolbar { standard-appearance: toolbar-appearance(background-color white); }"),
    record(
      "bar-button-item-appearance", "The look of a bar button item in each state.", "UIBarButtonItemAppearance",
      """
      Toolbar {
        standard-appearance: toolbar-appearance(button-appearance bar-button-item-appearance());
      }
      """),
    record(
      "bar-button-item-state-appearance", "The look of a bar button item in one state.",
      "UIBarButtonItemStateAppearance",
      """
      Toolbar {
        standard-appearance: toolbar-appearance(
          button-appearance bar-button-item-appearance(
            normal bar-button-item-state-appearance(title-position-adjustment 0 2)
          )
        );
      }
      """),
    record(
      "tab-bar-item-appearance", "The look of a tab bar item in each state.", "UITabBarItemAppearance",
      """
      TabBar {
        standard-appearance: tab-bar-appearance(inline-layout-appearance tab-bar-item-appearance());
      }
      """),
    record(
      "tab-bar-item-state-appearance", "The look of a tab bar item in one state.", "UITabBarItemStateAppearance",
      """
      TabBar {
        standard-appearance: tab-bar-appearance(
          stacked-layout-appearance
          tab-bar-item-appearance(selected tab-bar-item-state-appearance(icon-color teal))
        );
      }
      """),
  ]

  private static func record(_ name: String, _ about: String, _ type: String, _ example: String) -> ValueEntry {
    ValueEntry(
      name, about, grammar: "\(name)( [ <member> <value> ]# )", source: "`\(type)`", examples: [Example(example)])
  }
}
