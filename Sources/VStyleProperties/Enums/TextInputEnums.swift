public import VStyle

/// Whether the system assists with text input. UIKit: `UITextAutocorrectionType`, `UITextSpellCheckingType` and similar
/// types.
public enum TextInputSwitch: String, KeywordValue, Bindable {
  /// The system decides.
  case `default`
  /// The assistance is disabled.
  case no
  /// The assistance is enabled.
  case yes
}

/// The type of keyboard for a text. UIKit: `UIKeyboardType`.
public enum KeyboardType: String, KeywordValue, Bindable {
  /// The default keyboard for the user's input method.
  case `default`
  /// ASCII characters.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// Entry of URLs.
  case url
  /// Digits.
  case numberPad
  /// Entry of telephone numbers.
  case phonePad
  /// Entry of names and telephone numbers.
  case namePhonePad
  /// Entry of email addresses.
  case emailAddress
  /// Digits and a decimal separator.
  case decimalPad
  /// Entry of text with easy access to `@` and `#`.
  case twitter
  /// Entry of search terms and URLs, with easy access to the period.
  case webSearch
  /// ASCII digits.
  case asciiCapableNumberPad
  /// UIKit's old name for `asciiCapable`.
  case alphabet
}

/// The appearance of the keyboard. UIKit: `UIKeyboardAppearance`.
public enum KeyboardAppearance: String, KeywordValue, Bindable {
  /// The interface style of the app.
  case `default`
  /// Dark.
  case dark
  /// Light.
  case light
  /// UIKit's old name for `dark`.
  case alert
}

/// The title of the return key. UIKit: `UIReturnKeyType`.
public enum ReturnKeyType: String, KeywordValue, Bindable {
  /// The default title, such as "return".
  case `default`
  /// The action of the key.
  case go, google, join, next
  /// The action of the key.
  case route, search, send, yahoo
  /// The action of the key.
  case done, emergencyCall, `continue`
}

/// When the keyboard capitalizes letters automatically. UIKit: `UITextAutocapitalizationType`.
public enum TextAutocapitalizationType: String, KeywordValue, Bindable {
  /// Never.
  case none
  /// At the beginning of each word.
  case words
  /// At the beginning of each sentence.
  case sentences
  /// For all letters.
  case allCharacters
}

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
