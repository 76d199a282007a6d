import FuzzSupport
@testable import VStyleSyntax

/// Fuzzes the parser: the tokens cover all bytes of the source.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSyntax(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = FuzzInput(start, count)
  let source = SourceText(path: "fuzz", bytes: input.rest)
  let tree = SyntaxTree(parsing: source)
  var offset = 0
  for index in 0..<tree.tape.count {
    let range = tree.tape.range(index)
    expectLaw(range.start == offset && !range.isEmpty, "tokens cover the source")
    offset = range.end
  }
  expectLaw(offset == source.bytes.count, "tokens reach the end")
  let text = tree.tape.serialize(0..<tree.tape.count)
  let again = TokenTape(SourceText("/**/" + text))
  expectLaw("/**/" + again.serialize(1..<again.count) == "/**/" + text, "serialized tokens are a fixed point")
  _ = SyntaxTree(parsingBlockContents: source)
  return 0
}
