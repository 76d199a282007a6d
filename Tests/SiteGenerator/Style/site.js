// Search, the choice of light or dark, the menu on narrow screens, and copy buttons. Pages work without it.
(() => {
  const root = document.documentElement;
  const base = root.dataset.root;
  const store = { get: (key) => { try { return localStorage.getItem(key); } catch { return null; } },
    set: (key, value) => { try { localStorage.setItem(key, value); } catch { /* A browser may refuse. */ } } };
  const apply = (scheme) => {
    if (!scheme) return;
    root.dataset.scheme = scheme;
    for (const source of document.querySelectorAll("picture source[media]")) {
      source.dataset.media ??= source.media;
      const dark = source.dataset.media.includes("dark");
      if (source.dataset.media.includes("prefers-color-scheme")) source.media = dark === (scheme === "dark") ? "all" : "not all";
    }
  };
  apply(store.get("scheme"));

  // Text that is wider than its box scrolls with the keyboard too.
  const scrollable = () => {
    for (const box of document.querySelectorAll(".table, pre, nav.outline, #pages")) {
      const scrolls = box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
      if (scrolls) box.tabIndex = 0; else box.removeAttribute("tabindex");
    }
  };

  const search = (query, results) => {
    const words = query.value.trim().toLowerCase().split(/\s+/).filter(Boolean);
    const found = [];
    for (const [address, title, headings] of words.length ? window.siteIndex ?? [] : []) {
      for (let i = 0; i < headings.length; i += 2) {
        const text = headings[i + 1].toLowerCase();
        const where = `${text} ${title.toLowerCase()}`;
        if (!words.every((word) => where.includes(word))) continue;
        const isStart = words.some((word) => text.startsWith(word));
        const score = (i === 0 ? 0 : 2) + (isStart ? 0 : 1) + (words.every((word) => text.includes(word)) ? 0 : 4);
        found.push({ score, address: i === 0 ? address : `${address}#${headings[i]}`, text: headings[i + 1], title });
      }
    }
    found.sort((a, b) => a.score - b.score || a.text.length - b.text.length);
    results.hidden = words.length === 0;
    results.replaceChildren(...found.slice(0, 12).map(({ address, text, title }) => {
      const link = document.createElement("a");
      link.href = base + address;
      const page = document.createElement("span");
      page.textContent = text === title ? "" : title;
      link.append(text, page);
      return link;
    }));
    const status = document.createElement("p");
    status.setAttribute("role", "status");
    status.textContent = found.length ? `${found.length} headings` : "No heading has these words.";
    results.append(status);
  };

  document.addEventListener("DOMContentLoaded", () => {
    apply(store.get("scheme"));
    const query = document.getElementById("query");
    const results = document.getElementById("results");
    const load = () => {
      if (document.getElementById("index")) return;
      const script = document.createElement("script");
      script.id = "index";
      script.src = `${base}search.js`;
      script.onload = () => search(query, results);
      document.head.append(script);
    };
    query.addEventListener("focus", load);
    query.addEventListener("input", () => { load(); search(query, results); });
    document.addEventListener("keydown", (event) => {
      const links = [...results.querySelectorAll("a")];
      const at = links.indexOf(document.activeElement);
      if (event.key === "/" && !event.target.matches("input, textarea")) { event.preventDefault(); query.focus(); }
      if (results.hidden) return;
      if (event.key === "Escape") { results.hidden = true; query.focus(); }
      if (event.key === "Enter" && event.target === query) links[0]?.click();
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step && (event.target === query || at >= 0)) {
        event.preventDefault();
        (links[at + step] ?? query).focus();
      }
    });
    document.addEventListener("click", (event) => { if (!event.target.closest(".search")) results.hidden = true; });

    const menu = document.getElementById("menu");
    const pages = document.getElementById("pages");
    menu.addEventListener("click", () => {
      menu.setAttribute("aria-expanded", pages.classList.toggle("open"));
      scrollable();
    });
    const current = pages.querySelector("[aria-current]");
    if (current && current.offsetTop > pages.clientHeight * 0.7) pages.scrollTop = current.offsetTop - pages.clientHeight / 2;

    document.getElementById("scheme").addEventListener("click", () => {
      const isDark = root.dataset.scheme ? root.dataset.scheme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
      const scheme = isDark ? "light" : "dark";
      store.set("scheme", scheme);
      apply(scheme);
    });

    for (const block of navigator.clipboard ? document.querySelectorAll(".code") : []) {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "copy";
      button.textContent = "Copy";
      button.addEventListener("click", async () => {
        const text = block.querySelector("code").textContent;
        const commands = text.split("\n").filter((line) => line.startsWith("$ ")).map((line) => line.slice(2));
        await navigator.clipboard.writeText(commands.length ? commands.join("\n") : text);
        button.textContent = "Copied";
        setTimeout(() => { button.textContent = "Copy"; }, 1500);
      });
      block.append(button);
    }

    const links = new Map([...document.querySelectorAll("nav.outline a")].map((link) => [decodeURIComponent(link.hash.slice(1)), link]));
    const headings = [...document.querySelectorAll("article :is(h2, h3)[id]")].filter((heading) => links.has(heading.id));
    const mark = () => {
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top < 120);
      for (const link of links.values()) link.classList.remove("current");
      const last = passed.at(-1) ?? headings[0];
      if (last) links.get(last.id).classList.add("current");
    };
    addEventListener("scroll", mark, { passive: true });
    mark();
    scrollable();
    addEventListener("resize", scrollable);
  });
})();
