import Testing
import VStyleSyntax
import VStyleValues

/// A system color with its components in Perseus' adapted palette.
struct PaletteColor: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let light: Color
  let dark: Color

  /// The name, then red, green, blue and opacity for light and for dark.
  private static let rows = """
    label 0 0 0 1 255 255 255 1
    secondary-label 60 60 67 .6 235 235 245 .6
    tertiary-label 60 60 67 .3 235 235 245 .3
    quaternary-label 60 60 67 .18 235 235 245 .16
    placeholder-text 60 60 67 .3 235 235 245 .3
    separator 60 60 67 .29 84 84 88 .6
    opaque-separator 198 198 200 1 56 56 58 1
    link 0 122 255 1 9 132 255 1
    system-fill 120 120 128 .2 120 120 128 .36
    secondary-system-fill 120 120 128 .16 120 120 128 .32
    tertiary-system-fill 118 118 128 .12 118 118 128 .24
    quaternary-system-fill 116 116 128 .08 118 118 128 .18
    system-background 255 255 255 1 28 28 30 1
    secondary-system-background 242 242 247 1 44 44 46 1
    tertiary-system-background 255 255 255 1 58 58 60 1
    system-grouped-background 242 242 247 1 28 28 30 1
    secondary-system-grouped-background 255 255 255 1 44 44 46 1
    tertiary-system-grouped-background 242 242 247 1 58 58 60 1
    system-red 255 59 48 1 255 69 58 1
    system-orange 255 149 0 1 255 159 10 1
    system-yellow 255 204 0 1 255 214 10 1
    system-green 52 199 89 1 48 209 88 1
    system-mint 0 199 190 1 102 212 207 1
    system-teal 48 176 199 1 64 200 224 1
    system-cyan 50 173 230 1 100 210 255 1
    system-blue 0 122 255 1 10 132 255 1
    system-indigo 88 86 214 1 94 92 230 1
    system-purple 175 82 222 1 191 90 242 1
    system-pink 255 45 85 1 255 55 95 1
    system-brown 162 132 94 1 172 142 104 1
    system-gray 142 142 147 1 142 142 147 1
    system-gray2 174 174 178 1 99 99 102 1
    system-gray3 199 199 204 1 72 72 74 1
    system-gray4 209 209 214 1 58 58 60 1
    system-gray5 229 229 234 1 44 44 46 1
    system-gray6 242 242 247 1 28 28 30 1
    """

  static let all: [PaletteColor] = rows.split(separator: "\n").map { row in
    let fields = row.split(separator: " ")
    let numbers = fields.dropFirst().compactMap { Double($0.hasPrefix(".") ? "0\($0)" : "\($0)") }
    func color(_ start: Int) -> Color {
      let hex = numbers[start..<(start + 3)].reduce(0) { $0 << 8 | UInt32($1) }
      return Color(hex: hex).withAlpha(numbers[start + 3])
    }
    return PaletteColor(testDescription: String(fields[0]), light: color(0), dark: color(4))
  }
}

@Suite("The adapted palette")
struct PaletteTests {
  @Test("sheets have 36 system colors with light and dark values", arguments: PaletteColor.all)
  func color(_ row: PaletteColor) throws {
    var context = ValueContext()
    let value = try ValueKind.color.parse(row.testDescription)
    #expect(value.resolved(in: context) == StyleValue(row.light))
    context.colorScheme = .dark
    #expect(value.resolved(in: context) == StyleValue(row.dark))
    #expect(PaletteColor.all.count == 36)
  }
}
