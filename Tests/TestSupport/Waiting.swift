/// Waits until a condition is true.
///
/// - Parameter limit: the longest time to wait. By default, it is half an hour: the tests beside this one may take all
///   threads of tasks until they end, which takes minutes on a slow machine.
/// - Returns: `false` if it is still false at the end.
package func reaches(
  within limit: Duration = .seconds(1800), isolation: isolated (any Actor)? = #isolation, _ condition: () -> Bool
) async throws -> Bool {
  let end = ContinuousClock.now + limit
  while !condition() {
    guard ContinuousClock.now < end else { return false }
    try await Task.sleep(for: .milliseconds(2))
  }
  return true
}
