import VStyleStylesheet
import VStyleSyntax
import VStyleTrace

/// The traces of a node's properties, each made once.
struct TracedProperties {
  private var tracer: PropertyTracer
  private var traced: [Key: Traced?] = [:]
  private var haveValues: [String: Bool] = [:]

  private struct Key: Hashable {
    let name: String
    let state: String?
  }

  /// The trace of a property, with its declarations by location.
  struct Traced {
    let trace: PropertyTrace
    /// The declaration that won; `nil` if none did.
    let winner: PropertyTrace.Candidate?
    private let positions: [SourceLocation: Int]

    fileprivate init(_ trace: PropertyTrace) {
      self.trace = trace
      winner = trace.candidates.first { $0.verdict == .won }
      let located = trace.candidates.enumerated().compactMap { position, candidate in
        candidate.location.map { ($0, position) }
      }
      positions = Dictionary(located) { first, _ in first }
    }

    /// Returns the declaration at a location; `nil` if there is none.
    func candidate(at location: SourceLocation) -> PropertyTrace.Candidate? {
      positions[location].map { trace.candidates[$0] }
    }
  }

  /// Creates the traces of a node.
  ///
  /// - Parameters:
  ///   - evaluator: an evaluator that has computed the node and its ancestors.
  ///   - node: the position of the node.
  init(_ evaluator: StyleEvaluator, node: Int) { tracer = PropertyTracer(evaluator, node: node) }

  /// Whether the node has a property, or a custom property has a value.
  mutating func hasValue(of name: String) -> Bool {
    if let known = haveValues[name] { return known }
    let hasValue = tracer.value(of: name) != nil
    haveValues[name] = hasValue
    return hasValue
  }

  /// Returns the trace of a property in a state; `nil` if the node does not have the property.
  mutating func trace(_ name: String, state: String?) -> Traced? {
    let key = Key(name: name, state: state)
    if let known = traced[key] { return known }
    let made = tracer.trace(name, state: state).map(Traced.init)
    traced[key] = .some(made)
    return made
  }
}
