import VStyleSelectors
import VStyleSyntax

/// The cached results of a matcher.
struct MatchMemo<Element: SelectorElement> {
  private var answers: [Key: Bool] = [:]
  private var indices: [SiblingKey: Int] = [:]

  /// The number of results after which the cache is emptied. Results are recomputed, so the limit only bounds its size.
  private static var limit: Int { 1 << 20 }

  /// The cached result for a selector list and an element.
  subscript(key: Key) -> Bool? {
    get { answers[key] }
    set {
      if answers.count >= Self.limit { answers.removeAll() }
      answers[key] = newValue
    }
  }

  /// The cached position of an element among its siblings.
  subscript(key: SiblingKey) -> Int? {
    get { indices[key] }
    set {
      if indices.count >= Self.limit { indices.removeAll() }
      indices[key] = newValue
    }
  }
}

extension MatchMemo {
  /// The key of a result: a selector list, a question about it and an element.
  struct Key: Hashable {
    private let list: ListIdentity
    private let question: Question
    private let element: Element
    private let forcedStates: Set<String>?

    init(_ list: SelectorList, _ question: Question, _ element: Element) {
      self.list = ListIdentity(storage: list.storage)
      self.question = question
      self.element = element
      forcedStates = element.forcedStates
    }
  }

  /// A question about a selector list.
  enum Question: Hashable {
    /// Whether the element matches the list.
    case matches
    /// Whether a selector matches from its left end to a compound selector at the element.
    ///
    /// If a far combinator follows the compound selector, a match at an element further away counts too.
    case isReached(selector: Int, compound: Int)
    /// Whether a combinator leads from the element to a match of a selector from a compound selector on.
    case reaches(Combinator, selector: Int, compound: Int)
  }

  /// The key of a position: the counted siblings, the end where counting starts, and an element.
  struct SiblingKey: Hashable {
    private let siblings: Siblings
    private let start: NthSelector.Start
    private let element: Element

    init(_ siblings: NthSelector.Siblings, _ start: NthSelector.Start, _ element: Element) {
      self.siblings =
        switch siblings {
        case .all: .all
        case .sameType: .sameType
        case .matching(let list): .matching(ListIdentity(storage: list.storage))
        }
      self.start = start
      self.element = element
    }
  }

  private enum Siblings: Hashable {
    case all
    case sameType
    case matching(ListIdentity)
  }

  /// A list, identified by its storage. The cache keeps the storage alive, so its address stays unique.
  private struct ListIdentity: Hashable {
    let storage: SelectorList.Storage

    static func == (left: ListIdentity, right: ListIdentity) -> Bool { left.storage === right.storage }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(storage)) }
  }
}
