/// What the command line asks for.
struct BenchOptions {
  /// The folder with the sheets to measure; the program makes its own where there is none.
  private(set) var inputs: String?

  /// A folder whose files are checked rather than measured.
  private(set) var corpus: String?

  /// How inputs of many shapes are run through the program; they are not where this is `nil`.
  private(set) var growth: Growth?

  /// What of growing inputs is looked at.
  enum Growth: String {
    /// How the time grows with the length.
    case lengths
    /// What the longest ones take.
    case big
  }

  /// How many independent timings a task gets.
  private(set) var samples = 5

  /// What the names of the tasks contain.
  private(set) var only = ""

  /// How the program is called.
  static let usage =
    "usage: vstyle-bench [--inputs DIR | --corpus DIR | --growth lengths|big] [--samples K] [--only SUBSTRING]"

  /// Reads arguments; `nil` if they are wrong.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      guard let value = rest.popFirst() else { return nil }
      switch name {
      case "--inputs": inputs = value
      case "--corpus": corpus = value
      case "--growth":
        guard let wanted = Growth(rawValue: value) else { return nil }
        growth = wanted
      case "--only": only = value
      case "--samples":
        guard let count = Int(value), count > 0 else { return nil }
        samples = count
      default: return nil
      }
    }
  }
}
