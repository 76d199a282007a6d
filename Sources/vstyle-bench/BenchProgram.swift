/// The main function of the benchmark.
enum BenchProgram {
  /// Runs the benchmark.
  ///
  /// - Returns: the exit code: 0 for success, 1 for a failed corpus or shape, 64 for wrong usage, 66 without inputs.
  static func run(_ arguments: [String]) -> Int32 {
    guard let options = BenchOptions(arguments) else {
      BenchFiles.remark(BenchOptions.usage)
      return 64
    }
    if let growth = options.growth {
      let folder = BenchFiles.temporaryFolder
      defer { BenchFiles.removeFolder(folder) }
      let check = GrowthCheck(program: BenchFiles.programBeside("vstyle"), folder: folder, only: options.only)
      let isGood =
        switch growth {
        case .lengths: check.compareLengths()
        case .short: check.compareShortLengths()
        case .big: check.runBigInputs()
        }
      return isGood ? 0 : 1
    }
    if let corpus = options.corpus {
      let sheets = BenchFiles.sheets(below: corpus)
      guard !sheets.isEmpty else {
        BenchFiles.remark("no file below \(corpus)")
        return 66
      }
      return CorpusCheck(sheets).run() ? 0 : 1
    }
    let tasks =
      options.inputs.map {
        SheetInputs.tasks(in: $0) + EngineTasks.tasks(in: $0) + FirstTasks.tasks(in: $0) + ScaleTasks.tasks(in: $0)
          + RelationTasks.tasks(in: $0)
      }
      ?? GeneratedInputs.tasks()
      + LeafTask.all + ScopeTasks.all + MotionTasks.all + ApplyTasks.all()
    guard !tasks.isEmpty else {
      BenchFiles.remark("none of the sheets is there")
      return 66
    }
    for task in tasks where task.name.contains(options.only) { print(task.measured(samples: options.samples)) }
    return 0
  }
}
