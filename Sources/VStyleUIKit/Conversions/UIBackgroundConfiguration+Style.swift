#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension MemberConversion<MainValue<UIBackgroundConfiguration>, BackgroundConfiguration> {
    /// The background of a cell. UIKit's own one is restored as it was, and reads as one of no members.
    static var backgroundConfiguration: Self {
      Self(read: { _ in BackgroundConfiguration() }, write: { MainValue($0.platformConfiguration) })
    }
  }

  extension BackgroundConfiguration {
    /// The background as UIKit has it: the preset with the members that differ from those of no preset.
    @MainActor
    var platformConfiguration: UIBackgroundConfiguration {
      let plain = BackgroundConfiguration()
      var background = preset.platformConfiguration
      if let color = backgroundColor { background.backgroundColor = UIColor.of(color) }
      if cornerRadius != plain.cornerRadius { background.cornerRadius = cornerRadius }
      if backgroundInsets != plain.backgroundInsets {
        background.backgroundInsets = NSDirectionalEdgeInsets(backgroundInsets)
      }
      if !edgesAddingLayoutMarginsToBackgroundInsets.isEmpty {
        background.edgesAddingLayoutMarginsToBackgroundInsets = NSDirectionalRectEdge(
          rawValue: UInt(edgesAddingLayoutMarginsToBackgroundInsets.rawValue))
      }
      if let color = strokeColor { background.strokeColor = UIColor.of(color) }
      if strokeWidth != plain.strokeWidth { background.strokeWidth = strokeWidth }
      if strokeOutset != plain.strokeOutset { background.strokeOutset = strokeOutset }
      if let effect = visualEffect { background.visualEffect = UIVisualEffect.of(effect) }
      if let image {
        background.image = UIImage.of(image)
        background.imageContentMode =
          ViewContentMode.allCases.firstIndex(of: imageContentMode).flatMap { UIView.ContentMode(rawValue: $0) }
          ?? .scaleToFill
      }
      return background
    }
  }

  extension BackgroundConfiguration.Preset {
    /// UIKit's configuration of the preset. Since iOS 18, that of a list takes its style from the list.
    fileprivate var platformConfiguration: UIBackgroundConfiguration {
      switch self {
      case .clear: .clear()
      case .listPlainCell, .listGroupedCell, .listSidebarCell, .listAccompaniedSidebarCell: .listCell()
      case .listPlainHeaderFooter, .listGroupedHeaderFooter, .listSidebarHeader: .listHeader()
      }
    }
  }
#endif
