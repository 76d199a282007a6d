#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension PropertyTable {
    /// The property bindings of `UIButton`.
    @MainActor
    static var uiButton: PropertyTable {
      var table = PropertyTable.uiButtonRows
      table = table + UIButtonLegacy.rows
      #if !os(tvOS)
        table = table + .uiButtonExceptOnTV
      #endif
      return table
    }

    @MainActor
    private static var uiButtonRows: PropertyTable {
      [
        .perState(
          .titleColor, as: .color, read: { (button: UIButton, state) in button.titleColor(for: state) },
          write: { $0.setTitleColor($1, for: $2) }),
        .perState(
          .titleShadowColor, as: .color, read: { (button: UIButton, state) in button.titleShadowColor(for: state) },
          write: { $0.setTitleShadowColor($1, for: $2) }),
        .perState(
          .image, as: .image, read: { (button: UIButton, state) in button.image(for: state) },
          write: { if $2 == .normal || !$0.isMacControl { $0.setImage($1, for: $2) } }),
        .perState(
          .backgroundImage, as: .image, read: { (button: UIButton, state) in button.backgroundImage(for: state) },
          write: { $0.setBackgroundImage($1, for: $2) }),
        .perState(
          .title, as: .same, read: { (button: UIButton, state) in button.title(for: state) },
          write: { if $2 == .normal || !$0.isMacControl { $0.setTitle($1, for: $2) } }),
        .perState(
          .attributedTitle, as: .attributedText,
          read: { (button: UIButton, state) in button.attributedTitle(for: state).map { MainValue($0) } },
          write: { if $2 == .normal || !$0.isMacControl { $0.setAttributedTitle($1?.value, for: $2) } }),
        .perState(
          .preferredSymbolConfiguration, as: .symbolConfiguration,
          read: { (button: UIButton, state) in button.preferredSymbolConfigurationForImage(in: state) },
          write: { $0.setPreferredSymbolConfiguration($1, forImageIn: $2) }),
        .bindMain(.role, \UIButton.role, as: .raw(ButtonActionRole.self)),
        .bindMain(.changesSelectionAsPrimaryAction, \UIButton.changesSelectionAsPrimaryAction),
        .bindMain(.automaticallyUpdatesConfiguration, \UIButton.automaticallyUpdatesConfiguration),
        .bindMain(.preferredMenuElementOrder, \UIButton.preferredMenuElementOrder, as: .raw(MenuElementOrder.self)),
        .optionalMethods(
          .configuration, as: .buttonConfiguration,
          read: { (button: UIButton) in button.configuration.map { MainValue($0) } },
          write: { $0.configuration = $1?.value }),
        .part(.titleLabelFont, { (object: UIButton) in object.titleLabel }, \UILabel.font, as: .font),
        .part(
          .titleLabelLineBreakMode, { (object: UIButton) in object.titleLabel }, \UILabel.lineBreakMode,
          as: .raw(LineBreakMode.self)),
        .part(
          .titleLabelTextAlignment, { (object: UIButton) in object.titleLabel }, \UILabel.textAlignment,
          as: .raw(TextAlignment.self)),
        .part(.titleLabelNumberOfLines, { (object: UIButton) in object.titleLabel }, \UILabel.numberOfLines, as: .same),
        .part(.titleLabelShadowOffset, { (object: UIButton) in object.titleLabel }, \UILabel.shadowOffset, as: .size),
        .part(
          .imageViewContentMode, { (object: UIButton) in object.imageView }, \UIImageView.contentMode,
          as: .raw(ViewContentMode.self)),
      ]
    }

    #if !os(tvOS)
      @MainActor
      private static var uiButtonExceptOnTV: PropertyTable {
        [
          .bindMain(.isPointerInteractionEnabled, \UIButton.isPointerInteractionEnabled),
          .bindMain(.preferredBehavioralStyle, \UIButton.preferredBehavioralStyle, as: .raw(BehavioralStyle.self)),
        ]
      }
    #endif
  }

  /// The bindings of deprecated members. A use of them through a protocol has no warning.
  private protocol DeprecatedRows {
    @MainActor static var rows: PropertyTable { get }
  }

  private enum UIButtonDeprecated: DeprecatedRows {
    @available(*, deprecated)
    @MainActor static var rows: PropertyTable {
      let rows: PropertyTable = [
        .bindMain(.adjustsImageWhenHighlighted, \UIButton.adjustsImageWhenHighlighted),
        .bindMain(.adjustsImageWhenDisabled, \UIButton.adjustsImageWhenDisabled),
        .bindMain(.contentEdgeInsets, \UIButton.contentEdgeInsets, as: .insets),
        .bindMain(.titleEdgeInsets, \UIButton.titleEdgeInsets, as: .insets),
        .bindMain(.imageEdgeInsets, \UIButton.imageEdgeInsets, as: .insets),
        .bindMain(.reversesTitleShadowWhenHighlighted, \UIButton.reversesTitleShadowWhenHighlighted),
      ]
      #if os(tvOS)
        return rows
      #else
        return rows + [.bindMain(.showsTouchWhenHighlighted, \UIButton.showsTouchWhenHighlighted)]
      #endif
    }
  }

  @MainActor private enum UIButtonLegacy {
    private static let type: any DeprecatedRows.Type = UIButtonDeprecated.self
    static var rows: PropertyTable { type.rows }
  }
#endif
