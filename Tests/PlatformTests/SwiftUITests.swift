import Observation
import SwiftUIStandIn
import Synchronization
import Testing
import VStyle

/// Styled values that a SwiftUI view reads.
@MainActor
@Suite("Values for SwiftUI views")
struct SwiftUITests {
  private let sheet = Stylesheet(
    """
    @theme light { color-scheme: light; --ink: #222222 }
    @theme dark { color-scheme: dark; --ink: #EEEEEE }
    @style title for TextLook { text-color: var(--ink); font: bold 20 system; padding: 4 12 }
    """, viewTypes: [TextLook.self])

  @Test("a view draws the values of its look, and observation reports a change of the theme")
  func theme() {
    let (look, detached) = (TextLook(), DetachedStyles())
    let title = Title(look: look)
    #expect(drawing(title) == "Settings | sRGB 0 0 0 | regular 17.0 | padding 0.0 0.0 0.0 0.0")
    look.styles = sheet["title"]
    detached.add(look)
    let changes = Mutex(0)
    let drawn = withObservationTracking {
      drawing(title)
    } onChange: {
      changes.withLock { $0 += 1 }
    }
    #expect(drawn == "Settings | sRGB 34 34 34 | bold 20.0 | padding 4.0 12.0 4.0 12.0")
    detached.flush()
    #expect(changes.withLock { $0 } == 0)
    detached.themeName = "dark"
    detached.flush()
    #expect(changes.withLock { $0 } == 1)
    #expect(drawing(title) == "Settings | sRGB 238 238 238 | bold 20.0 | padding 4.0 12.0 4.0 12.0")
    look.mi_styles = [.font: VStyle.Font("Georgia", size: 9, weight: .bold, isItalic: true)]
    #expect(drawing(title) == "Settings | sRGB 238 238 238 | italic bold Georgia 9.0 | padding 4.0 12.0 4.0 12.0")
    look.mi_styles = nil
    look.styles = nil
    #expect(drawing(title) == "Settings | sRGB 0 0 0 | regular 17.0 | padding 0.0 0.0 0.0 0.0")
  }

  @Test("a look follows the appearance that an app passes on")
  func appearance() {
    _ = Platform.start
    // Other tests leave choices in the shared managers.
    ThemeManager.shared.changeTheme(to: .unspecified)
    AppearanceService.DarkModeUserChoice = .auto
    let look = TextLook()
    look.styles = sheet["title"]
    DetachedStyles.shared.add(look)
    AppearanceService.system = GivenSystemStyle(.light)
    if !AppearanceService.isEnabled { AppearanceService.makeUp() }
    var makeUps = 0
    AppearanceService.register(stakeholder: look) { _ in makeUps += 1 }
    for (style, gray, count) in [(SystemStyle.dark, 238, 1), (.dark, 238, 1), (.light, 34, 2)] {
      AppearanceService.system = GivenSystemStyle(style)
      if !AppearanceService.isEnabled { AppearanceService.makeUp() }
      #expect("\(look.textColor)" == "rgb(\(gray), \(gray), \(gray))")
      #expect(makeUps == count, "a change makes up once")
    }
  }
}
