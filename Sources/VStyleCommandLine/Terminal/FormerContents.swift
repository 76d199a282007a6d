/// What a file must contain for a command to write it.
///
/// What was saved since the command read the file is not overwritten.
enum FormerContents: Equatable {
  /// Anything, or nothing: the file is made again as a whole, such as a report.
  case anything
  /// There must be no file.
  case nothing
  /// The bytes that the command read.
  case bytes([UInt8])
}
