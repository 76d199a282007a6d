/// What a grammar says of a part of a sheet: the name of it in each editor. ``all`` has one row per scope.
package struct GrammarScope: Hashable, Sendable {
  /// The scope in TextMate grammars, without the name of the language at its end.
  package let textMate: String
  /// The name of the Vim group, without the name of the language in front.
  package let vim: String
  /// The Vim group whose colors it has; `nil` for those of plain text.
  let vimLink: String?
  /// The default style of Kate.
  let kate: String
  /// The face of Emacs; `nil` for that of plain text.
  let emacs: String?

  private init(
    _ textMate: String, vim: String, like vimLink: String?, kate: String, emacs: String? = nil
  ) {
    (self.textMate, self.vim, self.vimLink, self.kate) = (textMate, vim, vimLink, kate)
    self.emacs = emacs.map { "font-lock-\($0)-face" }
  }

  static let comment = GrammarScope(
    "comment.block", vim: "Comment", like: "Comment", kate: "Comment", emacs: "comment")
  static let string = GrammarScope("string.quoted", vim: "String", like: "String", kate: "String", emacs: "string")
  static let address = GrammarScope(
    "string.unquoted.url", vim: "Address", like: "String", kate: "VerbatimString", emacs: "string")
  static let escape = GrammarScope(
    "constant.character.escape", vim: "Escape", like: "SpecialChar", kate: "SpecialChar")
  static let number = GrammarScope("constant.numeric", vim: "Number", like: "Number", kate: "DecVal")
  static let unit = GrammarScope("keyword.other.unit", vim: "Unit", like: "Number", kate: "BaseN")
  static let unknownUnit = GrammarScope("keyword.other.unit.unknown", vim: "UnknownUnit", like: "Todo", kate: "Alert")
  static let atRule = GrammarScope(
    "keyword.control.at-rule", vim: "AtRule", like: "PreProc", kate: "ControlFlow", emacs: "keyword")
  static let unknownAtRule = GrammarScope(
    "keyword.control.at-rule.unknown", vim: "UnknownAtRule", like: "Todo", kate: "ControlFlow")
  static let operatorWord = GrammarScope(
    "keyword.operator.word", vim: "Operator", like: "Operator", kate: "Operator", emacs: "keyword")
  static let mediaFeature = GrammarScope(
    "support.type.media-feature", vim: "MediaFeature", like: "Identifier", kate: "Others", emacs: "variable-name")

  static let viewType = GrammarScope(
    "entity.name.tag.view-type", vim: "ViewType", like: "Type", kate: "DataType", emacs: "type")
  static let styleClass = GrammarScope(
    "entity.other.attribute-name.class", vim: "StyleClass", like: "Function", kate: "Attribute", emacs: "function-name")
  static let identifier = GrammarScope(
    "entity.other.attribute-name.id", vim: "ID", like: "Constant", kate: "Attribute", emacs: "constant")
  static let pseudoClass = GrammarScope(
    "entity.other.attribute-name.pseudo-class", vim: "PseudoClass", like: "PreProc", kate: "BuiltIn", emacs: "builtin")
  static let unknownPseudoClass = GrammarScope(
    "entity.other.attribute-name.pseudo-class.unknown", vim: "UnknownPseudoClass", like: nil, kate: "Normal")
  static let attribute = GrammarScope(
    "entity.other.attribute-name", vim: "Attribute", like: "Identifier", kate: "Attribute")
  static let combinator = GrammarScope(
    "keyword.operator.combinator", vim: "Combinator", like: "Operator", kate: "Operator")

  static let property = GrammarScope(
    "support.type.property-name", vim: "Property", like: "Identifier", kate: "Keyword", emacs: "variable-name")
  static let unknownProperty = GrammarScope(
    "meta.property-name.unknown", vim: "UnknownProperty", like: nil, kate: "Normal")
  static let customProperty = GrammarScope(
    "meta.property-name variable.other.custom-property", vim: "CustomProperty", like: "Identifier", kate: "Variable",
    emacs: "variable-name")
  static let variable = GrammarScope(
    "variable.other.custom-property", vim: "Variable", like: "Identifier", kate: "Variable", emacs: "variable-name")
  static let keyword = GrammarScope(
    "support.constant.property-value", vim: "Keyword", like: "Constant", kate: "Constant", emacs: "constant")
  static let color = GrammarScope(
    "constant.other.color", vim: "Color", like: "Constant", kate: "Float", emacs: "constant")
  static let namedColor = GrammarScope(
    "support.constant.color", vim: "NamedColor", like: "Constant", kate: "Float", emacs: "constant")
  static let function = GrammarScope(
    "support.function", vim: "Function", like: "Function", kate: "Function", emacs: "function-name")
  static let unknownFunction = GrammarScope(
    "meta.function.unknown", vim: "UnknownFunction", like: nil, kate: "Function")
  static let important = GrammarScope(
    "keyword.other.important", vim: "Important", like: "Special", kate: "Warning", emacs: "builtin")

  /// The whole prelude of a style rule, without colors of its own.
  static let selector = GrammarScope("meta.selector", vim: "Selector", like: nil, kate: "Normal")
  /// The whole prelude of an at-rule, without colors of its own.
  static let prelude = GrammarScope("meta.at-rule.prelude", vim: "Prelude", like: nil, kate: "Normal")
  /// The whole value of a declaration, without colors of its own.
  static let value = GrammarScope("meta.property-value", vim: "Value", like: nil, kate: "Normal")

  /// Every scope.
  package static let all: [GrammarScope] = [
    comment, string, address, escape, number, unit, unknownUnit, atRule, unknownAtRule, operatorWord, mediaFeature,
    viewType, styleClass, identifier, pseudoClass, unknownPseudoClass, attribute, combinator, property,
    unknownProperty, customProperty, variable, keyword, color, namedColor, function, unknownFunction, important,
    selector, prelude, value,
  ]
}
