/// The options of the command line.
struct BenchOptions {
  /// The folder with the sheets to measure; `nil` for generated inputs.
  private(set) var inputs: String?

  /// A folder with files to check instead of measuring.
  private(set) var corpus: String?

  /// The check of growing inputs; `nil` for none.
  private(set) var growth: Growth?

  /// The checks of growing inputs.
  enum Growth: String, CaseIterable {
    /// The growth of the time with the length.
    case lengths
    /// The same at fewer and smaller lengths.
    case short
    /// The time and memory for the longest inputs.
    case big
  }

  /// The number of independent timings of a task.
  private(set) var samples = 5

  /// A text that the names of the tasks contain.
  private(set) var only = ""

  /// The usage line.
  static let usage =
    "usage: vstyle-bench [--inputs DIR | --corpus DIR | --growth short|lengths|big] [--samples K] [--only SUBSTRING]"

  /// Parses arguments; `nil` if they are not valid.
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
