#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension MemberConversion<MainValue<UIButton.Configuration>, ButtonConfiguration> {
    /// The content and style of a button. UIKit's own one is restored as it was, and reads as one of no members.
    static var buttonConfiguration: Self {
      Self(read: { _ in ButtonConfiguration() }, write: { MainValue($0.platformConfiguration) })
    }
  }

  extension ButtonConfiguration {
    /// The configuration as UIKit has it.
    @MainActor
    fileprivate var platformConfiguration: UIButton.Configuration {
      var button = preset.platformConfiguration
      setTexts(&button)
      if let color = baseForegroundColor { button.baseForegroundColor = UIColor.of(color) }
      if let color = baseBackgroundColor { button.baseBackgroundColor = UIColor.of(color) }
      button.cornerStyle = cornerStyle.platformStyle
      button.buttonSize = buttonSize.platformSize
      button.macIdiomStyle = macIdiomStyle.platformStyle
      if let insets = contentInsets {
        button.contentInsets = NSDirectionalEdgeInsets(insets)
      } else {
        button.setDefaultContentInsets()
      }
      button.image = image.flatMap { UIImage.of($0) }
      button.imagePadding = imagePadding
      button.imagePlacement = NSDirectionalRectEdge(rawValue: UInt(imagePlacement.rawValue))
      button.preferredSymbolConfigurationForImage = preferredSymbolConfigurationForImage.map {
        UIImage.SymbolConfiguration.of($0)
      }
      button.showsActivityIndicator = showsActivityIndicator
      button.indicator = indicator.platformIndicator
      button.automaticallyUpdateForSelection = automaticallyUpdateForSelection
      if background != BackgroundConfiguration() { button.background = background.platformConfiguration }
      return button
    }

    @MainActor
    private func setTexts(_ button: inout UIButton.Configuration) {
      button.title = title
      if let text = attributedTitle { button.attributedTitle = text.configurationText }
      button.subtitle = subtitle
      if let text = attributedSubtitle { button.attributedSubtitle = text.configurationText }
      button.titlePadding = titlePadding
      button.titleAlignment = titleAlignment.platformAlignment
      button.titleLineBreakMode = UIButton.Configuration.mode(titleLineBreakMode)
      button.subtitleLineBreakMode = UIButton.Configuration.mode(subtitleLineBreakMode)
    }
  }

  extension AttributedText {
    /// The text as configurations take it.
    fileprivate var configurationText: AttributedString {
      #if canImport(ObjectiveC)
        AttributedString(attributedString)
      #else
        AttributedString(string)
      #endif
    }
  }

  extension UIButton.Configuration {
    fileprivate static func mode(_ mode: LineBreakMode) -> NSLineBreakMode {
      LineBreakMode.allCases.firstIndex(of: mode).flatMap { NSLineBreakMode(rawValue: $0) } ?? .byTruncatingTail
    }
  }

  extension ButtonConfiguration.Preset {
    fileprivate var platformConfiguration: UIButton.Configuration {
      switch self {
      case .plain: .plain()
      case .tinted: .tinted()
      case .gray: .gray()
      case .filled: .filled()
      case .borderless: .borderless()
      case .bordered: .bordered()
      case .borderedTinted: .borderedTinted()
      case .borderedProminent: .borderedProminent()
      }
    }
  }

  extension ButtonConfiguration.CornerStyle {
    fileprivate var platformStyle: UIButton.Configuration.CornerStyle {
      switch self {
      case .fixed: .fixed
      case .dynamic: .dynamic
      case .small: .small
      case .medium: .medium
      case .large: .large
      case .capsule: .capsule
      }
    }
  }

  extension ButtonConfiguration.Size {
    fileprivate var platformSize: UIButton.Configuration.Size {
      switch self {
      case .mini: .mini
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }
  }

  extension ButtonConfiguration.MacIdiomStyle {
    fileprivate var platformStyle: UIButton.Configuration.MacIdiomStyle {
      switch self {
      case .automatic: .automatic
      case .bordered: .bordered
      case .borderless: .borderless
      case .borderlessTinted: .borderlessTinted
      }
    }
  }

  extension ButtonConfiguration.TitleAlignment {
    fileprivate var platformAlignment: UIButton.Configuration.TitleAlignment {
      switch self {
      case .automatic: .automatic
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    }
  }

  extension ButtonConfiguration.Indicator {
    fileprivate var platformIndicator: UIButton.Configuration.Indicator {
      switch self {
      case .automatic: .automatic
      case .none: .none
      case .popup: .popup
      }
    }
  }
#endif
