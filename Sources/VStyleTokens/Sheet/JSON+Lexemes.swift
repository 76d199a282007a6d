import VStyleJSON
import VStyleSyntax

/// JSON values that keep the spelling of their numbers.
extension JSON {
  /// The value of a node. Each number keeps its spelling.
  init(_ node: JSONNode, in source: SourceText) {
    switch node.content {
    case .number: self = .lexeme(source.text(in: node.range))
    case .array(let elements): self = .array(elements.map { JSON($0, in: source) })
    case .object(let members): self = .object(members.map { Member($0.name, JSON($0.value, in: source)) })
    default: self.init(node)
    }
  }

  /// A number with its spelling.
  static func lexeme(_ text: String) -> JSON { .written(Array(text.utf8)) }

  /// The spelling of a number; `nil` for another value.
  var lexeme: String? { if case .written(let bytes) = self { String(decoding: bytes, as: UTF8.self) } else { nil } }

  /// The members of an object; none for another value.
  var members: [Member] { if case .object(let members) = self { members } else { [] } }

  /// A short check value of a JSON value, which tells whether it was edited (FNV-1a of 32 bits, in hexadecimal digits).
  var fingerprint: String {
    var hash: UInt32 = 2_166_136_261
    for byte in lineBytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return String(hash, radix: 16)
  }

  /// What a value has that another one does not say.
  ///
  /// `null` stands for what the other one says. So a template with a `null` at each place of a value is complete with
  /// the value alone.
  func template(over said: JSON?) -> JSON {
    guard let said, self != said else { return said == nil ? self : .null }
    guard case .object(let members) = self, case .object = said, self["$ref"] == nil else { return self }
    return .object(members.map { JSON.Member($0.name, $0.value.template(over: said[$0.name])) })
  }

  /// A value in the form of a template.
  ///
  /// - Parameters:
  ///   - template: the template that ``template(over:)`` made.
  ///   - isEdited: whether the value is no longer the one for which the template was made. Then what only the template
  ///     says is left out, since it may contradict the value.
  func completed(by template: JSON, isEdited: Bool) -> JSON {
    switch template {
    case .null: return self
    case .object(let forms):
      guard case .object(let own) = self, template["$ref"] == nil else { return isEdited ? self : template }
      var members: [JSON.Member] = []
      for form in forms {
        if let value = self[form.name] {
          members.append(.init(form.name, value.completed(by: form.value, isEdited: isEdited)))
        } else if !isEdited, form.value != .null {
          members.append(form)
        }
      }
      members += own.filter { member in !forms.contains { $0.name == member.name } }
      return .object(members)
    default: return isEdited ? self : template
    }
  }
}
