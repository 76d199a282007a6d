/// The decisions of a generator: drawn from a seed, or replayed. A case is the same whenever its decisions are.
///
/// What is simplest comes first wherever something is picked, so that smaller decisions make simpler cases.
struct Choices {
  /// What was decided so far.
  private(set) var taken: [Int] = []

  private let given: [Int]?
  private var random: SplitMix

  /// Draws decisions from a seed.
  init(seed: UInt64) {
    given = nil
    random = SplitMix(state: seed)
  }

  /// Replays decisions; beyond them the simplest is decided.
  init(replaying given: [Int]) {
    self.given = given
    random = SplitMix(state: 0)
  }

  /// A number in `0..<bound`.
  mutating func below(_ bound: Int) -> Int {
    let number: Int
    if let given {
      number = taken.count < given.count ? given[taken.count] % max(bound, 1) : 0
    } else {
      number = Int(random.next() % UInt64(max(bound, 1)))
    }
    taken.append(number)
    return number
  }

  /// A number of a range.
  mutating func number(_ range: ClosedRange<Int>) -> Int { range.lowerBound + below(range.count) }

  /// True once in so many times.
  mutating func once(in times: Int) -> Bool { below(times) == times - 1 }

  /// One of some values.
  mutating func pick<T>(_ values: [T]) -> T { values[below(values.count)] }

  /// The results of an action, done so many times.
  mutating func several<T>(_ range: ClosedRange<Int>, _ make: (inout Choices) -> T) -> [T] {
    (0..<number(range)).map { _ in make(&self) }
  }

  /// A count of any magnitude up to a limit, small or large rather than between.
  mutating func magnitude(upTo limit: Int) -> Int { max(1, limit / pick([2048, 256, 64, 16, 8, 4, 2, 1])) }
}

/// A random number generator whose whole state is one number.
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
