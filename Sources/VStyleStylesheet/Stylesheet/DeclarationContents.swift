import VStyleSyntax
import VStyleValues

/// The contents of a stylesheet's declarations.
final class DeclarationContents: Sendable {
  private let recorded: ContiguousArray<RecordedContent>
  private let trees: [SyntaxTree]
  private let properties: PropertyIDs

  // OPTIMIZATION: creating all at once is simpler, but a stylesheet that is only checked needs no declarations.
  private let made = MadeOnce<[DeclarationContent]>()

  init(_ recorded: ContiguousArray<RecordedContent>, _ trees: [SyntaxTree], _ properties: PropertyIDs) {
    self.recorded = recorded
    self.trees = trees
    self.properties = properties
  }

  /// The content of a declaration. The first access creates all contents.
  subscript(index: Int32) -> DeclarationContent { read { $0[Int(index)] } }

  /// Reads some of the contents, by their indices.
  @inline(__always)
  func read<Result>(_ body: ([DeclarationContent]) -> Result) -> Result {
    made.read({ recorded.map { $0.made(trees, properties) } }, body)
  }
}
