import VStyleStylesheet
import VStyleSyntax

extension AtRule {
  /// `@layer a, b;` sets the order of layers; `@layer a { }` puts rules into a layer.
  ///
  /// - Spec: https://www.w3.org/TR/css-cascade-5/#at-layer
  static let layer = AtRule("layer") { compiler, position, context in
    var cursor = position.prelude
    var paths: [[String]] = []
    cursor.skipTrivia()
    while cursor.kind != .endOfFile {
      guard let path = LayerName.parse(&cursor) else {
        compiler.reportInvalidPrelude(position, cursor, context, "`@layer` takes the names of layers", "<layer-name>#")
        return
      }
      paths.append(path)
      cursor.skipTrivia()
      guard cursor.kind != .endOfFile else { break }
      guard cursor.consume(.comma) else {
        compiler.reportInvalidPrelude(
          position, cursor, context, "layer names are separated by commas, their parts by dots", "<layer-name>#")
        return
      }
      cursor.skipTrivia()
      if cursor.kind == .endOfFile {
        compiler.reportInvalidPrelude(
          position, cursor, context, "a layer name is missing after the comma", "<layer-name>#")
        return
      }
    }
    guard position.statement.block != nil else {
      guard !paths.isEmpty else {
        compiler.reportInvalidPrelude(
          position, position.prelude, context, "`@layer` without a block takes the names of layers", "<layer-name>#")
        return
      }
      guard context.parent == nil else {
        compiler.reportMisplaced(position, context, "`@layer` without a block is inside a rule and is ignored")
        return
      }
      guard !context.neverApplies else { return }
      for path in paths { _ = compiler.layers.layer(path: path, in: context.layer, under: context.mediaQueries) }
      return
    }
    guard paths.count <= 1 else {
      compiler.reportInvalidPrelude(
        position, position.prelude, context, "`@layer` with a block takes one name", "<layer-name>?")
      return
    }
    guard !context.neverApplies else { return compiler.compileBlock(position, in: context) }
    let layer =
      if let path = paths.first {
        compiler.layers.layer(path: path, in: context.layer, under: context.mediaQueries)
      } else {
        compiler.layers.layer(named: nil, in: context.layer, under: context.mediaQueries)
      }
    compiler.compileBlock(position, in: context.inside(layer: layer))
  }
}
