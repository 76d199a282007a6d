import TestSupport
import Testing
import VStyleSyntax
import VStyleTokens

/// Tests of custom properties for browsers. `TokenCSSBrowserTests` compares their values in a browser.
@Suite("tokens for browsers") struct TokenCSSTests {
  private static let sheet = """
    @property --gap { syntax: "<length>"; inherits: true; initial-value: 8; }
    @property --icon { syntax: "<image>"; inherits: true; initial-value: none; }
    @layer tokens.files, tokens.size;
    :root { --blue: #06c; --gap: 12; --dash: dash(4px 2px, round); --sky: stops(#00f 0, var(--blue) 0.5); }
    Label { text-color: var(--blue); --own: 1; }
    @theme light { color-scheme: light; }
    @theme dark { color-scheme: dark; --blue: color(display-p3 0 0.5 1); }
    @theme dim from dark { --gap: 10px !important; }
    @layer tokens.size { :root:state(size-mobile) { --gap: 4px; } }
    @layer views { Label { spacing: 2; } }
    :root:where(:not(:theme(dim))) { --more: 1; }
    :root:where(:not(:theme(dark))) { --less: 1; }
    :root:theme(dark) { --odd: 1; }
    """

  @Test("a sheet for browsers has the properties, the themes and the states")
  func text() {
    let source = SourceText(Self.sheet)
    let css = TokenCSS(source)
    #expect(
      css.text == """
        @property --gap { syntax: "<length>"; inherits: true; initial-value: 8px; }
        @layer tokens.files, tokens.size;
        :root {
          --blue: #06c;
          --gap: 12px;
          --sky: #00f 0%, var(--blue) 50%;
        }
        :root[data-theme="light"] {
          color-scheme: light;
        }
        @media (prefers-color-scheme: light) {
          :root:not([data-theme]) {
            color-scheme: light;
          }
        }
        :root[data-theme="dark"], :root[data-theme="dim"] {
          color-scheme: dark;
          --blue: color(display-p3 0 0.5 1);
        }
        @media (prefers-color-scheme: dark) {
          :root:not([data-theme]) {
            color-scheme: dark;
            --blue: color(display-p3 0 0.5 1);
          }
        }
        :root[data-theme="dim"][data-theme="dim"] {
          --gap: 10px !important;
        }
        @layer tokens.size {
          :root[data-state~="size-mobile"] {
            --gap: 4px;
          }
        }
        :root:where(:not([data-theme="dim"])) {
          --more: 1;
        }
        :root:where([data-theme]:not([data-theme="dark"])) {
          --less: 1;
        }
        @media not all and (prefers-color-scheme: dark) {
          :root:where(:not([data-theme])) {
            --less: 1;
          }
        }

        """)
    #expect(css.unsaid.map { source.text(in: $0) } == ["--dash", ":root:theme(dark)"])
  }

  @Test("any sheet gives CSS and no trap", arguments: DialectTests.cases)
  func any(_ item: DialectTests.Case) {
    let sheet = TokenSheet(item.project).text
    for text in [sheet, String(sheet.dropLast(sheet.count / 3)), String(sheet.dropFirst(sheet.count / 4))] {
      let css = TokenCSS(SourceText(text))
      #expect(css.text.count { $0 == "{" } == css.text.count { $0 == "}" } || text != sheet)
    }
  }
}
