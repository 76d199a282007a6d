/// The values of custom properties by the definition, with one recursive call for each reference.
///
/// The resolver has to agree with it wherever the recursion is shallow enough.
struct NaiveCustomProperties {
  /// A piece of a value.
  indirect enum Part {
    case text(String)
    case reference(String, fallback: [Part]?)

    /// The piece in the syntax of a sheet.
    var css: String {
      switch self {
      case .text(let text): text
      case .reference(let name, nil): "var(\(name))"
      case .reference(let name, let fallback?): "var(\(name), \(fallback.map(\.css).joined(separator: " ")))"
      }
    }
  }

  /// The declared values by name.
  let declared: [String: [Part]]

  private var values: [String: [String]] = [:]
  private var invalid: Set<String> = []
  private var circular: Set<String> = []
  private var open: [String] = []

  init(_ declared: [String: [Part]]) { self.declared = declared }

  /// Returns the words of each value by name. A custom property without a value has no entry.
  mutating func resolved() -> [String: [String]] {
    for name in declared.keys.sorted() { _ = resolve(name) }
    return values
  }

  private mutating func resolve(_ name: String) -> [String]? {
    if let value = values[name] { return value }
    guard let parts = declared[name], !invalid.contains(name) else { return nil }
    if let start = open.firstIndex(of: name) {
      circular.formUnion(open[start...])
      return nil
    }
    open.append(name)
    let value = expand(parts, of: name)
    open.removeLast()
    guard let value, !circular.contains(name) else {
      invalid.insert(name)
      return nil
    }
    values[name] = value
    return value
  }

  private mutating func expand(_ parts: [Part], of owner: String) -> [String]? {
    var words: [String]? = []
    for part in parts {
      switch part {
      case .text(let text): words?.append(text)
      case .reference(let name, let fallback):
        if let value = resolve(name) {
          words? += value
        } else if let fallback, !circular.contains(owner) {
          if let value = expand(fallback, of: owner) { words? += value } else { words = nil }
        } else {
          words = nil
        }
      }
    }
    return words
  }
}
