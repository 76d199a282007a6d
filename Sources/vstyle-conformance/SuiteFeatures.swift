/// What web documents have and views do not: a case that needs it is answered with its name.
enum SuiteFeatures {
  private static let marks: [(text: String, feature: String)] = [
    ("@keyframes", "animations"), (":dir(", ":dir()"), (":lang(", ":lang()"), (":host", "shadow trees"),
    ("::-webkit", "pseudo-elements with a prefix"), ("[*|", "attributes in namespaces"), ("scripting", "scripts"),
  ]
  /// The first feature that the sheets of a request need.
  static func missing(in request: JSON) -> String? {
    let sheets = (request["sheets"]?.elements ?? []).compactMap { $0["css"]?.text }
    return marks.first { mark in sheets.contains { $0.utf8.contains(mark.text.utf8) } }?.feature
  }
}

extension String.UTF8View {
  fileprivate func contains(_ other: String.UTF8View) -> Bool {
    let (text, pattern) = (Array(self), Array(other))
    guard text.count >= pattern.count else { return false }
    return (0...text.count - pattern.count).contains { text[$0] == pattern[0] && text[$0...].starts(with: pattern) }
  }
}
