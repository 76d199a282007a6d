import VStyleSyntax

/// How a formatted sheet looks, where there is a choice.
public struct FormatOptions: Sendable, Equatable {
  /// What one level of nesting is indented by.
  public var indentation = Indentation.spaces(2)

  /// The number of columns that a line should not pass.
  ///
  /// - Range: `[20, ∞]`, smaller numbers count as 20. Words are never broken, so a line may still be longer.
  public var maximumWidth = 100

  /// How lines end.
  public var lineEnding = LineEnding.asWritten

  /// The quotes around strings.
  public var quotes = Quotes.double

  /// Whether the last line ends like the others.
  public var finalLineEnding = FinalLineEnding.present

  /// Makes the usual options: two spaces, 100 columns, double quotes, line ends as the file has them.
  public init() {}

  /// What one level of nesting is indented by.
  public enum Indentation: Sendable, Equatable {
    /// So many spaces.
    case spaces(Int)
    /// A tab, which counts as so many columns.
    case tab(width: Int)
  }

  /// How lines end.
  public enum LineEnding: Sendable, Equatable {
    /// As the first line of the sheet does; LF where there is one line only.
    case asWritten
    /// LF.
    case lineFeed
    /// CR LF.
    case carriageReturnLineFeed
    /// CR.
    case carriageReturn
  }

  /// The quotes around strings. A string that holds the wanted quote or a backslash stays as it is.
  public enum Quotes: Sendable, Equatable {
    /// `"`
    case double
    /// `'`
    case single
    /// As they are.
    case asWritten
  }

  /// Whether the last line ends like the others.
  public enum FinalLineEnding: Sendable, Equatable {
    /// Every sheet that is not empty ends with a line end.
    case present
    /// None does.
    case absent
    /// As it is.
    case asWritten
  }
}

extension FormatOptions {
  /// The bytes that end a line of a source.
  ///
  /// - Parameter untouched: what is not touched, in order. Its line ends count only if there are no others: they may
  ///   come first in the formatted sheet, where all others are written as the author's first one was.
  func lineEnd(of bytes: ContiguousArray<UInt8>, without untouched: [SourceRange]) -> [UInt8] {
    switch lineEnding {
    case .lineFeed: return [0x0A]
    case .carriageReturnLineFeed: return [0x0D, 0x0A]
    case .carriageReturn: return [0x0D]
    case .asWritten:
      var start = 0
      var first: Int?
      for range in untouched + [SourceRange(bytes.count, bytes.count)] where first == nil {
        first = bytes[start..<max(range.start, start)].firstIndex { $0 == 0x0A || $0 == 0x0D }
        start = max(range.end, start)
      }
      guard let end = first ?? bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return [0x0A] }
      if bytes[end] == 0x0A { return [0x0A] }
      return end + 1 < bytes.count && bytes[end + 1] == 0x0A ? [0x0D, 0x0A] : [0x0D]
    }
  }

  /// The white space in front of a line.
  func indent(_ depth: Int) -> [UInt8] {
    switch indentation {
    case .spaces(let count): Array(repeating: 0x20, count: max(count, 0) * depth)
    case .tab: Array(repeating: 0x09, count: depth)
    }
  }

  /// The number of columns that a line should not pass, as it counts.
  var lineWidth: Int { max(maximumWidth, 20) }

  /// The columns that the white space in front of a line takes.
  func indentWidth(_ depth: Int) -> Int {
    switch indentation {
    case .spaces(let count): max(count, 0) * depth
    case .tab(let width): max(width, 1) * depth
    }
  }
}
