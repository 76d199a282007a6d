/// How much a sheet may ask of the parser.
///
/// A limit that is passed is the diagnostic `limit-exceeded`, never a failure.
public struct SyntaxLimits: Sendable, Equatable {
  /// How many blocks and functions may stand inside each other; 128 unless the caller says otherwise.
  public var nestingDepth: Int

  /// How many bytes a source may have; 16 MiB unless the caller says otherwise.
  public var byteCount: Int

  /// How many diagnostics about statements are listed; 100,000 unless the caller says otherwise.
  public var diagnosticCount: Int

  /// How many bytes there are at least in each part of a sheet that is read in parts; fewer are read before another
  /// thread has woken up. Default: 24 KiB. Changes nothing but how long it takes.
  package var partBytes = 24 * 1024

  /// Makes limits. A sheet of 4 GiB or more is too long whatever the limit.
  public init(
    nestingDepth: Int = Limit.nestingDepth.value, byteCount: Int = Limit.sheetBytes.value,
    diagnosticCount: Int = Limit.statementDiagnostics.value
  ) {
    self.nestingDepth = nestingDepth
    self.byteCount = min(byteCount, Int(UInt32.max) - 1)
    self.diagnosticCount = max(diagnosticCount, 0)
  }
}
