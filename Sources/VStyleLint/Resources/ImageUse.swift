import VStyleCascade
import VStyleSyntax
import VStyleValues

/// An image that a sheet names.
struct ImageUse {
  /// The image.
  let image: Image

  /// The place of the name or the address.
  let location: SourceLocation

  /// The path of the sheet.
  let sheet: String
}

extension LintContext {
  /// The images that the values of properties name, each place once, in order of appearance.
  var images: [ImageUse] {
    var seen: Set<SourceLocation> = []
    return ruleSets.flatMap(\.self).flatMap(\.declarations).compactMap { declaration -> ImageUse? in
      guard case .typed(let values) = declaration.value, let image = values.first?.value[as: Image.self],
        let slice = declaration.slice, let source = declaration.location?.source
      else { return nil }
      let location = SourceLocation(source, slice.tape.range(slice.tokens))
      guard seen.insert(location).inserted else { return nil }
      return ImageUse(image: image, location: location, sheet: slice.tape.source.path)
    }
  }
}
