/// Finds the keyword that an author probably meant by a word of the same meaning.
///
/// ``Spelling`` finds keywords with nearly the same letters; this finds those with the same words, as `aspect-fit` for
/// `scale-aspect-fit`, and those with another word for the same thing, as `middle` for `center`.
package enum KeywordGuess {
  /// The keyword for an unknown one; `nil` if none is likely.
  package static func closest(to name: String, in known: some Sequence<String>) -> String? {
    let known = Array(known)
    let word = NameStyle.kebab(name)
    if let whole = keyword(endingWith: word, in: known) { return whole }
    if let guess = Spelling.closest(to: name, in: known) { return guess }
    if let others = synonyms[word], let other = others.first(where: known.contains) { return other }
    return keyword(withWordsOf: word, in: known)
  }

  /// The shortest keyword whose last words are those of a name, which are several.
  private static func keyword(endingWith name: String, in known: [String]) -> String? {
    guard name.contains("-"), name.utf8.count <= Spelling.longestName else { return nil }
    return known.filter { $0.hasSuffix("-" + name) }.min { $0.utf8.count < $1.utf8.count }
  }

  /// The keyword that contains all words of a name, in any order, with the fewest others.
  private static func keyword(withWordsOf name: String, in known: [String]) -> String? {
    let words = name.split(separator: "-").filter { $0.utf8.count > 2 }
    guard !words.isEmpty, name.utf8.count <= Spelling.longestName else { return nil }
    let matching = known.filter { candidate in
      let others = candidate.split(separator: "-")
      return words.allSatisfy { word in others.contains { NameWords.areForms(word, $0) } }
    }
    return matching.min { $0.split(separator: "-").count < $1.split(separator: "-").count }
  }

  /// Words of CSS, UIKit's documentation and everyday English, and the keywords that mean the same.
  private static let synonyms: [String: [String]] = [
    "middle": ["center"], "centre": ["center"], "centered": ["center"], "leading": ["left", "natural"],
    "start": ["natural", "left", "leading", "top"], "flex-start": ["leading", "top"], "trailing": ["right"],
    "end": ["right", "trailing", "bottom"], "flex-end": ["trailing", "bottom"], "justify": ["justified"],
    "auto": ["automatic", "natural", "default", "unspecified"], "contain": ["scale-aspect-fit"],
    "cover": ["scale-aspect-fill"], "stretch": ["scale-to-fill", "fill"], "scale-down": ["scale-aspect-fit"],
    "ellipsis": ["by-truncating-tail"], "clip": ["by-clipping"], "nowrap": ["by-clipping", "by-truncating-tail"],
    "wrap": ["by-word-wrapping"], "break-word": ["by-word-wrapping"], "break-all": ["by-char-wrapping"],
    "head": ["by-truncating-head"], "tail": ["by-truncating-tail"], "solid": ["single-line", "single", "line"],
    "hidden": ["none"], "no": ["none", "false", "never"], "off": ["none", "false", "never"], "null": ["none"],
    "nil": ["none"], "undefined": ["none", "unspecified"], "never": ["none"], "always": ["while-editing", "true"],
    "black": ["dark"], "white": ["light"], "vertically": ["vertical"], "horizontally": ["horizontal"],
    "row": ["horizontal"], "column": ["vertical"], "normal": ["regular", "default", "automatic"],
    "default": ["automatic", "normal", "unspecified"], "bold": ["semibold"], "rtl": ["force-right-to-left"],
    "ltr": ["force-left-to-right"], "uppercase": ["all-characters"], "capitalize": ["words"],
    "email": ["email-address"],
    "numeric": ["number-pad"], "number": ["number-pad"], "tel": ["phone-pad", "telephone-number"],
    "underline": ["single"],
    "invisible": ["hidden", "clear"], "grey": ["gray"], "fade": ["cross-dissolve"], "circle": ["circular"],
    "linear": ["axial"], "conical": ["conic"], "sideways": ["horizontal"], "main": ["primary"],
    "space-between": ["equal-spacing"], "space-evenly": ["equal-spacing"], "space-around": ["equal-centering"],
    // What the attribute `autocomplete` of HTML calls the contents of a field.
    "current-password": ["password"], "honorific-prefix": ["name-prefix"], "honorific-suffix": ["name-suffix"],
    "additional-name": ["middle-name"], "first-name": ["given-name"], "last-name": ["family-name"],
    "surname": ["family-name"], "organization": ["organization-name"], "company": ["organization-name"],
    "organization-title": ["job-title"], "street-address": ["full-street-address"], "zip": ["postal-code"],
    "address-line1": ["street-address-line1"], "address-line2": ["street-address-line2"],
    "address-level1": ["address-state"], "address-level2": ["address-city"], "address-level3": ["sublocality"],
    "country": ["country-name"], "phone": ["telephone-number", "phone-pad"], "bday": ["birthdate"],
    "bday-day": ["birthdate-day"], "bday-month": ["birthdate-month"], "bday-year": ["birthdate-year"],
    "cc-name": ["credit-card-name"], "cc-given-name": ["credit-card-given-name"],
    "cc-family-name": ["credit-card-family-name"], "cc-number": ["credit-card-number"],
    "cc-exp": ["credit-card-expiration"], "cc-exp-month": ["credit-card-expiration-month"],
    "cc-exp-year": ["credit-card-expiration-year"], "cc-csc": ["credit-card-security-code"],
    "cc-type": ["credit-card-type"], "otp": ["one-time-code"],
  ]
}
