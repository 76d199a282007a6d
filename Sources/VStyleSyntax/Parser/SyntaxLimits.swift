/// The limits of the parser.
///
/// A sheet beyond a limit is reported as `limit-exceeded`; the parser never fails.
package struct SyntaxLimits: Sendable, Equatable {
  /// The maximum nesting depth of blocks and functions; 128 by default.
  package var nestingDepth: Int

  /// The maximum number of bytes of a source; 16 MiB by default.
  package var byteCount: Int

  /// The maximum number of diagnostics about statements; 100,000 by default, at least 0.
  package var diagnosticCount: Int

  /// The minimum number of bytes of each part of a sheet that is parsed in parts; 24 KiB by default.
  ///
  /// Smaller parts do not pay, because one thread parses them before another one starts. The value affects only the
  /// time.
  package var partBytes = 24 * 1024

  /// Creates limits. No limit allows a sheet of 4 GiB or more.
  package init(
    nestingDepth: Int = Limit.nestingDepth.value, byteCount: Int = Limit.sheetBytes.value,
    diagnosticCount: Int = Limit.statementDiagnostics.value
  ) {
    self.nestingDepth = nestingDepth
    self.byteCount = min(byteCount, Int(UInt32.max) - 1)
    self.diagnosticCount = max(diagnosticCount, 0)
  }
}
