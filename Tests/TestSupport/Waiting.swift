/// Waits until a condition is true.
///
/// - Returns: `false` if it is still false after half an hour. The tests beside this one may take all threads of tasks
///   until they end, which takes minutes on a slow machine.
package func reaches(
  isolation: isolated (any Actor)? = #isolation, _ condition: () -> Bool
) async throws -> Bool {
  let end = ContinuousClock.now + .seconds(1800)
  while !condition() {
    guard ContinuousClock.now < end else { return false }
    try await Task.sleep(for: .milliseconds(2))
  }
  return true
}
