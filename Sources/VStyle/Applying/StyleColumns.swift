import VStyleValues

/// Takes several objects along one transition, a property of all of them at a time.
final class StyleColumns {
  /// How many objects are taken at once at most: so many stay in the fastest memory while they are written.
  static let limit = 32

  /// Whether a setter has styled one of the objects on the way.
  var isDisturbed = false

  private let transition: StyleTransition
  private var writers: [StyleWriter] = []

  /// Makes columns of objects of which the same is wanted, and which are not being written.
  init(_ objects: ArraySlice<any Styleable>, _ transition: StyleTransition) {
    self.transition = transition
    writers.reserveCapacity(objects.count)
    for object in objects {
      let storage = object.styleStorage
      storage.columns = self
      writers.append(StyleWriter(object, storage, transition))
    }
  }

  /// Takes the objects all the way.
  func write(_ objects: ArraySlice<any Styleable>) {
    for writer in writers { writer.begin() }
    isDisturbed = !writers.allSatisfy(\.isUndisturbed)
    withUnsafeTemporaryAllocation(of: Unmanaged<AnyObject>.self, capacity: objects.count) { column in
      for (index, object) in objects.enumerated() {
        column.initializeElement(at: index, to: .passUnretained(object))
      }
      write(ObjectColumn(column))
    }
  }

  private func write(_ column: ObjectColumn) {
    let areLikeFresh = writers.allSatisfy(\.isLikeFresh)
    var done = 0
    var writes = 0
    var extra: [Int] = []
    while done < transition.steps.count, !isDisturbed {
      let step = transition.steps[done]
      if case .style = step.action, areLikeFresh, !step.differsFromInitial {
        // The objects have the value.
      } else if isUniform(step, areLikeFresh), step.access.writeColumn?(column, step.value) == true {
        writes += 1
        if isDisturbed { count(in: &extra) { !$0.isUndisturbed && $0.resume(step) } }
      } else {
        count(in: &extra) { $0.advance(step) }
      }
      done += 1
    }
    for (index, writer) in writers.enumerated() {
      writer.finish(from: done, counting: extra.isEmpty ? writes : writes + extra[index])
    }
  }

  /// Counts the writes that are made to each of the objects.
  private func count(in counts: inout [Int], _ write: (StyleWriter) -> Bool) {
    if counts.isEmpty { counts = Array(repeating: 0, count: writers.count) }
    for (index, writer) in writers.enumerated() where write(writer) { counts[index] += 1 }
  }

  /// Whether all objects get the value of a step, whatever they have.
  private func isUniform(_ step: StyleTransition.Step, _ areLikeFresh: Bool) -> Bool {
    switch step.action {
    case .write: true
    case .style: areLikeFresh
    case .restore, .merge, .relate: false
    }
  }
}
