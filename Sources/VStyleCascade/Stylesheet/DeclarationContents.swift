import VStyleSyntax
import VStyleValues

/// What the declarations of a stylesheet say, for good.
final class DeclarationContents: Sendable {
  private let recorded: ContiguousArray<RecordedContent>
  private let trees: [SyntaxTree]
  private let properties: PropertyNumbers

  // OPTIMIZATION: nobody asks for the declarations of a stylesheet that is only checked.
  private let made = MadeOnce<[DeclarationContent]>()

  init(_ recorded: ContiguousArray<RecordedContent>, _ trees: [SyntaxTree], _ properties: PropertyNumbers) {
    self.recorded = recorded
    self.trees = trees
    self.properties = properties
  }

  /// What a declaration says. All are made when the first is asked for.
  subscript(number: Int32) -> DeclarationContent {
    made.read({ recorded.map { $0.made(trees, properties) } }, { $0[Int(number)] })
  }
}
