import VStyleSyntax

/// The style of formatted sheets: indentation, width, line endings and quotes.
package struct FormatOptions: Sendable, Equatable {
  /// The indentation of one level of nesting; two spaces by default.
  package var indentation = Indentation.spaces(2)

  /// The maximum number of columns of a line; 100 by default.
  ///
  /// - Range: `[20, ∞]`; smaller numbers count as 20. The formatter breaks no words, so a line may still be longer.
  package var maximumWidth = 100

  /// The line ending of formatted sheets; by default that of the source.
  package var lineEnding = LineEnding.asWritten

  /// The quotes around strings; double quotes by default.
  package var quotes = Quotes.double

  /// Whether the last line ends with a line end; by default it does.
  package var finalLineEnding = FinalLineEnding.present

  /// The number of digits of hexadecimal colors; by default that of the source.
  package var hexColors = HexColors.asWritten

  /// The case of function names; by default that of the source.
  package var functionNames = FunctionNames.asWritten

  /// Creates the default options: two spaces, 100 columns, double quotes, the line endings of the source.
  package init() {}

  /// The indentation of one level of nesting.
  package enum Indentation: Sendable, Equatable {
    /// This number of spaces.
    case spaces(Int)
    /// A tab, which counts as this number of columns.
    case tab(width: Int)
  }

  /// The line ending of formatted sheets.
  package enum LineEnding: Sendable, Equatable {
    /// The ending of the first line of the sheet; LF if the sheet has only one line.
    case asWritten
    /// LF.
    case lineFeed
    /// CR LF.
    case carriageReturnLineFeed
    /// CR.
    case carriageReturn
  }

  /// The quotes around strings. A string that contains the chosen quote or a backslash stays unchanged.
  package enum Quotes: Sendable, Equatable {
    /// `"`
    case double
    /// `'`
    case single
    /// The quotes of the source.
    case asWritten
  }

  /// The number of digits of hexadecimal colors. The digits are always in lower case.
  package enum HexColors: Sendable, Equatable {
    /// As in the source.
    case asWritten
    /// Three or four digits, if they name the same color.
    case short
    /// Six or eight digits.
    case long
  }

  /// The case of function names.
  package enum FunctionNames: Sendable, Equatable {
    /// As in the source.
    case asWritten
    /// Lower case, unless a name starts with a lower-case letter, such as `translateX`.
    case lowercase
  }

  /// Whether the last line ends with a line end.
  package enum FinalLineEnding: Sendable, Equatable {
    /// A sheet that is not empty ends with a line end.
    case present
    /// A sheet does not end with a line end.
    case absent
    /// The last line ends as in the source.
    case asWritten
  }
}

extension FormatOptions {
  /// The bytes that end each line of the formatted text of a source.
  ///
  /// - Parameter untouched: the ranges that the formatter copies unchanged, in order. Their line ends count only if the
  ///   source has no others. They may come first in the formatted sheet, where all other line ends match the first one
  ///   of the author.
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

  /// The white space at the start of a line.
  func indent(_ depth: Int) -> [UInt8] {
    switch indentation {
    case .spaces(let count): Array(repeating: 0x20, count: max(count, 0) * depth)
    case .tab: Array(repeating: 0x09, count: depth)
    }
  }

  /// The effective maximum number of columns of a line.
  var lineWidth: Int { max(maximumWidth, 20) }

  /// The width of the indentation in columns.
  func indentWidth(_ depth: Int) -> Int {
    switch indentation {
    case .spaces(let count): max(count, 0) * depth
    case .tab(let width): max(width, 1) * depth
    }
  }
}
