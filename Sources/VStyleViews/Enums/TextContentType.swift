public import VStyle

/// The meaning of a text, which lets the system fill it in. UIKit: `UITextContentType`.
public enum TextContentType: String, KeywordValue, Bindable {
  /// The name of a person.
  case name, namePrefix, givenName, middleName, familyName, nameSuffix, nickname
  /// The job of a person.
  case jobTitle, organizationName
  /// A location or a street address.
  case location, fullStreetAddress, streetAddressLine1, streetAddressLine2
  /// A part of an address.
  case addressCity, addressState, addressCityAndState, sublocality, countryName, postalCode
  /// Contact details.
  case telephoneNumber, emailAddress, url
  /// A credit card number or the name of its owner.
  case creditCardNumber, creditCardName, creditCardGivenName, creditCardMiddleName, creditCardFamilyName
  /// The details of a credit card.
  case creditCardSecurityCode, creditCardExpiration, creditCardExpirationMonth, creditCardExpirationYear, creditCardType
  /// Credentials for signing in.
  case username, password, newPassword, oneTimeCode
  /// Shipments, flights and their dates.
  case shipmentTrackingNumber, flightNumber, dateTime
  /// A birthdate or a part of one.
  case birthdate, birthdateDay, birthdateMonth, birthdateYear
  /// The identifiers of a cellular device.
  case cellularEID, cellularIMEI
}
