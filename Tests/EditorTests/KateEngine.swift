import Foundation
import Grammars
import TestSupport

/// The highlighter of Kate, which writes a sheet as HTML with colors.
enum KateEngine {
  static let isPresent = (try? Process.output(of: "command -v kate-syntax-highlighter", []))?.isEmpty == false

  /// The parts of the bytes of files. Kate says less than TextMate: a part inside of another one has one look.
  static func parts(of files: [Fixture], with grammar: String) throws -> [[SheetPart]] {
    let folder = try ScratchFolder()
    _ = try folder.write(grammar, to: "org.kde.syntax-highlighting/syntax/vstyle.xml")
    _ = try folder.write(theme, to: "org.kde.syntax-highlighting/themes/parts.theme")
    return try files.map { file in
      let html = try Process.output(
        of: "XDG_DATA_HOME=$1 QT_QPA_PLATFORM=offscreen kate-syntax-highlighter -s VStyle -t Parts -f html \"$2\"",
        [folder.path, file.path])
      return parts(of: String(decoding: html, as: UTF8.self), of: file.bytes)
    }
  }

  /// A theme in which each scope has a color of its own.
  private static let theme: String = {
    let styles = GrammarScope.all.enumerated().map { "\"\($1.vim)\": {\"text-color\": \"\(color($0))\"}" }
    return """
      {"metadata": {"name": "Parts", "revision": 1}, "editor-colors": {"BackgroundColor": "#ffffff"},
       "text-styles": {"Normal": {"text-color": "#ffffff"}},
       "custom-styles": {"VStyle": {\(styles.joined(separator: ", "))}}}
      """
  }()

  private static func color(_ index: Int) -> String { "#0000" + (index < 16 ? "0" : "") + String(index, radix: 16) }

  /// An escape is a string here, because Kate does not say what it is in.
  private static let parts = Dictionary(
    uniqueKeysWithValues: GrammarScope.all.enumerated().map { index, scope in
      (color(index), scope.vim == "Escape" ? .string : TextMateEngine.part(of: scope.textMate))
    })

  private static func parts(of html: String, of bytes: [UInt8]) -> [SheetPart] {
    guard let start = html.firstRange(of: "<pre>\n")?.upperBound, let end = html.firstRange(of: "</pre>")?.lowerBound
    else { return [] }
    // Kate reads a byte order mark as no text.
    var result = [SheetPart](repeating: .other, count: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    var part = SheetPart.other
    for piece in html[start..<end].matches(of: #/<span style="color:(#\w+)[^>]*>|</span>|<[^>]*>|[^<]+/#) {
      if let color = piece.1 {
        part = parts[String(color)] ?? .other
      } else if piece.0.hasPrefix("<") {
        part = .other
      } else {
        let text = piece.0.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
          .replacing("&amp;", with: "&")
        result += repeatElement(part, count: text.utf8.count)
      }
    }
    // The last line has an end in HTML, and not always in the file.
    return Array(result.prefix(bytes.count))
  }
}

extension SheetPart {
  /// The part, if it looks like no other one in each editor; else ``other``.
  var visible: SheetPart {
    switch self {
    case .comment, .string, .number, .unit, .atRule, .property, .color: self
    case .other, .selector, .prelude, .value, .function, .variable: .other
    }
  }
}
