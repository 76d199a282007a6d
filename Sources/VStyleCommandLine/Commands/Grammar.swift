import VStyleGrammars

extension Command {
  /// `vstyle grammar`
  static let grammar = Command(
    "grammar", Operands(GrammarFormat.usage, .words { GrammarFormat.all.map(\.name) }),
    summary: "print the grammar that colors sheets in an editor",
    options: [OptionGroup("input", SchemaInput.options)],
    notes: [
      "The words are those of the tables: at-rules, view types, properties, functions, units, keywords.",
      "Docs/Editors has the files for the built-in view types, and Docs/Editors.md says where they go.",
    ],
    examples: [
      ("vstyle grammar vim > ~/.vim/syntax/vstyle.vim", "the built-in view types, for Vim and Neovim"),
      ("vstyle grammar textmate --schema app.json", "those of an app too, for Visual Studio Code"),
      ("vstyle grammar kate", "for Kate, KWrite and Qt Creator"),
    ]
  ) { (invocation, terminal) throws(CommandError) in
    guard invocation.operands.count == 1, let name = invocation.operands.first,
      let format = GrammarFormat.all.first(where: { $0.name == name })
    else {
      throw invocation.misuse(
        "`grammar` takes one of \(GrammarFormat.all.map(\.name).joined(separator: ", "))\(invocation.found)")
    }
    terminal.print(result: format.text(GrammarWords(try SchemaInput.read(invocation, terminal))))
    return .success
  }
}
