import VStyleValues

/// Takes several objects along one transition, a property of all of them at a time.
struct StyleColumns {
  /// How many objects are taken at once at most: so many stay in the fastest memory while they are written.
  static let limit = 32

  private let transition: StyleTransition
  private let storages: [StyleStorage]
  private let writers: [StyleWriter]

  /// Makes columns of objects of which the same is wanted, and which are not being written.
  init(_ objects: ArraySlice<any Styleable>, _ transition: StyleTransition) {
    self.transition = transition
    storages = objects.map(\.styleStorage)
    writers = zip(objects, storages).map { StyleWriter($0, $1, transition) }
  }

  /// Takes the objects all the way.
  func write(_ objects: ArraySlice<any Styleable>) {
    for writer in writers { writer.begin() }
    withUnsafeTemporaryAllocation(of: Unmanaged<AnyObject>.self, capacity: objects.count) { column in
      for (index, object) in objects.enumerated() {
        column.initializeElement(at: index, to: .passUnretained(object))
      }
      write(ObjectColumn(column))
    }
  }

  private func write(_ column: ObjectColumn) {
    let areLikeFresh = writers.allSatisfy(\.isLikeFresh)
    var writes = 0
    var next = 0
    while next < transition.steps.count, storages.allSatisfy({ $0.applied === transition.middle }) {
      let step = transition.steps[next]
      if case .style = step.action, areLikeFresh, !step.differsFromInitial {
        // The objects have the value.
      } else if isUniform(step, areLikeFresh), step.access.writeColumn?(column, step.value) == true {
        writes += 1
        for writer in writers where !writer.isUndisturbed { writer.resume(next) }
      } else {
        for writer in writers { writer.advance(next) }
      }
      next += 1
    }
    for writer in writers { writer.finish(from: next, counting: writes) }
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
