/// A file that `vstyle init` writes: one element of ``all``.
struct StarterFile: Sendable {
  let name: String
  let text: String

  /// Every file, in the order in which they are written.
  static let all = [configuration, sheet, tree]

  private static let configuration = StarterFile(
    name: "vstyle.json",
    text: """
      {
        // The rules that apply: core, strict or all. `vstyle rules` lists them.
        "preset": "strict",
        // What `vstyle preview -o page.html` draws.
        "preview": {"sheets": ["app.vstyle"], "trees": ["home.json"]},
      }

      """)

  private static let sheet = StarterFile(
    name: "app.vstyle",
    text: """
      /* The colors of each theme. Rules read them with var(). */
      @theme light {
        color-scheme: light;
        --canvas: white;
        --text: #1c1c1e;
        --accent: #0a5ea8;
        --on-accent: white;
      }

      @theme dark {
        color-scheme: dark;
        --canvas: #1c1c1e;
        --text: #f2f2f7;
        --accent: #1f6fb5;
        --on-accent: #f2f2f7;
      }

      Window {
        background-color: var(--canvas);
      }

      Label {
        font: 17 system;
        text-color: var(--text);
        &.title { font: bold 28 system; }
      }

      Button.primary {
        background-color: var(--accent);
        layer-corner-radius: 10;
        title-color: var(--on-accent);
        &:disabled { alpha: 0.4; }
        &:highlighted { alpha: 0.7; }
      }

      """)

  private static let tree = StarterFile(
    name: "home.json",
    text: """
      {"type": "Window", "id": "window", "children": [
        {"type": "View", "id": "home", "children": [
          {"type": "Label", "id": "greeting", "classes": ["title"], "text": "Good morning"},
          {"type": "Label", "id": "news", "text": "Nothing new since yesterday."},
          {"type": "Button", "id": "save", "classes": ["primary"], "text": "Save"}
        ]}
      ]}

      """)
}
