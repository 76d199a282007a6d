public import VStyle

/// The types of data that are detected in a text and become links. UIKit: `UIDataDetectorTypes`.
public struct TextViewDataDetectorTypes: KeywordSet {
  /// The bits of the options.
  public let rawValue: UInt64

  /// Creates a set of options.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = TextViewDataDetectorTypes(rawValue: 1 << 0)
  /// URLs.
  public static let link = TextViewDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses.
  public static let address = TextViewDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times of events.
  public static let calendarEvent = TextViewDataDetectorTypes(rawValue: 1 << 3)
  /// Tracking numbers of shipments.
  public static let shipmentTrackingNumber = TextViewDataDetectorTypes(rawValue: 1 << 4)
  /// Flight numbers.
  public static let flightNumber = TextViewDataDetectorTypes(rawValue: 1 << 5)
  /// Suggestions that the user can look up.
  public static let lookupSuggestion = TextViewDataDetectorTypes(rawValue: 1 << 6)
  /// Amounts of money.
  public static let money = TextViewDataDetectorTypes(rawValue: 1 << 7)
  /// Physical quantities with units.
  public static let physicalValue = TextViewDataDetectorTypes(rawValue: 1 << 8)
  /// All types.
  public static let all = TextViewDataDetectorTypes(rawValue: (1 << 9) - 1)

  /// The options by keyword.
  public static let keywords: [(name: String, set: TextViewDataDetectorTypes)] = [
    ("phoneNumber", .phoneNumber),
    ("link", .link),
    ("address", .address),
    ("calendarEvent", .calendarEvent),
    ("shipmentTrackingNumber", .shipmentTrackingNumber),
    ("flightNumber", .flightNumber),
    ("lookupSuggestion", .lookupSuggestion),
    ("money", .money),
    ("physicalValue", .physicalValue),
    ("all", .all),
  ]
}
