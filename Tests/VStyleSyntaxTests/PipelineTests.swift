import Synchronization
import Testing

@testable import VStyleSyntax

/// A second stage that processes the batches of the first one.
@Suite("a pipeline")
struct PipelineTests {
  private struct Sum: ~Copyable, Sendable {
    var batches: [[Int]] = []
  }

  private func pipeline(_ work: @escaping @Sendable ([Int]) -> Void = { _ in }) -> Pipeline<Sum, [Int]> {
    Pipeline(Sum()) { sum, batch in
      work(batch)
      sum.batches.append(batch)
    }
  }

  /// The batches that the second stage has processed; `nil` if the pipeline has already finished.
  private func finished(_ pipeline: Pipeline<Sum, [Int]>) -> [[Int]]? {
    guard let sum = pipeline.finish() else { return nil }
    return sum.batches
  }

  @Test("every batch is processed once, in order", arguments: [0, 1, 2, 17, 1_000])
  func order(count: Int) {
    let pipeline = pipeline()
    for number in 0..<count { pipeline.send([number, -number]) }
    #expect(finished(pipeline) == (0..<count).map { [$0, -$0] })
  }

  @Test("`finish` returns the second stage only once")
  func givenBack() {
    let pipeline = pipeline()
    pipeline.send([1])
    #expect(finished(pipeline) == [[1]])
    pipeline.send([2])
    #expect(finished(pipeline) == nil)
  }

  @Test("only one batch is processed at a time")
  func oneAtATime() {
    let working = Mutex(0)
    let pipeline = pipeline { batch in
      #expect(working.withLock { $0 } == 0)
      working.withLock { $0 += 1 }
      var sum = 0
      for number in 0..<2_000 { sum &+= number &* batch[0] }
      #expect(sum >= 0)
      working.withLock { $0 -= 1 }
    }
    for number in 0..<200 { pipeline.send([number]) }
    #expect(finished(pipeline)?.count == 200)
  }
}
