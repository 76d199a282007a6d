/// The error of a precompiled sheet that cannot be used or made.
public struct PrecompiledSheetError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The reasons.
  public enum Reason: Sendable, Hashable {
    /// The bytes do not begin as a precompiled sheet does.
    case otherFormat
    /// The sheet was made for another version of the format.
    case otherVersion
    /// The bytes are not those that were written.
    case damaged
    /// The sheet was made for other view types, properties or value types.
    case otherSchema
    /// The sheet cannot be read back the same from bytes.
    case notStorable
  }

  /// The reason.
  public let reason: Reason

  /// What was expected, what was found, and what to do.
  public let description: String

  init(_ reason: Reason, _ description: String) {
    self.reason = reason
    self.description = description
  }
}
