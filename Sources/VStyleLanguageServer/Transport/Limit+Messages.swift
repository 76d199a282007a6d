package import VStyleSyntax

/// Limits of messages to the language server.
extension Limit {
  /// The maximum size of a message to the language server.
  package static let messageBytes = Limit(
    "message-bytes", bytes: 128 << 20, "the size of a message to the language server",
    because: "It is in memory; the largest sheet fits, with each of its bytes escaped.")

  /// The maximum size of the header of a message to the language server.
  package static let messageHeaderBytes = Limit(
    "message-header-bytes", bytes: 4 << 10, "the size of the header of a message to the language server",
    because: "It is read until an empty line; editors write 30 bytes.")
}
