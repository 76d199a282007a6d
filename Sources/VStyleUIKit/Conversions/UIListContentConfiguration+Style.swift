#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension MemberConversion<MainValue<UIListContentConfiguration>, ListContentConfiguration> {
    /// The content of a cell. UIKit's own one is restored as it was, and reads as one of no members.
    static var contentConfiguration: Self {
      Self(read: { _ in ListContentConfiguration() }, write: { MainValue($0.platformConfiguration) })
    }
  }

  extension ListContentConfiguration {
    /// The content as UIKit has it.
    @MainActor
    fileprivate var platformConfiguration: UIListContentConfiguration {
      let plain = ListContentConfiguration()
      var content = UIListContentConfiguration.cell()
      content.text = text
      content.secondaryText = secondaryText
      content.image = image.flatMap { UIImage.of($0) }
      textProperties.set(&content.textProperties, unless: plain.textProperties)
      secondaryTextProperties.set(&content.secondaryTextProperties, unless: plain.secondaryTextProperties)
      content.imageProperties.tintColor = imageProperties.tintColor.map { UIColor.of($0) }
      content.imageProperties.cornerRadius = imageProperties.cornerRadius
      content.imageProperties.maximumSize = CGSize(
        width: imageProperties.maximumSize.width, height: imageProperties.maximumSize.height)
      content.imageProperties.reservedLayoutSize = CGSize(
        width: imageProperties.reservedLayoutSize.width, height: imageProperties.reservedLayoutSize.height)
      if directionalLayoutMargins != plain.directionalLayoutMargins {
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(directionalLayoutMargins)
      }
      content.prefersSideBySideTextAndSecondaryText = prefersSideBySideTextAndSecondaryText
      content.imageToTextPadding = imageToTextPadding
      content.textToSecondaryTextHorizontalPadding = textToSecondaryTextHorizontalPadding
      content.textToSecondaryTextVerticalPadding = textToSecondaryTextVerticalPadding
      return content
    }
  }

  extension ListContentConfiguration.TextProperties {
    /// Sets the members that differ from those of no style, so that UIKit's own follow the text size of the user.
    fileprivate func set(_ properties: inout UIListContentConfiguration.TextProperties, unless plain: Self) {
      if font != plain.font { properties.font = UIFont.of(font) }
      if color != plain.color { properties.color = UIColor.of(color) }
      properties.numberOfLines = numberOfLines
      properties.lineBreakMode =
        LineBreakMode.allCases.firstIndex(of: lineBreakMode).flatMap { NSLineBreakMode(rawValue: $0) }
        ?? .byTruncatingTail
      properties.alignment =
        switch alignment {
        case .natural: .natural
        case .center: .center
        case .justified: .justified
        }
      properties.transform =
        switch transform {
        case .none: .none
        case .uppercase: .uppercase
        case .lowercase: .lowercase
        case .capitalized: .capitalized
        }
    }
  }
#endif
