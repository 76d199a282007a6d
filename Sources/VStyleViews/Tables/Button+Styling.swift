import VStyleProperties

extension PropertyTable {
  /// The property bindings of ``Button``. A binding per state reads the state's own value, without the fallback.
  static var button: PropertyTable {
    [
      .bind(.adjustsImageWhenHighlighted, \Button.adjustsImageWhenHighlighted),
      .bind(.adjustsImageWhenDisabled, \Button.adjustsImageWhenDisabled),
      .bind(.showsTouchWhenHighlighted, \Button.showsTouchWhenHighlighted),
      .bind(.contentEdgeInsets, \Button.contentEdgeInsets),
      .bind(.titleEdgeInsets, \Button.titleEdgeInsets),
      .bind(.imageEdgeInsets, \Button.imageEdgeInsets),
      .perState(
        .titleColor, read: { (button: Button, state) in button.titleColors[own: state] },
        write: { $0.setTitleColor($1, for: $2) }),
      .perState(
        .titleShadowColor, read: { (button: Button, state) in button.titleShadowColors[own: state] },
        write: { $0.setTitleShadowColor($1, for: $2) }),
      .perState(
        .image, read: { (button: Button, state) in button.images[own: state] }, write: { $0.setImage($1, for: $2) }),
      .perState(
        .backgroundImage, read: { (button: Button, state) in button.backgroundImages[own: state] },
        write: { $0.setBackgroundImage($1, for: $2) }),
      .perState(
        .title, read: { (button: Button, state) in button.titles[own: state] }, write: { $0.setTitle($1, for: $2) }),
      .perState(
        .attributedTitle, read: { (button: Button, state) in button.attributedTitles[own: state] },
        write: { $0.setAttributedTitle($1, for: $2) }),
      .perState(
        .preferredSymbolConfiguration, read: { (button: Button, state) in button.symbolConfigurations[own: state] },
        write: { $0.setPreferredSymbolConfiguration($1, forImageIn: $2) }),
      .bind(.reversesTitleShadowWhenHighlighted, \Button.reversesTitleShadowWhenHighlighted),
      .bind(.isPointerInteractionEnabled, \Button.isPointerInteractionEnabled),
      .bind(.role, \Button.role),
      .bind(.changesSelectionAsPrimaryAction, \Button.changesSelectionAsPrimaryAction),
      .bind(.automaticallyUpdatesConfiguration, \Button.automaticallyUpdatesConfiguration),
      .bind(.preferredBehavioralStyle, \Button.preferredBehavioralStyle),
      .bind(.preferredMenuElementOrder, \Button.preferredMenuElementOrder),
      .bind(.configuration, \Button.configuration),
      .bind(.titleLabelFont, \Button.titleLabel.font),
      .bind(.titleLabelLineBreakMode, \Button.titleLabel.lineBreakMode),
      .bind(.titleLabelTextAlignment, \Button.titleLabel.textAlignment),
      .bind(.titleLabelNumberOfLines, \Button.titleLabel.numberOfLines),
      .bind(.titleLabelShadowOffset, \Button.titleLabel.shadowOffset),
      .bind(.imageViewContentMode, \Button.imageView.contentMode),
    ]
  }
}
