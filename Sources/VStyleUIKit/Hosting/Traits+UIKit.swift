#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension Traits {
    /// Takes the traits and the size of a window. The color scheme is that of `AppearanceService`.
    @MainActor
    mutating func follow(_ window: UIWindow) {
      let system = window.traitCollection
      (width, height) = (window.bounds.size.width, window.bounds.size.height)
      horizontalSizeClass = SizeClass(system.horizontalSizeClass)
      verticalSizeClass = SizeClass(system.verticalSizeClass)
      idiom = Idiom(system.userInterfaceIdiom)
      contrast = system.accessibilityContrast == .high ? .more : .noPreference
      let version = ProcessInfo.processInfo.operatingSystemVersion
      (platform, systemVersion, systemMinorVersion) = (.current, version.majorVersion, version.minorVersion)
      layoutDirection = system.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
      contentSizeCategory =
        MemberConversion<UIContentSizeCategory, ContentSizeCategory>.contentSizeCategory
        .read(system.preferredContentSizeCategory)
      if system.displayScale > 0 { displayScale = system.displayScale }
      prefersReducedMotion = UIAccessibility.isReduceMotionEnabled
      prefersReducedTransparency = UIAccessibility.isReduceTransparencyEnabled
    }
  }

  extension Platform {
    /// The platform that the app was built for.
    fileprivate static var current: Platform {
      #if targetEnvironment(macCatalyst)
        .catalyst
      #elseif os(tvOS)
        .tvos
      #elseif os(visionOS)
        .visionos
      #elseif os(Linux)
        .linux
      #else
        .ios
      #endif
    }
  }

  extension SizeClass {
    fileprivate init(_ sizeClass: UIUserInterfaceSizeClass) {
      switch sizeClass {
      case .compact: self = .compact
      case .regular: self = .regular
      default: self = .unspecified
      }
    }
  }

  extension Idiom {
    fileprivate init(_ idiom: UIUserInterfaceIdiom) {
      switch idiom {
      case .phone: self = .phone
      case .pad: self = .pad
      case .tv: self = .tv
      case .carPlay: self = .car
      case .mac: self = .mac
      case .vision: self = .vision
      default: self = .unspecified
      }
    }
  }
#endif
