import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// An image that a sheet names.
struct ImageUse {
  let image: Image

  /// The location of the name or the address.
  let location: SourceLocation

  /// The path of the sheet.
  let sheet: String
}

extension ImageUse {
  /// Returns the images that the values of properties name, each location once, in order of appearance.
  static func all(in context: LintContext) -> [ImageUse] {
    var seen: Set<SourceLocation> = []
    var found: [ImageUse] = []
    for rules in context.ruleSets {
      for rule in rules {
        for declaration in rule.declarations(where: { $0.value.image != nil }) {
          guard let image = declaration.value.image, let slice = declaration.slice,
            let source = declaration.location?.source
          else { continue }
          let location = SourceLocation(source, slice.tape.range(slice.tokens))
          guard seen.insert(location).inserted else { continue }
          found.append(ImageUse(image: image, location: location, sheet: slice.tape.source.path))
        }
      }
    }
    return found
  }
}

extension DeclaredValue {
  /// The image that the value is; `nil` for other values.
  fileprivate var image: Image? {
    guard case .typed(let values) = self else { return nil }
    return values.first?.value[as: Image.self]
  }
}
