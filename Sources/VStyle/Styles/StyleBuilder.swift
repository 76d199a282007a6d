public import VStyleStylesheet
public import VStyleValues

/// Builds a style in Swift, with values that the compiler checks against the members of a view type.
///
/// ```swift
/// tableView.styles = Style(for: TableView.self) {
///   $0.rowHeight = 60
///   $0.layer.cornerRadius = 8
/// }
/// ```
/// Reading a member returns the value that was set, or its initial value.
@dynamicMemberLookup
public struct StyleBuilder<Root: Styleable> {
  private let recorder: StyleRecorder<Root>

  init(_ recorder: StyleRecorder<Root>) { self.recorder = recorder }

  /// A member that a property is bound to.
  public subscript<Member: Bindable>(dynamicMember keyPath: ReferenceWritableKeyPath<Root, Member>) -> Member {
    get { recorder.prototype[keyPath: keyPath] }
    nonmutating set { recorder.set(keyPath, to: newValue) }
  }

  /// A part of the view with bound members, such as `layer`.
  public subscript<Part: AnyObject>(dynamicMember keyPath: KeyPath<Root, Part>) -> StylePartBuilder<Root, Part> {
    StylePartBuilder(recorder: recorder, path: keyPath)
  }

  /// The value of a property in one of several states: `$0[.titleColor.highlighted] = Color.gray`.
  ///
  /// A value that does not fit the property's value type is reported and left out.
  public subscript(property: Property) -> Any? {
    get { recorder.values.last { $0.property == property }?.value.payload }
    nonmutating set { recorder.set(property, to: newValue) }
  }
}

/// The bound members of a part of a view.
@dynamicMemberLookup
public struct StylePartBuilder<Root: Styleable, Part: AnyObject> {
  let recorder: StyleRecorder<Root>
  let path: KeyPath<Root, Part>

  /// A member that a property is bound to.
  public subscript<Member: Bindable>(dynamicMember keyPath: ReferenceWritableKeyPath<Part, Member>) -> Member {
    get { recorder.prototype[keyPath: path.appending(path: keyPath)] }
    nonmutating set { recorder.set(path.appending(path: keyPath), to: newValue) }
  }
}

/// Records the values that a ``StyleBuilder`` sets.
final class StyleRecorder<Root: Styleable> {
  private(set) lazy var prototype = Root()
  private(set) var values: [(property: Property, value: StyleValue)] = []

  func set<Member: Bindable>(_ keyPath: ReferenceWritableKeyPath<Root, Member>, to member: Member) {
    let table = ViewTypeTable.of(Root.self)
    guard let binding = KeyPathBindings.binding(of: keyPath, in: table) else {
      StyleDiagnostics.shared.report(
        StyleDiagnostic(
          .propertyNotApplicable, typeName: table.name, expected: "a member that a property is bound to",
          found: "\(keyPath)"))
      return
    }
    prototype[keyPath: keyPath] = member
    record(table.bindings[binding].property, member.value)
  }

  func set(_ property: Property, to any: Any?) {
    let table = ViewTypeTable.of(Root.self)
    let batch = StyleBatch([property: any as Any], for: table, from: .style)
    for diagnostic in batch.diagnostics { StyleDiagnostics.shared.report(diagnostic) }
    if let value = batch.delta.changes.first?.value { record(property, value) }
  }

  private func record(_ property: Property, _ value: StyleValue) {
    values.removeAll { $0.property == property }
    values.append((property, value))
  }
}

extension Style {
  /// Creates a style of a view type in a closure that the compiler checks.
  ///
  /// - Parameters:
  ///   - type: the view type of the style.
  ///   - build: sets members of the builder. A member without a property binding is reported and left out.
  public init<Root: Styleable>(for type: Root.Type, _ build: (StyleBuilder<Root>) -> Void) {
    let recorder = StyleRecorder<Root>()
    build(StyleBuilder(recorder))
    let table = ViewTypeTable.of(type)
    let values = recorder.values.map { property, value in
      let kind = table.binding(named: property.name).map { table.bindings[$0].kind }
      return (property: property, kind: kind ?? property.kind, value: value)
    }
    self.init(values, typeName: table.name)
  }
}
