public import VStyle

/// What a text means, so that the system can fill it in. UIKit: `UITextContentType`.
public enum TextContentType: String, KeywordValue, Bindable {
  /// The name of a person.
  case name, namePrefix, givenName, middleName, familyName, nameSuffix, nickname
  /// A person's work.
  case jobTitle, organizationName
  /// A place.
  case location, fullStreetAddress, streetAddressLine1, streetAddressLine2
  /// The parts of an address.
  case addressCity, addressState, addressCityAndState, sublocality, countryName, postalCode
  /// How someone is reached.
  case telephoneNumber, emailAddress, url
  /// A card and its owner.
  case creditCardNumber, creditCardName, creditCardGivenName, creditCardMiddleName, creditCardFamilyName
  /// The details of a card.
  case creditCardSecurityCode, creditCardExpiration, creditCardExpirationMonth, creditCardExpirationYear, creditCardType
  /// What lets one in.
  case username, password, newPassword, oneTimeCode
  /// What one travels by.
  case shipmentTrackingNumber, flightNumber, dateTime
  /// A birthday.
  case birthdate, birthdateDay, birthdateMonth, birthdateYear
  /// The numbers of a telephone.
  case cellularEID, cellularIMEI
}
