import TestSupport
import VStyleFormat
import VStyleSyntax
package import VStyleValues

extension FormatLaws {
  /// The violation of a law when the random sheet of a seed is formatted, with a minimized sheet; `nil` if there is
  /// none.
  package static func problem(withSheetOf seed: UInt64, schema: StyleSchema? = nil) -> String? {
    var sheets = RandomSheetText(seed: seed)
    let text = sheets.sheet()
    let formatter = SheetFormatter(sheets.options(), schema: schema)
    guard problem(with: SourceText(text), formatter) != nil else { return nil }
    let part = smallest(of: text) { problem(with: SourceText($0), formatter) != nil }
    let source = SourceText(part)
    let once = formatter.format(source)
    return """
      TEST_SEED=\(seed) \(formatter.options)
      \(problem(with: source, formatter) ?? "")
      \(part.debugDescription)
      \(once.text.debugDescription)
      \(formatter.format(once).text.debugDescription)
      """
  }

  /// Minimizes a text: removes parts, half of it at first and single characters at last, while a condition stays true.
  private static func smallest(of text: String, _ holds: (String) -> Bool) -> String {
    var scalars = Array(text.unicodeScalars)
    var length = scalars.count / 2
    while length > 0 {
      var start = 0
      while start < scalars.count {
        var part = scalars
        part.removeSubrange(start..<min(start + length, scalars.count))
        var shorter = String.UnicodeScalarView()
        shorter.append(contentsOf: part)
        if holds(String(shorter)) { scalars = part } else { start += length }
      }
      length /= 2
    }
    var shortest = String.UnicodeScalarView()
    shortest.append(contentsOf: scalars)
    return String(shortest)
  }
}
