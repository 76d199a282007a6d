extension StringProtocol {
  /// Whether the text is the name of a custom property: it starts with two hyphens.
  ///
  /// Bytes are compared, not characters: the second hyphen and a combining mark after it are one character.
  @inlinable package var isDashedName: Bool { utf8.starts(with: "--".utf8) }
}

extension String {
  /// The name of a custom property without its two hyphens.
  package var withoutDashes: String { String(unicodeScalars.dropFirst(2)) }
}
