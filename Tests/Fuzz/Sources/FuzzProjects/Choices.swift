/// The choices of a generator, which are generated from a seed or replayed. Equal choices result in equal cases.
///
/// Each list begins with its simplest value, so that smaller choices result in simpler cases.
struct Choices {
  /// The choices until now.
  private(set) var taken: [Int] = []

  private let given: [Int]?
  private var random: SplitMix

  /// Generates choices from a seed.
  init(seed: UInt64) {
    given = nil
    random = SplitMix(state: seed)
  }

  /// Replays choices. After the last one, each choice is 0.
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

  /// A number in a range.
  mutating func number(_ range: ClosedRange<Int>) -> Int { range.lowerBound + below(range.count) }

  /// Returns `true` with a probability of 1 in `times`.
  mutating func once(in times: Int) -> Bool { below(times) == times - 1 }

  /// Returns one of several values.
  mutating func pick<T>(_ values: [T]) -> T { values[below(values.count)] }

  /// Returns the results of a closure that is called a random number of times.
  mutating func several<T>(_ range: ClosedRange<Int>, _ make: (inout Choices) -> T) -> [T] {
    (0..<number(range)).map { _ in make(&self) }
  }

  /// Returns a count up to a limit: the limit divided by a power of two, at least 1.
  mutating func magnitude(upTo limit: Int) -> Int { max(1, limit / pick([2048, 256, 64, 16, 8, 4, 2, 1])) }
}

/// The random number generator SplitMix64.
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
