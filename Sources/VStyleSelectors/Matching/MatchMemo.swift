/// What a matcher has found out.
struct MatchMemo<Element: SelectorElement> {
  private var answers: [Key: Bool] = [:]
  private var places: [Place: Int] = [:]

  /// The number of answers after which the memo starts again; it is never needed for the right answer.
  private static var limit: Int { 1 << 20 }

  /// The answer to a question about a selector list.
  subscript(key: Key) -> Bool? {
    get { answers[key] }
    set {
      if answers.count >= Self.limit { answers.removeAll() }
      answers[key] = newValue
    }
  }

  /// The place of an element among its siblings.
  subscript(key: Place) -> Int? {
    get { places[key] }
    set {
      if places.count >= Self.limit { places.removeAll() }
      places[key] = newValue
    }
  }
}

extension MatchMemo {
  /// A question about a selector list and an element.
  struct Key: Hashable {
    private let list: ListIdentity
    private let question: Question
    private let element: Element

    init(_ list: SelectorList, _ question: Question, _ element: Element) {
      self.list = ListIdentity(storage: list.storage)
      self.question = question
      self.element = element
    }
  }

  /// What is asked about a selector list.
  enum Question: Hashable {
    /// Whether the element matches the list.
    case matches
    /// Whether a selector matches up to a compound selector that the element, or one further away, meets.
    case isReached(selector: Int, compound: Int)
    /// Whether a combinator leads from the element to a match of a selector from a compound selector on.
    case reaches(Combinator, selector: Int, compound: Int)
  }

  /// Siblings that are counted, the end where counting starts, and an element.
  struct Place: Hashable {
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

  /// A list by its storage, which is kept alive as long as the memo knows it.
  private struct ListIdentity: Hashable {
    let storage: SelectorList.Storage

    static func == (left: ListIdentity, right: ListIdentity) -> Bool { left.storage === right.storage }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(storage)) }
  }
}
