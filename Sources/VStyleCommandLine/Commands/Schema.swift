import VStyleCheck
import VStyleSchema
import VStyleSyntax
import VStyleTesting

extension Command {
  /// `vstyle schema`
  static let schema = Command(
    "schema", summary: "show the view types with their properties, value types, defaults and states, as JSON",
    options: [OptionGroup("input", SchemaInput.options)], notes: ["What it prints can be given to `--schema`."],
    examples: [
      ("vstyle schema > schema.json", "the built-in view types"),
      ("vstyle schema --schema app.json", "those of an app too"),
      (
        "vstyle schema --no-builtins --schema app.json",
        "those of an app alone, if the file has their superclasses too"
      ),
    ]
  ) { (invocation, terminal) throws(CommandError) in
    if let operand = invocation.operands.first {
      throw invocation.misuse(
        "`schema` takes no `\(operand)`",
        advice: ["\(MissingInput.line("explain", [operand])) shows the page of a property or a view type"])
    }
    let text = SchemaFile.text(of: try SchemaInput.read(invocation, terminal))
    guard Limit.schemaBytes.allows(text.utf8.count) else {
      throw CommandError(.badData, "the schema would be too large for `--schema`: \(Limit.schemaBytes.sentence())")
    }
    terminal.print(result: text)
    return .success
  }
}
