import Foundation

/// Minimizes a case that breaks a law, as long as it breaks the same law.
struct Shrinker {
  private let breaks: (_ choices: [Int], _ replacements: [String: [UInt8]]) -> CaseRun?
  private var end: Date
  private let seconds: Double

  /// Creates a shrinker.
  ///
  /// - Parameters:
  ///   - seconds: the maximum time, in seconds. The smallest case until then is the result.
  ///   - breaks: runs choices and texts, and returns the run if it breaks the law.
  init(seconds: Double, breaks: @escaping ([Int], [String: [UInt8]]) -> CaseRun?) {
    self.breaks = breaks
    self.seconds = seconds
    end = Date(timeIntervalSinceNow: seconds / 2)
  }

  /// Returns the smallest run that breaks the law.
  ///
  /// Half of the time is for fewer and simpler choices, the other half for shorter texts.
  mutating func shrink(_ run: CaseRun) -> CaseRun {
    var best = run
    var isBetter = true
    while isBetter, Date() < end {
      isBetter = dropDecisions(&best)
      isBetter = lowerDecisions(&best) || isBetter
    }
    end = Date(timeIntervalSinceNow: seconds / 2)
    for name in best.folder.texts.keys.sorted() { shorten(name, &best) }
    return best
  }

  private func dropDecisions(_ best: inout CaseRun) -> Bool {
    var isBetter = false
    var size = best.choices.taken.count / 2
    while size > 0 {
      var start = 0
      while start < best.choices.taken.count, Date() < end {
        var fewer = best.choices.taken
        fewer.removeSubrange(start..<min(start + size, fewer.count))
        if let run = breaks(fewer, [:]), run.choices.taken.count < best.choices.taken.count {
          (best, isBetter) = (run, true)
        } else {
          start += size
        }
      }
      size /= 2
    }
    return isBetter
  }

  private func lowerDecisions(_ best: inout CaseRun) -> Bool {
    var isBetter = false
    var index = 0
    while index < best.choices.taken.count, Date() < end {
      let value = best.choices.taken[index]
      for smaller in Set([0, value / 2, value - 1]).sorted() where smaller >= 0 && smaller < value {
        var lower = best.choices.taken
        lower[index] = smaller
        guard let run = breaks(lower, [:]), run.choices.taken.count <= best.choices.taken.count else { continue }
        (best, isBetter) = (run, true)
        break
      }
      index += 1
    }
    return isBetter
  }

  /// Removes parts of a text, halves first and single characters last.
  private func shorten(_ name: String, _ best: inout CaseRun) {
    var text = Array(String(decoding: best.folder.texts[name] ?? [], as: UTF8.self))
    guard text.count < 20_000 else { return }
    var size = max(text.count / 2, 1)
    while size > 0 {
      var start = 0
      while start < text.count, Date() < end {
        var shorter = text
        shorter.removeSubrange(start..<min(start + size, text.count))
        var replacements = best.folder.replacements
        replacements[name] = Array(String(shorter).utf8)
        if let run = breaks(best.choices.taken, replacements) {
          (best, text) = (run, shorter)
        } else {
          start += size
        }
      }
      size /= 2
    }
  }
}
