package import VStyleSyntax
import VStyleValues

/// The computed custom properties of one node.
package struct NodeCustomProperties {
  /// The values by name.
  package private(set) var values: CustomPropertyValues

  /// The diagnostics about the winning declarations.
  package private(set) var diagnostics: [Diagnostic] = []

  /// The custom properties that have no value yet, because it depends on the node's context; `nil` for none.
  package private(set) var pending: PendingCustomProperties?

  /// Computes the custom properties of a node.
  ///
  /// - Parameters:
  ///   - cascades: the declarations that apply to the node, by property.
  ///   - parent: the custom properties of its parent.
  ///   - types: the registrations of custom properties, by name.
  ///   - context: what is known of the node's context.
  package init(
    _ cascades: [String: Cascade], below parent: CustomPropertyValues, types: [String: CustomPropertyRegistration],
    in context: CustomPropertyContext = .unknown
  ) {
    var declared: [String: Declaration] = [:]
    var keywords: [(name: String, keyword: WideKeyword)] = []
    for (name, cascade) in cascades where name.isDashedName {
      switch cascade.decision {
      case .declaration(let winner): declared[name] = winner.declaration
      case .wide(let keyword, _): keywords.append((name, keyword))
      case .nothing: break
      }
    }
    values = CustomPropertyValues(below: parent, declaring: declared.count + keywords.count)
    var explicit: [String: CustomPropertyValue] = [:]
    for (name, keyword) in keywords {
      switch keyword {
      case .initial: values[name] = types[name].flatMap(\.initialValue)
      case .inherit where types[name]?.inherits == false:
        explicit[name] = parent[name]
        values[name] = parent[name]
      default: break
      }
    }
    guard !declared.isEmpty else { return }
    var resolver = CustomPropertyResolver(
      declared: declared, cascades: cascades, inherited: values, parent: parent, explicit: explicit, types: types,
      in: context)
    resolver.resolveAll()
    // One that does not inherit has its initial value while its own value waits.
    for name in declared.keys where resolver.pending[name] == nil || types[name]?.inherits != false {
      values[name] = resolver.values[name]
    }
    if !resolver.pending.isEmpty {
      values.setPending(Set(resolver.pending.keys))
      pending = PendingCustomProperties(values, resolver.pending)
    }
    for (name, failure) in resolver.failures.sorted(by: { $0.key < $1.key }) {
      guard let declaration = declared[name], let location = declaration.nameLocation else { continue }
      diagnostics.append(failure.diagnostic(name: name, at: location))
    }
    for (name, refusal) in resolver.refusals.sorted(by: { $0.key < $1.key }) {
      // A value without `var()` is checked when the sheet is compiled.
      guard let declaration = declared[name], let location = declaration.location, let type = types[name],
        declaration.slice.map({ VariableReferences.appear($0.tokens, in: $0.tape) }) == true
      else { continue }
      diagnostics.append(refusal.diagnostic(name: name, type: type, at: location))
    }
  }
}

extension CustomPropertyRefusal {
  /// The diagnostic about an ignored declaration of a registered custom property.
  fileprivate func diagnostic(name: String, type: CustomPropertyRegistration, at location: SourceLocation) -> Diagnostic
  {
    switch self {
    case .failure(let failure): failure.diagnostic(name: name, at: location)
    case .type(let text, let chain):
      Diagnostic(
        .customPropertyTypeMismatch, at: location,
        "`\(name)` takes \(type.kind.words), found `\(text)` (\(chain.joined(separator: " -> ")))",
        expected: type.kind.syntax, found: "`\(text)`")
    }
  }
}
