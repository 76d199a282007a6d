import Testing

/// Which selectors need a feature that views do not have, and which are judged.
@Suite("features of selectors")
struct SelectorFeatureTests {
  @Test(
    "a selector that is valid in documents is left out",
    arguments: [
      ("a :not(:LANG( x ))", ":lang()"), (":lang(en)", ":lang()"),
      (":is(.a, :lang('de', en))", ":lang()"), (":host", "shadow trees"), (":not(:host(:not(.a)))", "shadow trees"),
      (":host-context(a.b)", "shadow trees"), (":has-slotted", "shadow trees"), (":defined", "custom elements"),
      ("a::before", "pseudo-elements"), ("a:first-letter", "pseudo-elements"), ("a::part(b c)", "pseudo-elements"),
      ("::part(a):hover", "pseudo-elements"), ("::part(a):is(:checked)", "pseudo-elements"),
      ("::part(a):lang(en)", "pseudo-elements"), ("::part(a)::after, b", "pseudo-elements"),
      ("::slotted(:first-child) /**/", "pseudo-elements"), ("::slotted(a", "pseudo-elements"),
      ("::after:focus-visible", "pseudo-elements"), ("::-webkit-any", "pseudo-elements with a prefix"),
      ("|a", "namespaces"),
    ])
  func leftOut(_ selector: String, _ feature: String) { #expect(Requests.selector(selector) == feature) }

  @Test(
    "an invalid selector is judged, even if it names a feature",
    arguments: [
      ":dir()", ":dir('ltr')", ":dir(a b)", ":dir", ":dir(ltr) >", ":lang()", ":lang(en de)", ":lang(en,)", ":lang(0)",
      ":host()", ":host(a b)", ":host(a, b)", ":host-context", ":has-slotted()", ":defined(a)", "::dir(ltr)",
      "::unknown", "::-webkitfoo", "::before a", "::before.a", "::before:first-child", "::before:lang(en)",
      "::before(a)", ":not(::before)", ":has(::before)", "::part", "::part()", "::part(a, b)", "::part(a)::part(b)",
      "::part(a):first-child", "::part(a) + b", "::slotted", "::slotted()", "::slotted(a b)", "::slotted(a):hover",
      "::slotted(a):lang(en)", ":state(:host)", "a::after:state(b)", "x|a", "[x|a]", ":host(:dir('ltr'))",
    ])
  func judged(_ selector: String) { #expect(Requests.selector(selector) == "invalid") }

  @Test(
    "a valid selector that contains only the text of a feature is judged",
    arguments: [
      "[a=':dir(ltr)']", "a/*:host*/.b", "#\\:lang\\(en\\)", "*|a", "*|*", "[*|a]", "[|a]", "[a|=b]",
      ":is(::before, a)", ":is(:unknown)", ":popover-open",
    ])
  func valid(_ selector: String) { #expect(Requests.selector(selector) == "valid") }
}
