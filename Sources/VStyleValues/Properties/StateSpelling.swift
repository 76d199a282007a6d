/// The spellings of states after the name of a property.
///
/// For example, `titleColorHighlighted` is `title-color` in the state `highlighted`.
package enum StateSpelling {
  /// The spellings of a state, the correct one first. The others are misspellings in the API of ViewStyle.
  package static func all(of state: String) -> [String] { state == "highlighted" ? [state, "hightlighted"] : [state] }
}
