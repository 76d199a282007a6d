import PlatformStandIn
import Testing
import VStyle

/// A view whose release uses styles of another view.
private final class Chain: UIView {
  var next: UIView?

  isolated deinit { next?.mi_styles = [.alpha: 0.5] }
}

/// Data that the engine keeps beside an object.
@MainActor
@Suite("Memory of platform views", .serialized)
struct MemoryTests {
  init() { Platform.start }

  /// Uses the styles of some live views, often enough that the entries of all released views are removed.
  private func use(_ views: [UIView], _ count: Int = 5_000) {
    for _ in 0..<count { for view in views { _ = view.styleID } }
  }

  @Test("a styled view is released, and then its storage", arguments: ["styles", "batch", "detached", "scope", "ID"])
  func released(_ way: String) {
    let other = UIView()
    weak var view: UILabel?
    weak var storage: StyleStorage?
    do {
      let label = UILabel()
      (view, storage) = (label, label.styleStorage)
      switch way {
      case "styles": label.styles = Platform.sheet["title"]
      case "batch": label.mi_styles = [.textColor: Color.red]
      case "detached":
        label.styles = Platform.sheet["title"]
        DetachedStyles().add(label)
      case "scope": StyleScope(root: label, sheets: [Platform.sheet]).flush()
      default: label.styleID = "a"
      }
      #expect(storage != nil)
    }
    #expect(view == nil)
    use([other])
    #expect(storage == nil)
  }

  @Test("a new view has no style of a released one, even if it has the same identity")
  func identities() {
    var identities: Set<ObjectIdentifier> = []
    for round in 0..<1_000 {
      let view = UIView()
      identities.insert(ObjectIdentifier(view))
      #expect(view.styleClasses == [] && view.styles == nil && view.mi_styles == nil, "\(round)")
      view.styleClasses = ["used"]
      view.mi_styles = [.alpha: 0.5]
    }
    #expect(identities.count < 1_000, "no identity was used twice, so the test shows nothing")
  }

  @Test("the release of a storage may use styles")
  func reentrant() {
    let last = UIView()
    do {
      let (view, chain) = (UIView(), Chain())
      chain.next = last
      view.theme.customization = ThemeProvider { _ in chain.isHidden = true }
    }
    use([UIView()])
    #expect(last.alpha == 0.5)
  }

  @Test("the engine retains no view outside of scopes")
  func many() {
    weak var first: UIView?
    do {
      let views = (0..<1_000).map { _ in UIView() }
      first = views[0]
      UIView.mi_setStyles([.alpha: 0.5], of: views)
      #expect(views.allSatisfy { $0.alpha == 0.5 })
    }
    #expect(first == nil)
  }
}

/// Uses of styles outside of the main actor.
@Suite("Isolation of platform views")
struct IsolationTests {
  @Test("a use of styles outside of the main actor stops the process")
  func otherActor() async {
    await #expect(processExitsWith: .failure) {
      let view = await UIView()
      await Task.detached { view.styles = nil }.value
    }
  }

  @Test("the first use of a view type outside of the main actor stops the process")
  func otherTable() async {
    await #expect(processExitsWith: .failure) {
      await Task.detached { _ = Stylesheet("", viewTypes: [UIView.self]) }.value
    }
  }
}
