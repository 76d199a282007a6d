import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension Traits {
  /// The names that ``set(_:to:)`` accepts: the media features in order, without derived ones.
  package static var names: [String] { MediaFeature.all.filter { !$0.isDerived }.map(\.name) }

  /// Sets the value of a media feature by name.
  ///
  /// - Parameters:
  ///   - name: one of ``names``.
  ///   - text: a keyword of the feature, or a finite number that is not negative.
  /// - Returns: an error message about the name or the value; `nil` after success.
  package mutating func set(_ name: String, to text: String) -> String? {
    guard let feature = MediaFeature.named(name), !feature.isDerived else {
      let guess = Spelling.closest(to: name, in: Traits.names).map { "; did you mean `\($0)`?" }
      return "there is no trait `\(name)`" + (guess ?? "; known are \(Traits.names.joined(separator: ", "))")
    }
    guard feature.keywords.isEmpty else {
      guard feature.keywords.contains(text) else {
        return "the trait `\(name)` is one of \(feature.keywords.joined(separator: ", ")), found `\(text)`"
      }
      if name == "prefers-color-scheme" {
        colorScheme = Appearance(keyword: text) ?? colorScheme
      } else {
        features[name] = text
      }
      return nil
    }
    guard let number = Double(text), number.isFinite, number >= 0 else {
      return "the trait `\(name)` is a number, found `\(text)`"
    }
    switch name {
    case "width": width = number
    case "height": height = number
    case "resolution", "scale": displayScale = number
    default: features[name] = text
    }
    return nil
  }
}
