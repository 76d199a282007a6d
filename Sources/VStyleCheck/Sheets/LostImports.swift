import VStyleCompiler
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax

/// Imports that no sheet is read for: names that nothing else declares may be those of their sheets.
enum LostImports {
  /// Whether a diagnostic of parsing or compiling is about an import that is not read.
  static func isCause(_ diagnostic: Diagnostic, _ sources: SourceMap) -> Bool {
    let (source, start) = (sources[diagnostic.location.source], diagnostic.location.range.start)
    switch diagnostic.rule {
    case .importNotFound, .limitExceeded: return true
    case .misplacedAtRule: return AtRuleText(after: start + 1, in: source).isImport
    case .unknownAtRule: return AtRuleText(after: start + 1, in: source).hasAddress
    // An import without its semicolon, or without quotes, takes the next one with it.
    case .missingSemicolon, .invalidPrelude, .unexpectedToken:
      return AtRuleText(before: start, in: source)?.isImport ?? false
    case .invalidSelector:
      // `#import "tokens.vstyle"`
      let isString = start < source.bytes.count && "\"'".utf8.contains(source.bytes[start])
      return isString && source.text(in: SourceRange(max(0, start - 12), start)).contains("import")
    default: return false
    }
  }

  /// Whether a diagnostic is about a name that the sheet of an import may declare.
  static func mayExplain(_ diagnostic: Diagnostic) -> Bool {
    let isOfName = [.unknownStyle, .unknownTheme, .unknownViewType].contains(diagnostic.rule)
    return isOfName && diagnostic.fixes.isEmpty
  }
}

extension AtRuleText {
  fileprivate var isImport: Bool { keyword.lowercased() == "import" }
}
