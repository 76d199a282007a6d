import VStyleSyntax
import VStyleValues

extension WideKeyword {
  /// The keyword that is the whole text; `nil` for any other text.
  package init?(text: String) {
    let tape = TokenTape(SourceText(text))
    self.init(0..<tape.count, in: tape)
  }
}
