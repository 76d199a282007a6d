import Testing

/// Tests that attributes for inlining have an effect.
@Suite struct InlinableTests {
  /// The types that are public or `@usableFromInline`, by name.
  private static let visibleTypes: Set<String> = {
    let pattern =
      /(?m)^ *(?:(?:@frozen |@usableFromInline\s+)*public|@usableFromInline\s+package) (?:final )?(?:struct|class|enum|protocol) (\w+)/
    let files = RepositoryFile.sources.filter { $0.text.contains("public ") || $0.text.contains("@usableFromInline") }
    return Set(files.flatMap { $0.text.matches(of: pattern).map { String($0.1) } })
  }()

  /// The files that use the attribute.
  private static let files = RepositoryFile.sources.filter { $0.text.contains("@inlinable") }

  /// The package members that are `@inlinable` in a type that is neither public nor `@usableFromInline`.
  private static func uselessMembers(in text: String) -> [String] {
    var (members, type, isInlinable) = ([String](), "", false)
    for line in text.split(separator: "\n") {
      if let match = line.prefixMatch(of: /(?:[a-z@]\w* )*(?:struct|class|enum|extension|protocol) (\w+)/) {
        type = String(match.1)
      }
      if line.contains("@inlinable") { isInlinable = true }
      if line.trimmingPrefix(while: \.isWhitespace).hasPrefix("@") { continue }
      let isPackage = line.contains("package ") && !line.contains("//")
      if isInlinable, isPackage, !visibleTypes.contains(type) { members.append("\(type): \(line)") }
      isInlinable = false
    }
    return members
  }

  @Test(
    "a package member that is inlinable is in a type that other targets can inline", arguments: files)
  func effect(_ file: RepositoryFile) { #expect(InlinableTests.uselessMembers(in: file.text) == []) }

  @Test("an inlinable member of another type is found")
  func found() {
    let text = "package struct Hidden {\n  @inlinable @inline(__always)\n  package var size: Int { 0 }\n}"
    #expect(InlinableTests.uselessMembers(in: text).count == 1)
    #expect(InlinableTests.uselessMembers(in: text.replacing("Hidden", with: "TokenTape")) == [])
  }
}
