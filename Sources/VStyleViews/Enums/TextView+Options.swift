public import VStyle

extension TextView {
  /// What is found in a text and made a link. UIKit: `UIDataDetectorTypes`.
  public struct DataDetectorTypes: KeywordSet {
    /// The options as bits.
    public let rawValue: UInt64

    /// Makes a set of options.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Telephone numbers.
    public static let phoneNumber = DataDetectorTypes(rawValue: 1 << 0)
    /// Addresses of the web.
    public static let link = DataDetectorTypes(rawValue: 1 << 1)
    /// Addresses of places.
    public static let address = DataDetectorTypes(rawValue: 1 << 2)
    /// Dates.
    public static let calendarEvent = DataDetectorTypes(rawValue: 1 << 3)
    /// Numbers of parcels.
    public static let shipmentTrackingNumber = DataDetectorTypes(rawValue: 1 << 4)
    /// Numbers of flights.
    public static let flightNumber = DataDetectorTypes(rawValue: 1 << 5)
    /// What one may look up.
    public static let lookupSuggestion = DataDetectorTypes(rawValue: 1 << 6)
    /// Amounts of money.
    public static let money = DataDetectorTypes(rawValue: 1 << 7)
    /// Measurements.
    public static let physicalValue = DataDetectorTypes(rawValue: 1 << 8)
    /// All of it.
    public static let all = DataDetectorTypes(rawValue: (1 << 9) - 1)

    /// The options by keyword.
    public static let keywords: [(name: String, set: DataDetectorTypes)] = [
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
}
