// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals, AlwaysUseLowerCamelCase

@_exported public import QuartzCore

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  case playback = 1
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "accessibilityExtraExtraExtraLarge")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "accessibilityExtraExtraLarge")
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "accessibilityExtraLarge")
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "accessibilityLarge")
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "accessibilityMedium")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraExtraLarge")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraLarge")
  public static let extraLarge = UIContentSizeCategory(rawValue: "extraLarge")
  public static let extraSmall = UIContentSizeCategory(rawValue: "extraSmall")
  public static let large = UIContentSizeCategory(rawValue: "large")
  public static let medium = UIContentSizeCategory(rawValue: "medium")
  public static let small = UIContentSizeCategory(rawValue: "small")
  public static let unspecified = UIContentSizeCategory(rawValue: "unspecified")
}

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
  public static let defaultLow = UILayoutPriority(rawValue: 250)
  public static let dragThatCannotResizeScene = UILayoutPriority(rawValue: 490)
  public static let sceneSizeStayPut = UILayoutPriority(rawValue: 500)
  public static let dragThatCanResizeScene = UILayoutPriority(rawValue: 510)
  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  public static let required = UILayoutPriority(rawValue: 1000)
}

public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let button = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let none = UIAccessibilityTraits()
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 15)
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 16)
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 17)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 18)
}

public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic = 0
  case separate = 1
  case combined = 2
}

public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines = 0
  case alignCenters = 1
  case none = 2
}

public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let address = UIDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 16)
  public static let flightNumber = UIDataDetectorTypes(rawValue: 32)
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 64)
  public static let money = UIDataDetectorTypes(rawValue: 128)
  public static let physicalValue = UIDataDetectorTypes(rawValue: 256)
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}

public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case alphabet = 1
  public static let asciiCapable = UIKeyboardType.alphabet
  case numbersAndPunctuation = 2
  case URL = 3
  case numberPad = 4
  case phonePad = 5
  case namePhonePad = 6
  case emailAddress = 7
  case decimalPad = 8
  case twitter = 9
  case webSearch = 10
  case asciiCapableNumberPad = 11
}

public enum UIKeyboardAppearance: Int, Sendable {
  case `default` = 0
  case alert = 1
  public static let dark = UIKeyboardAppearance.alert
  case light = 2
}

public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0
  case go = 1
  case google = 2
  case join = 3
  case next = 4
  case route = 5
  case search = 6
  case send = 7
  case yahoo = 8
  case done = 9
  case emergencyCall = 10
  case `continue` = 11
}

public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0
  case words = 1
  case sentences = 2
  case allCharacters = 3
}

public enum UITextAutocorrectionType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

public enum UITextSpellCheckingType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

public enum UITextSmartQuotesType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

public enum UITextSmartDashesType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

public enum UITextInlinePredictionType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

public enum UITextMathExpressionCompletionType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}
