import VStyleSyntax

/// Finds the keyword that an author probably meant by a word of the same meaning.
///
/// ``Spelling`` finds keywords with nearly the same letters; this finds those with the same words, as `aspect-fit` for
/// `scale-aspect-fit`, and those with another word for the same thing, as `middle` for `center`.
package enum KeywordGuess {
  /// The keyword for an unknown one; `nil` if none is likely, or if there are more than ``Limit/guessedKeywords``.
  package static func closest(to name: String, in known: some Sequence<String>) -> String? {
    let known = Array(known)
    guard Limit.guessedKeywords.allows(known.count), name.utf8.count <= Spelling.longestName else { return nil }
    let word = NameStyle.kebab(name)
    if let whole = keyword(endingWith: word, in: known) { return whole }
    if let numbered = keyword(withNumberOf: word, in: known) { return numbered }
    // A word that is spelled right means something else than one with nearly the same letters: `night` is not `light`.
    if let others = synonyms[word], let other = others.first(where: known.contains) { return other }
    if let guess = Spelling.closest(to: name, in: known) { return guess }
    if let guess = keyword(withWordsOf: word, in: known) { return guess }
    let words = word.split(separator: "-").map { otherWords[String($0)] ?? String($0) }.joined(separator: "-")
    return words == word ? nil : known.first { $0 == words } ?? keyword(withWordsOf: words, in: known)
  }

  /// The keyword with the nearest number after the same letters: `system-gray6` for `system-gray7`.
  private static func keyword(withNumberOf name: String, in known: [String]) -> String? {
    guard let (stem, number) = numbered(name) else { return nil }
    let others =
      known.compactMap { candidate in
        // OPTIMIZATION: most keywords end with a letter, and are not folded.
        guard let last = candidate.utf8.last, (0x30...0x39).contains(last) else { return nil }
        return numbered(candidate).flatMap {
          $0.stem == stem ? (name: candidate, distance: abs($0.number - number)) : nil
        }
      } as [(name: String, distance: Int)]
    // Larger numbers are names, as in `rec2020`.
    return others.filter { $0.distance <= 10 }.min { $0.distance < $1.distance }?.name
  }

  /// The folded letters and the number of a name such as `title3`; `nil` if it does not end with a number.
  private static func numbered(_ name: String) -> (stem: String, number: Int)? {
    let folded = NameStyle.folded(name).replacing("grey", with: "gray")
    let digits = folded.reversed().prefix { $0.isASCII && $0.isNumber }.reversed()
    guard let number = Int(String(digits)), digits.count < folded.count else { return nil }
    return (String(folded.dropLast(digits.count)), number)
  }

  /// Words in keywords of several words, and the words that mean the same in the names of UIKit.
  private static let otherWords = [
    "text": "label", "foreground": "label", "divider": "separator", "border": "separator", "phone": "telephone",
    "tel": "telephone", "mobile": "telephone", "grey": "gray", "bg": "background", "surface": "background",
    "mail": "email", "zip": "postal", "house": "street", "centre": "center", "middle": "center",
  ]

  /// The shortest keyword whose last words are those of a name, which are several.
  private static func keyword(endingWith name: String, in known: [String]) -> String? {
    guard name.contains("-") else { return nil }
    return known.filter { $0.hasSuffix("-" + name) }.min { $0.utf8.count < $1.utf8.count }
  }

  /// The keyword that contains all words of a name, in any order, with the fewest others.
  private static func keyword(withWordsOf name: String, in known: [String]) -> String? {
    let words = name.split(separator: "-").filter { $0.utf8.count > 2 }
    guard let start = words.first?.utf8.prefix(4) else { return nil }
    let matching = known.filter { candidate in
      // OPTIMIZATION: forms of one word share four letters, or all. Most keywords need not be split.
      guard candidate.utf8.indices.contains(where: { candidate.utf8[$0...].starts(with: start) }) else { return false }
      let others = candidate.split(separator: "-")
      return words.allSatisfy { word in others.contains { NameWords.areForms(word, $0) } }
    }
    return matching.min { $0.split(separator: "-").count < $1.split(separator: "-").count }
  }

  /// Words of CSS, UIKit's documentation and everyday English, and the keywords that mean the same.
  private static let synonyms: [String: [String]] = [
    "middle": ["center"], "centre": ["center"], "centered": ["center"], "leading": ["left", "natural"],
    "start": ["natural", "leading", "left", "top"], "flex-start": ["leading", "top"], "trailing": ["right"],
    "end": ["trailing", "right", "bottom"], "flex-end": ["trailing", "bottom"], "justify": ["justified"],
    "auto": ["automatic", "natural", "default", "unspecified"], "contain": ["scale-aspect-fit"],
    "cover": ["scale-aspect-fill"], "stretch": ["scale-to-fill", "fill"], "scale-down": ["scale-aspect-fit"],
    "ellipsis": ["by-truncating-tail"], "clip": ["by-clipping"], "nowrap": ["by-clipping", "by-truncating-tail"],
    "wrap": ["by-word-wrapping"], "break-word": ["by-word-wrapping"], "break-all": ["by-char-wrapping"],
    "head": ["by-truncating-head"], "tail": ["by-truncating-tail"], "solid": ["single-line", "single", "line"],
    "hidden": ["none"], "no": ["none", "false", "never"], "off": ["none", "false", "no", "never"], "null": ["none"],
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
    "truncate": ["by-truncating-tail"], "true": ["yes", "always"], "on": ["yes", "always"], "false": ["no", "never"],
    "left": ["leading"], "right": ["trailing"], "night": ["dark"], "day": ["light"], "heading": ["header"],
    "datetime": ["date-and-time"],
    "countdown": ["count-down-timer"], "timer": ["count-down-timer"], "spinner": ["wheels"], "wheel": ["wheels"],
    "primary-label": ["label"], "primary-text": ["label"], "primary-background": ["system-background"],
    "phone-number": ["telephone-number", "phone-pad"], "text": ["label"], "squircle": ["continuous"],
    "smooth": ["continuous"],
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
