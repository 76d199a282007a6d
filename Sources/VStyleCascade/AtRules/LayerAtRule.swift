import VStyleSyntax

extension AtRule {
  /// `@layer a, b;` sets the order of layers; `@layer a { }` puts rules into a layer.
  ///
  /// - Spec: https://www.w3.org/TR/css-cascade-5/#at-layer
  static let layer = AtRule("layer") { builder, place, context in
    var cursor = place.prelude
    var paths: [[String]] = []
    cursor.skipTrivia()
    while cursor.kind != .endOfFile {
      guard let path = LayerName.parse(&cursor) else {
        builder.reportInvalidPrelude(place, cursor, context, "`@layer` takes the names of layers", "<layer-name>#")
        return
      }
      paths.append(path)
      cursor.skipTrivia()
      guard cursor.kind != .endOfFile else { break }
      guard cursor.consume(.comma) else {
        builder.reportInvalidPrelude(
          place, cursor, context, "layer names are separated by commas, their parts by dots", "<layer-name>#")
        return
      }
      cursor.skipTrivia()
    }
    guard place.statement.block != nil else {
      guard !context.hasTarget else {
        builder.reportMisplaced(place, context, "`@layer` without a block is inside a rule and is ignored")
        return
      }
      for path in paths { _ = builder.layers.layer(path: path, in: context.layer) }
      return
    }
    guard paths.count <= 1 else {
      builder.reportInvalidPrelude(
        place, place.prelude, context, "a `@layer` with a block takes one name", "<layer-name>?")
      return
    }
    let layer =
      if let path = paths.first {
        builder.layers.layer(path: path, in: context.layer)
      } else {
        builder.layers.layer(named: nil, in: context.layer)
      }
    builder.compileBlock(place, in: context.inside(layer: layer))
  }
}
