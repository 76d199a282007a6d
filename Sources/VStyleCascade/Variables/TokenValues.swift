/// The values of the tokens in force at a node, by name.
///
/// A node that declares some takes over those of its parent without a copy, unless it declares about as many: a tree of
/// many nodes under many tokens would hold their product.
struct TokenValues: Sendable {
  /// The tokens of an ancestor, and those of others that were put together with them.
  private var common: [String: TokenValue]

  /// What is different from ``common``; `nil` for a token without a value.
  private var changes = PersistentMap<String, TokenValue?>()

  /// The initial values of the tokens that are not inherited.
  private let initials: [String: TokenValue?]

  /// The values of the tokens that are not inherited and are set at the node itself.
  private(set) var uninherited: [String: TokenValue] = [:]

  /// Whether changes go to ``common``, which is the node's own then.
  private var isFlat = true

  /// Up to how many tokens are copied, which is as quick as sharing them.
  private static let fewTokens = 32

  /// The tokens above any root: typed ones with their initial values.
  init(_ types: [String: TokenType]) {
    var (common, initials): ([String: TokenValue], [String: TokenValue?]) = ([:], [:])
    for (name, type) in types {
      if type.inherits { common[name] = type.initialValue } else { initials[name] = .some(type.initialValue) }
    }
    self.common = common
    self.initials = initials
  }

  /// Tokens that are all inherited.
  init(inherited: [String: TokenValue]) {
    common = inherited
    initials = [:]
  }

  /// The tokens of a node before its declarations count.
  ///
  /// - Parameters:
  ///   - parent: the tokens of its parent.
  ///   - count: about how many tokens it declares.
  init(below parent: TokenValues, declaring count: Int) {
    self = parent
    uninherited = [:]
    let size = common.count + changes.count
    isFlat = size <= max(TokenValues.fewTokens, 4 * count)
    guard isFlat, !changes.isEmpty else { return }
    common = parent.inheritedValues
    changes = PersistentMap()
  }

  /// The value of a token; `nil` if it has none.
  subscript(name: String) -> TokenValue? {
    get {
      if !initials.isEmpty, let initial = initials[name] { return uninherited[name] ?? initial }
      if !changes.isEmpty, let changed = changes.value(of: name) { return changed }
      return common[name]
    }
    set {
      if !initials.isEmpty, initials[name] != nil {
        uninherited[name] = newValue
      } else if isFlat {
        common[name] = newValue
      } else {
        changes.set(name, to: newValue)
      }
    }
  }

  /// The tokens that have values, by name.
  ///
  /// - Complexity: linear in their number.
  var all: [String: TokenValue] {
    var all = inheritedValues
    for (name, initial) in initials { all[name] = uninherited[name] ?? initial }
    return all
  }

  private var inheritedValues: [String: TokenValue] {
    guard !changes.isEmpty else { return common }
    var values = common
    changes.forEach { values[$0] = $1 }
    return values
  }
}
