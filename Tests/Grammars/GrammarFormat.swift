/// A form in which grammars are written: one element of ``all``.
package struct GrammarFormat: Sendable {
  /// The word in the command line.
  package let name: String

  /// The path of the file with the built-in view types, in Docs/Editors.
  package let path: String

  /// The text of a grammar with some words.
  package let text: @Sendable (GrammarWords) -> String

  /// Every form.
  package static let all = [
    GrammarFormat(name: "textmate", path: "vscode/vstyle.tmLanguage.json") {
      TextMateGrammar.text(LanguageGrammar($0))
    },
    GrammarFormat(name: "sublime", path: "sublime/VStyle.tmLanguage") {
      TextMateGrammar.propertyList(LanguageGrammar($0))
    },
    GrammarFormat(name: "vim", path: "vim/syntax/vstyle.vim") { VimGrammar.text(LanguageGrammar($0)) },
    GrammarFormat(name: "kate", path: "kate/vstyle.xml") { KateGrammar.xml(LanguageGrammar($0)) },
    GrammarFormat(name: "emacs", path: "emacs/vstyle-mode.el") { EmacsMode.text($0) },
  ]

  /// The words of all forms, as in a usage line.
  package static let usage = all.map(\.name).joined(separator: "|")
}
