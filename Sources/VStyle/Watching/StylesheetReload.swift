#if DEBUG
  public import VStyleSyntax

  /// The result of an attempt to reload a sheet, after one of its files was saved.
  public struct StylesheetReload: Sendable, CustomStringConvertible {
    /// The results of an attempt.
    public enum Outcome: Sendable {
      /// The sheet replaced the former one.
      case applied
      /// The sheet has errors. The last good one stays.
      case refused
      /// The file of the sheet cannot be read. The last good sheet stays.
      case unreadable(SheetFileError)
    }

    /// What happened to the sheet.
    public let outcome: Outcome

    /// The sheet as it was read, with all its diagnostics. If it is unreadable, this is the last good one.
    public let stylesheet: Stylesheet

    /// The errors that the sheet was refused for.
    var errors: [Diagnostic] = []

    /// The number of views with changed values, in all scopes and detached styles. 0 unless the sheet was applied.
    public internal(set) var views = 0

    /// The number of properties with changed values, each counted once for all views. 0 unless the sheet was applied.
    public internal(set) var properties = 0

    /// The time to read, compile and apply the sheet. It does not include the wait for the end of the save.
    public internal(set) var duration = Duration.zero

    /// Whether the sheet replaced the former one.
    public var isApplied: Bool { if case .applied = outcome { true } else { false } }

    /// The diagnostics of the sheet and its imports, in the order of the sources; none if the sheet is unreadable.
    ///
    /// ``stylesheet`` returns the location of each: `reload.stylesheet.location(of: diagnostic)`.
    public var diagnostics: [Diagnostic] { if case .unreadable = outcome { [] } else { stylesheet.diagnostics } }

    /// The counts and the time: `3 views, 2 properties, 0.4 ms`. If the sheet was not applied, its errors, one per
    /// line.
    public var description: String {
      switch outcome {
      case .applied:
        let tenths = Int((duration / .microseconds(100)).rounded())
        return
          "\(views) \(views == 1 ? "view" : "views"), \(properties) \(properties == 1 ? "property" : "properties"), "
          + "\(tenths / 10).\(tenths % 10) ms"
      case .refused:
        return errors.map(stylesheet.description).joined(separator: "\n")
      case .unreadable(let error): return error.description
      }
    }
  }
#endif
