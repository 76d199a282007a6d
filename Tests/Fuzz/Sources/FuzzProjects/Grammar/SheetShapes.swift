extension RepeatedShape {
  /// The shapes whose items can contain several references to another item.
  static let bombs = sheets.filter { $0.item.contains("$*(") }

  /// Sheets of one repeated statement, declaration, selector or value.
  static let sheets: [RepeatedShape] = [
    .init("rules", ".c$d { alpha: 0.5; }"),
    .init("themes", "@theme t$d { --x: $d; }"),
    .init("theme parents", "@theme t$d from t$r { --x$d: 1; }", bases: ["", "@theme tbase { --x: 1; }\n"]),
    .init("theme rules", "@theme t$r { .c$d { alpha: 0.5; } }"),
    .init("theme selectors", "Label:theme(t$r) { alpha: 0.$d; }", bases: ["", "@theme tbase { --x: 1; }\n"]),
    .init("style parents", "@style s$d extends s$r { alpha: 0.5; }", after: " Label { @apply s$d; }"),
    .init("styles for types", "@style s$d for T$r { alpha: 0.5; }"),
    .init("applied styles", "Label { @apply s$r; }", bases: ["", "@style sbase { alpha: 0.5; hidden: true; }\n"]),
    .init("styles that apply", "@style s$d { $*(@apply s$r; *)alpha: 0.$d; }", after: " Label { @apply s$d; }"),
    .init("styles and unknown names", "@style s$d { alpha: 0.5; } Label { @apply x$r; }"),
    .init("view types", "@view V$d: V$r { p$d: <number>; }", bases: ["", "@view Vbase: View { p: <number>; }\n"]),
    .init("views and their rules", "@view V$d: View { p: <number>; } V$r { p: 2; }"),
    .init("properties of a type", "p$d: <number>;", before: "@view V: View { ", separator: " ", after: " }"),
    .init(
      "typed",
      "@property --t$d { syntax: \"<length>\"; inherits: true; initial-value: 0; } Label { alpha: var(--t$r); }"),
    .init(
      "custom properties", "--t$d: $*(var(--t$r)*);", before: ":root { ", after: " } Label { alpha: var(--t$d); }",
      bases: ["--tbase:;", "--tbase: ;", "", "--tbase: 1;", "--tbase: \"xxxxxxxxxxxxxxxx\";"]),
    .init(
      "rules of custom properties", ":root { --t$d: $*(var(--t$r) *); }", after: " Label { alpha: var(--t$d); }",
      bases: [":root{--tbase:;}", "", ":root { --tbase: 1; }", ":root { --tbase: abcdefgh; }"]),
    .init(
      "fallbacks", "--t$d: var(--x, $*(var(--t$r) *));", before: ":root { ", after: " } Label { alpha: var(--t$d); }"),
    .init("references in rules", ".c$d { alpha: var(--t$r); }", bases: ["", ":root { --tbase: 1; }\n"]),
    .init(
      "references in a value", "var(--t$r)", before: "Label { --x: ", separator: " ", after: "; alpha: var(--x); }"),
    .init(
      "fallbacks inside", "var(--t$d, ", before: "Label { alpha: ", separator: "", after: "; }", core: "1", closing: ")"
    ),
    .init("layer statements", "@layer l$d, l$r;", after: "\n@layer l0 { Label { alpha: 0.5; } }"),
    .init("layers", "@layer l$r { Label { alpha: 0.$d; } }"),
    .init("reverted layers", "@layer l$d { Label { alpha: revert-layer; } }"),
    .init("layers inside", "@layer l$d { ", separator: "", closing: "Label { alpha: 1; } }"),
    .init("all", "@layer l$d { Label { all: revert-layer; } }"),
    .init("equal declarations", "alpha: 0.5;", before: "Label { ", after: " }"),
    .init("declarations", "alpha: 0.$d;", before: "Label { ", after: " }"),
    .init("longhands", "font-size: $d; layout-margins-left: $d;", before: "Label { ", after: " }"),
    .init("unknown declarations", "alpah$d: 0.5;", before: "Label { ", after: " }"),
    .init("wrong values", "alpha: x$d;", before: "Label { ", after: " }"),
    .init("wrong rules", "Buton$d { alpha: x; }"),
    .init("wrong rules on a line", "Buton$d { alpha: x }", separator: " "),
    .init("unknown states", "Button:stat$d { alpha: 0.5; }"),
    .init("nested rules", "Label { ", separator: "", closing: "alpha: 0.5; }"),
    .init("nested rules beside", "&:highlighted .c$d { alpha: 0.5; }", before: "Button { ", after: " }"),
    .init("nested lists", "&, & .c { ", separator: "", closing: "alpha: 0.5; }"),
    .init("rules that name their parent again", "&&&:highlighted { ", separator: "", closing: "alpha: 0.5; }"),
    .init("lists that name their parent again", ":is(&):is(&, .c) { ", separator: "", closing: "alpha: 0.5; }"),
    .init("selectors", ".c$d", separator: ", ", after: " { alpha: 0.5; }"),
    .init("ancestors", ".c$d", separator: " ", after: " { alpha: 0.5; }"),
    .init("compound", ".c$d", separator: "", after: " { alpha: 0.5; }"),
    .init("is inside", ":is(", separator: "", after: " { alpha: 0.5; }", core: "Label", closing: ")"),
    .init("not inside", ":not(.c$d, ", separator: "", after: " { alpha: 0.5; }", core: "Label", closing: ")"),
    .init("has", "View:has(.c$d) { alpha: 0.5; }"),
    .init("nth", "Label:nth-child($dn + 1 of .c$d) { alpha: 0.5; }"),
    .init("attributes", "[a$d=\"$d\"] { alpha: 0.5; }"),
    .init("media", "@media (width > $d) { Label { alpha: 0.5; } }"),
    .init("media inside", "@media (width > $d) { ", separator: "", closing: "Label { alpha: 0.5; } }"),
    .init(
      "media conditions", "(width > $d)", before: "@media ", separator: " or ", after: " { Label { alpha: 0.5; } }"),
    .init(
      "media choices", "((width > $d) or (height > $d))", before: "@media ", separator: " and ",
      after: " { Label { alpha: 0.5; } }"),
    .init("supports", "@supports (alpha: 0.$d) { Label { alpha: 0.5; } }"),
    .init("scopes", "@scope (.c$d) to (.c$r) { Label { alpha: 0.5; } }"),
    .init("imports", "@import \"$d.vstyle\";"),
    .init("equal imports", "@import \"b.vstyle\";"),
    .init("unknown at-rules", "@thema$d { Label { alpha: 0.5; } }"),
    .init("sums", "1px", before: "TableView { row-height: calc(", separator: " + ", after: "); }"),
    .init("sums of fonts", "1em", before: "TableView { row-height: calc(", separator: " + ", after: "); }"),
    .init(
      "calculations inside", "calc(1 + ", before: "Label { alpha: ", separator: "", after: "; }", core: "1",
      closing: ")"),
    .init(
      "color mixtures", "color-mix(in srgb, red, ", before: "Label { text-color: ", separator: "", after: "; }",
      core: "blue", closing: ")"),
    .init("brackets", "(", before: "Label { alpha: ", separator: "", after: "; }", closing: ")"),
    .init("open brackets", "([{", before: "Label { alpha: ", separator: "", after: "; }"),
    .init("comments", "/* $d */", before: "Label { alpha: ", separator: "", after: " 1; }"),
    .init("ignored rules", "/* vstyle-ignore-next unknown-property */ .c$d { x: 1; }"),
    .init("ignored parts", "/* vstyle-ignore VS10$d */ .c$d { alpha: 1; } /* vstyle-restore VS10$d */"),
    .init("columns", "  alpha:    0.5; /* $d */", before: "Label {\n", after: "\n}"),
    .init("strings", "\"$d\"", before: "Label { font: 17 ", separator: ", ", after: "; }"),
    .init("long names", "abcdefgh", separator: "", after: " { alpha: 1; }"),
    .init("escapes", "\\61 ", separator: "", after: " { alpha: 1; }"),
    .init("numbers", "9", before: "Label { alpha: ", separator: "", after: "; }"),
    .init("keys of a skin", "Label { text-color: skin-color(\"k$d\"); }"),
  ]
}
