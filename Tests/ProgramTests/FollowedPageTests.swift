import TestSupport
import Testing

@testable import VStyleCommandLine

/// Tests that a reader who follows a page character by character gets what it shows.
@Suite("pages that can be followed", .serialized)
struct FollowedPageTests {
  @Test("commands print what the page shows, and its sheets are clean", arguments: FollowedPage.all)
  func follow(_ page: FollowedPage) throws {
    let (text, mistakes) = try page.followed()
    #expect(Golden.mismatch(text, with: page.file) == nil)
    #expect(mistakes == [])
  }

  @Test("the tests of the page about testing read the sheet that init writes")
  func sheet() throws {
    let sheet = try #require(StarterFile.all.first { $0.name == "app.vstyle" })
    #expect(Golden.mismatch(sheet.text, with: PackageRoot.path + "/Tests/Pages/Testing/app.vstyle") == nil)
  }
}
