#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension MemberConversion<[UIImage], [Image]> {
    /// Images that are shown one after the other.
    static var images: Self {
      Self(
        read: { $0.map { _ in Image(named: "") } }, write: { $0.compactMap { UIImage.of($0) } })
    }
  }

  extension MemberConversion<Date, DateTime> {
    /// A date, in the time zone of the user where it names none.
    static var date: Self {
      Self(
        read: { DateTime.of($0) },
        write: { time in
          let inUTC = Date(timeIntervalSince1970: Double(time.secondsSince1970()))
          let offset = TimeZone.current.secondsFromGMT(for: inUTC) / 60
          return Date(timeIntervalSince1970: Double(time.secondsSince1970(utcOffset: offset)))
        })
    }
  }

  extension MemberConversion<Locale, LocaleIdentifier> {
    /// A locale.
    static var locale: Self {
      Self(read: { LocaleIdentifier.of($0) }, write: { Locale(identifier: $0.tag) })
    }
  }

  extension MemberConversion<UITextInputPasswordRules, String> {
    /// The rules for a new password.
    static var passwordRules: Self {
      Self(read: { $0.passwordRulesDescriptor }, write: { UITextInputPasswordRules(descriptor: $0) })
    }
  }

  extension MemberConversion<Set<String>, [String]> {
    /// Texts without an order.
    static var strings: Self { Self(read: { $0.sorted() }, write: { Set($0) }) }
  }

  extension MemberConversion<UIWindow.Level, Double> {
    /// The level of a window.
    static var level: Self { Self(read: { $0.rawValue }, write: { UIWindow.Level(rawValue: $0) }) }
  }

  extension MemberConversion<CGFloat, Double> {
    /// A spacing of a stack, or one of UIKit's two special spacings.
    static var spacing: Self {
      Self(
        read: { spacing in
          if spacing == UIStackView.spacingUseDefault { return .greatestFiniteMagnitude }
          return spacing == UIStackView.spacingUseSystem ? .leastNormalMagnitude : spacing
        },
        write: { spacing in
          if spacing == .greatestFiniteMagnitude { return UIStackView.spacingUseDefault }
          return spacing == .leastNormalMagnitude ? UIStackView.spacingUseSystem : spacing
        })
    }

    /// The height of a row, or UIKit's automatic one.
    static var rowHeight: Self {
      Self(
        read: { $0 == UITableView.automaticDimension ? -1 : $0 },
        write: { $0 == -1 ? UITableView.automaticDimension : $0 })
    }
  }

  extension MemberConversion<UIContentSizeCategory, ContentSizeCategory> {
    /// A text size that the user can prefer.
    static var contentSizeCategory: Self {
      table([
        .unspecified: .unspecified, .extraSmall: .extraSmall, .small: .small, .medium: .medium, .large: .large,
        .extraLarge: .extraLarge, .extraExtraLarge: .extraExtraLarge,
        .extraExtraExtraLarge: .extraExtraExtraLarge, .accessibilityMedium: .accessibilityMedium,
        .accessibilityLarge: .accessibilityLarge, .accessibilityExtraLarge: .accessibilityExtraLarge,
        .accessibilityExtraExtraLarge: .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge,
      ])
    }
  }

  extension MemberConversion<UIScrollView.DecelerationRate, ScrollViewDecelerationRate> {
    /// The speed at which scrolling ends.
    static var decelerationRate: Self { table([.normal: .normal, .fast: .fast]) }
  }

  extension MemberConversion<UIAccessibilityTraits, AccessibilityTraits> {
    /// What assistive technologies say about a view. The bits of UIKit are not public.
    static var accessibilityTraits: Self {
      let pairs: [(AccessibilityTraits, UIAccessibilityTraits)] = [
        (.button, .button), (.link, .link), (.header, .header), (.searchField, .searchField), (.image, .image),
        (.selected, .selected), (.playsSound, .playsSound), (.keyboardKey, .keyboardKey),
        (.staticText, .staticText), (.summaryElement, .summaryElement), (.notEnabled, .notEnabled),
        (.updatesFrequently, .updatesFrequently), (.startsMediaSession, .startsMediaSession),
        (.adjustable, .adjustable), (.allowsDirectInteraction, .allowsDirectInteraction),
        (.causesPageTurn, .causesPageTurn), (.tabBar, .tabBar), (.supportsZoom, .supportsZoom),
        (.toggleButton, .toggleButton),
      ]
      return Self(
        read: { member in AccessibilityTraits(pairs.filter { member.contains($0.1) }.map(\.0)) },
        write: { value in UIAccessibilityTraits(pairs.filter { value.contains($0.0) }.map(\.1)) })
    }
  }

  extension DateTime {
    /// The time of a date where the user is, or of the first date of Unix for one that no sheet can write.
    fileprivate static func of(_ date: Date) -> DateTime {
      let parts = Calendar(identifier: .gregorian).dateComponents(
        [.year, .month, .day, .hour, .minute, .second], from: date)
      return DateTime(
        year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0, hour: parts.hour ?? 0,
        minute: parts.minute ?? 0, second: parts.second ?? 0) ?? of(Date(timeIntervalSince1970: 0))
    }
  }

  extension LocaleIdentifier {
    /// The tag of a locale; that of English for a locale without a language.
    fileprivate static func of(_ locale: Locale) -> LocaleIdentifier {
      LocaleIdentifier(String(locale.identifier.prefix { $0 != "@" })) ?? of(Locale(identifier: "en"))
    }
  }
#endif
