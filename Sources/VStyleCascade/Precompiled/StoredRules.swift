import VStyleSelectors
import VStyleSyntax
import VStyleValues

/// The parts of rules as they are stored, each with numbers instead of references.
enum StoredRules {
  /// A `@scope`, by the numbers of selector lists and of the scope around it.
  struct Scope: Hashable {
    let roots: Int?
    let limits: Int?
    let outer: Int?
  }

  /// The use of a named style.
  struct Insertion: Hashable {
    let style: String
    let location: SourceLocation
    let outer: Int?
  }

  /// The at-rules that contain a rule.
  struct Enclosing: Hashable {
    let conditions: [StyleCondition.Origin]
    let scope: Int?
    let origin: CascadeOrigin
    let layer: Int
    let theme: String?
    let insertion: Int?
  }

  /// A value type, by a property that has it.
  struct Kind: Hashable {
    let property: String
    let kind: ValueKind

    /// The value type of the property in a schema; `nil` if no view type has it.
    static func find(_ property: String, in schema: StyleSchema, where isWanted: (ValueKind) -> Bool) -> ValueKind? {
      schema.named(property, in: []).kinds.first(where: isWanted)
    }
  }

  /// A value of a declaration.
  enum Value: Hashable {
    case wide(WideKeyword)
    /// The numbers of the value types that the tokens are values of.
    case typed([Int])
    case tokens
  }

  /// The tokens of a value that are not those of its statement.
  enum Slice: Hashable {
    case tokens(tree: Int, Range<Int>)
    /// A text that no sheet contains, such as the default of a shorthand.
    case text(String)
  }

  /// A shorthand with `var()`.
  struct Shorthand: Hashable {
    let typeName: String
    let name: String
    /// The longhands with the numbers of their value types, sorted.
    let kinds: [String: Int]
  }

  /// What declarations share if they have the same text.
  struct Content: Hashable {
    let name: String
    let isCustom: Bool
    let slot: String?
    let value: Value
    let kinds: [Int]
    let shorthand: Shorthand?
    /// The text of the value.
    let text: String
    /// The text of a part of the value; `nil` if the whole value counts.
    let part: String?
  }

  /// The tree and the statement of a declaration.
  struct Place {
    let tree: Int
    let node: Int
  }

  /// A block of declarations.
  struct Block {
    let selectors: Int?
    let enclosing: Int
    let order: Int
    let tree: Int
    /// The number of the content and the statement of each declaration.
    let declarations: [(content: Int, node: Int)]
  }
}
