#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyleProperties

  extension MemberConversion<UITextContentType, TextContentType> {
    /// The meaning of a text.
    static var textContentType: Self {
      table([
        .name: .name, .namePrefix: .namePrefix, .givenName: .givenName, .middleName: .middleName,
        .familyName: .familyName, .nameSuffix: .nameSuffix, .nickname: .nickname, .jobTitle: .jobTitle,
        .organizationName: .organizationName, .location: .location, .fullStreetAddress: .fullStreetAddress,
        .streetAddressLine1: .streetAddressLine1, .streetAddressLine2: .streetAddressLine2,
        .addressCity: .addressCity, .addressState: .addressState, .addressCityAndState: .addressCityAndState,
        .sublocality: .sublocality, .countryName: .countryName, .postalCode: .postalCode,
        .telephoneNumber: .telephoneNumber, .emailAddress: .emailAddress, .url: .URL,
        .creditCardNumber: .creditCardNumber, .creditCardName: .creditCardName,
        .creditCardGivenName: .creditCardGivenName, .creditCardMiddleName: .creditCardMiddleName,
        .creditCardFamilyName: .creditCardFamilyName, .creditCardSecurityCode: .creditCardSecurityCode,
        .creditCardExpiration: .creditCardExpiration, .creditCardExpirationMonth: .creditCardExpirationMonth,
        .creditCardExpirationYear: .creditCardExpirationYear, .creditCardType: .creditCardType, .username: .username,
        .password: .password, .newPassword: .newPassword, .oneTimeCode: .oneTimeCode,
        .shipmentTrackingNumber: .shipmentTrackingNumber, .flightNumber: .flightNumber, .dateTime: .dateTime,
        .birthdate: .birthdate, .birthdateDay: .birthdateDay, .birthdateMonth: .birthdateMonth,
        .birthdateYear: .birthdateYear, .cellularEID: .cellularEID, .cellularIMEI: .cellularIMEI,
      ])
    }
  }
#endif
