extension ServerMethod {
  /// Every method, in the order of the protocol.
  static let all: [ServerMethod] =
    lifecycle + documents + diagnostics + completion + hover + names + hierarchies + symbols + structure + formatting
    + colors
    + codeActions + semanticTokens + hints
}
