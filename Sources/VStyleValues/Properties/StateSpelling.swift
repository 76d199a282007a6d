/// How states are written after the name of a property: `titleColorHighlighted` is `title-color` while the
/// button is highlighted.
public enum StateSpelling {
  /// The spellings of a state, the right one first. ViewStyle shipped one that is misspelled.
  public static func all(of state: String) -> [String] { state == "highlighted" ? [state, "hightlighted"] : [state] }
}
