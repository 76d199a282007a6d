"use strict";
// The inspector. Without it the page shows everything but the explanations and the forced states.
(() => {
  const stamp = document.documentElement.dataset.stamp || "";
  // A page that asks for the newest version of itself loads it in a frame, which says its stamp and stops.
  if (location.hash === "#probe" && window !== window.top) {
    window.stop();
    window.parent.postMessage({ vstyle: stamp }, "*");
    return;
  }
  addEventListener("DOMContentLoaded", () => {
    const data = JSON.parse(document.getElementById("data").textContent);
    const $ = (id) => document.getElementById(id);
    const make = (tag, attributes = {}, ...children) => {
      const node = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
      node.append(...children.filter((child) => child !== null && child !== undefined));
      return node;
    };

    // The values of a record, by label. Most records are stored as a difference from another one.
    const values = (index) => {
      const [base, ...pairs] = data.values[index];
      const all = base < 0 ? new Map() : values(base);
      for (let i = 0; i < pairs.length; i += 2) {
        if (pairs[i + 1] < 0) all.delete(data.strings[pairs[i]]);
        else all.set(data.strings[pairs[i]], data.strings[pairs[i + 1]]);
      }
      return all;
    };
    // The answers of `vstyle explain` for a node; null if a limit left them out.
    const explain = (screen, cell, node) => {
      const list = data.explanations[data.screens[screen].cells[cell].explanations[node]];
      if (!list) return null;
      const answers = [];
      for (let i = 0; i < list.length; i += 2) {
        const from = list[i + 1];
        answers.push({
          ...data.answers[list[i]], inheritedFrom: from < 0 ? null : data.screens[screen].nodes[from][0],
        });
      }
      return answers;
    };
    window.vstylePreview = { data, values, explain };

    const saved = JSON.parse(sessionStorage.getItem("vstyle-preview") || "{}");
    const state = { screen: 0, cell: 0, node: 0, forced: "", theme: "", open: [], ...saved.state };
    const save = () => sessionStorage.setItem("vstyle-preview", JSON.stringify({ state, x: scrollX, y: scrollY }));
    const figure = (screen, cell) => document.querySelector(`[data-screen="${screen}"][data-cell="${cell}"]`);
    const element = (screen, cell, node) => figure(screen, cell)?.querySelector(`[data-n="${node}"]`);
    const isColor = (text) => CSS.supports("color", text) && /^(#|rgb|hsl|hwb|lab|lch|ok|color)/.test(text);

    // MARK: Picking a view

    const clearPick = () => document.querySelectorAll(".picked").forEach((node) => node.classList.remove("picked"));
    const pick = (screen, cell, node, scroll = false) => {
      unforce();
      if (!data.screens[screen] || !data.screens[screen].cells[cell] || !data.screens[screen].nodes[node]) return;
      Object.assign(state, { screen, cell, node, forced: "" });
      clearPick();
      const target = element(screen, cell, node);
      target?.classList.add("picked");
      if (scroll) target?.scrollIntoView({ block: "nearest", inline: "nearest" });
      show();
      save();
    };
    const children = (screen, node) =>
      data.screens[screen].nodes.flatMap((other, index) => (other[3] === node ? [index] : []));

    document.addEventListener("click", (event) => {
      const view = event.target.closest("[data-n]");
      const box = view?.closest("[data-screen]");
      if (!box) return;
      event.preventDefault();
      pick(+box.dataset.screen, +box.dataset.cell, +view.dataset.n);
      if (box.dataset.state) force(box.dataset.state);
    });
    const moves = {
      ArrowUp: (s, n) => data.screens[s].nodes[n][3],
      ArrowDown: (s, n) => children(s, n)[0] ?? -1,
      ArrowLeft: (s, n) => sibling(s, n, -1),
      ArrowRight: (s, n) => sibling(s, n, 1),
    };
    const sibling = (screen, node, step) => {
      const parent = data.screens[screen].nodes[node][3];
      const all = parent < 0 ? [node] : children(screen, parent);
      return all[all.indexOf(node) + step] ?? -1;
    };
    document.addEventListener("keydown", (event) => {
      const box = event.target.closest("[data-screen]");
      if (!box || !moves[event.key] || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const [screen, cell] = [+box.dataset.screen, +box.dataset.cell];
      const isHere = state.screen === screen && state.cell === cell;
      const root = box.querySelector("[data-n]") ? +box.querySelector("[data-n]").dataset.n : 0;
      const next = isHere ? moves[event.key](screen, state.node) : root;
      if (next >= 0 && element(screen, cell, next)) pick(screen, cell, next, true);
    });

    // MARK: Forced states

    let undo = [];
    const unforce = () => {
      for (const [node, former] of undo.reverse()) node.replaceWith(former);
      undo = [];
      state.forced = "";
    };
    const redraw = (target, drawing) => {
      const fresh = target.cloneNode(false);
      fresh.className = drawing[0];
      fresh.innerHTML = drawing[1].replace("\u0001", "<i data-subviews></i>");
      const slot = fresh.querySelector("[data-subviews]");
      const kept = [...target.querySelectorAll("[data-n]")].filter(
        (other) => other.parentElement.closest("[data-n]") === target);
      if (slot) slot.replaceWith(...kept.map((child) => child.cloneNode(true)));
      target.replaceWith(fresh);
      undo.push([fresh, target]);
    };
    const forcedEntry = (name) => data.screens[state.screen].cells[state.cell].forced.find(
      ([node, stateName]) => node === state.node && stateName === name);
    const force = (name) => {
      unforce();
      const entry = name && forcedEntry(name);
      state.forced = entry ? name : "";
      if (entry && !figure(state.screen, state.cell)?.dataset.state) {
        const changes = entry[2];
        for (let i = 0; i < changes.length; i += 3) {
          const target = element(state.screen, state.cell, changes[i]);
          if (target) redraw(target, data.drawings[changes[i + 1]]);
        }
        clearPick();
        element(state.screen, state.cell, state.node)?.classList.add("picked");
      }
      show();
      save();
    };

    // MARK: The inspector

    const value = (text) => isColor(text)
      ? make("span", {}, chip(text), text) : make("span", {}, text);
    const chip = (color) => {
      const node = make("span", { class: "chip" });
      node.style.background = color;
      return node;
    };
    const describe = (answer) => {
      const body = [];
      if (answer.source === "inherited")
        body.push(make("div", { class: "why" }, `inherited from ${answer.inheritedFrom ?? "the tree around"}`));
      if (answer.source === "initial")
        body.push(make("div", { class: "why" }, "the initial value: no declaration decides"));
      for (const declaration of answer.declarations) {
        body.push(make("div", { class: "decl" },
          make("strong", { class: declaration.won ? "won-mark" : "" }, declaration.won ? "won " : "lost "),
          make("code", { class: declaration.won ? "won" : "lost" }, declaration.declaration),
          make("div", { class: "why" }, `${declaration.rule}${declaration.reason ? ": " + declaration.reason : ""}`),
          make("div", { class: "loc mono" }, declaration.location ?? "in Swift")));
      }
      for (const property of answer.customProperties) {
        body.push(make("div", { class: "decl" }, make("code", {}, `${property.name}: `),
          property.value === null ? make("em", {}, "no value here") : value(property.value),
          make("div", { class: "loc mono" }, property.location ?? "in Swift")));
      }
      for (const diagnostic of answer.diagnostics)
        body.push(make("div", { class: "severity-error" }, `${diagnostic.message} [${diagnostic.rule}]`));
      const label = (answer.state ? `:${answer.state} ` : "") + answer.name;
      const details = make("details", {}, make("summary", {}, make("code", {}, label + ": "),
        make("span", { class: "value" }, answer.value === null ? "(no value)" : value(answer.value))), ...body);
      details.open = state.open.includes(label);
      details.addEventListener("toggle", () => {
        state.open = state.open.filter((other) => other !== label).concat(details.open ? [label] : []);
        save();
      });
      return details;
    };
    const show = () => {
      const { screen, cell, node } = state;
      const tree = data.screens[screen];
      if (!tree) return;
      const [key, type, selector] = tree.nodes[node];
      $("picked-name").textContent = selector;
      $("picked-place").textContent = `${key} in ${tree.name}, ${data.environments[cell]}`;
      const all = values(tree.cells[cell].values[node]);
      const answers = explain(screen, cell, node);
      const states = tree.cells[cell].forced.filter(([other]) => other === node).map(([, name]) => name);
      $("state").replaceChildren(make("option", { value: "" }, "as in the tree"),
        ...states.map((name) => make("option", { value: name }, ":" + name)));
      $("state").value = state.forced;
      $("state").disabled = states.length === 0;
      const changed = [];
      if (state.forced) {
        const entry = forcedEntry(state.forced);
        for (let i = 0; i < entry[2].length; i += 3) {
          const before = values(tree.cells[cell].values[entry[2][i]]);
          const after = values(entry[2][i + 2]);
          for (const [label, text] of after) {
            if (before.get(label) !== text)
              changed.push(make("div", { class: "decl" }, entry[2][i] === node ? "" : tree.nodes[entry[2][i]][0] + " ",
                make("code", {}, label + ": "), value(before.get(label) ?? "(none)"), " \u2192 ", value(text)));
          }
        }
      }
      $("changed").replaceChildren(...(changed.length
        ? [make("h3", {}, `While :${state.forced}`), ...changed] : []));
      $("explained").replaceChildren(...(answers?.map(describe) ?? [make("p", { class: "severity-warning" },
        "Not explained, see “Not drawn”. `vstyle explain` explains one view.")]));
      const rows = [...all].sort(([a], [b]) => (a < b ? -1 : 1)).map(([label, text]) =>
        make("div", {}, make("code", {}, label + ": "), value(text)));
      $("computed").replaceChildren(...rows);
      outline();
    };
    const outline = () => {
      const { screen, cell, node } = state;
      const depth = (n) => (data.screens[screen].nodes[n][3] < 0 ? 0 : 1 + depth(data.screens[screen].nodes[n][3]));
      const items = data.screens[screen].nodes.map(([, , selector], index) => {
        const item = make("div", {
          role: "treeitem", "aria-level": depth(index) + 1, "aria-selected": index === node,
          tabindex: index === node ? 0 : -1,
        }, selector);
        item.style.paddingInlineStart = `${6 + 12 * depth(index)}px`;
        item.addEventListener("click", () => pick(screen, cell, index, true));
        return item;
      });
      $("outline").replaceChildren(...items);
      items[node]?.scrollIntoView({ block: "nearest" });
    };
    $("outline").addEventListener("keydown", (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      pick(state.screen, state.cell, Math.min(Math.max(state.node + step, 0), data.screens[state.screen].nodes.length - 1), true);
      $("outline").querySelector("[aria-selected=true]").focus();
    });

    // MARK: Diagnostics

    // The views whose values come from the line of a location: for each screen, the first column that has some.
    const viewsShowing = (location) => {
      const line = location.replace(/\d+$/, "");
      const isThere = (declaration) => declaration.won !== false && (declaration.location ?? "").startsWith(line);
      const answers = new Set(data.answers.flatMap((answer, index) =>
        [...answer.declarations, ...answer.customProperties].some(isThere) ? [index] : []));
      const lists = new Set(data.explanations.flatMap((list, index) =>
        list.some((answer, position) => position % 2 === 0 && answers.has(answer)) ? [index] : []));
      return data.screens.flatMap(({ name, cells }, screen) => {
        const shown = cells.map(({ explanations }) =>
          explanations.flatMap((list, node) => (lists.has(list) && element(screen, 0, node) ? [node] : [])));
        const cell = shown.findIndex((nodes) => nodes.length > 0);
        return cell < 0 ? [] : [{ name, screen, cell, nodes: shown[cell] }];
      });
    };
    for (const item of document.querySelectorAll("[data-location]")) {
      const places = viewsShowing(item.dataset.location).map(({ name, screen, cell, nodes }) => {
        const button = make("button", { type: "button" }, `${name}: ${nodes.length} view${nodes.length === 1 ? "" : "s"}`);
        button.addEventListener("click", () => pick(screen, cell, nodes[0], true));
        return button;
      });
      item.querySelector("pre").after(make("p", { class: "why" }, ...(places.length
        ? ["Shows on ", ...places.flatMap((place, index) => (index ? [", ", place] : [place]))]
        : ["No view here gets a value from this line."])));
    }

    $("state").addEventListener("change", (event) => force(event.target.value));
    $("theme").addEventListener("change", (event) => { state.theme = event.target.value; chooseTheme(); save(); });
    const chooseTheme = () => {
      document.body.classList.toggle("one", state.theme !== "");
      document.querySelectorAll("figure.cell").forEach((cell) =>
        cell.classList.toggle("chosen", cell.dataset.cell === state.theme));
      $("theme").value = state.theme;
    };

    const forced = state.forced;
    chooseTheme();
    pick(state.screen, state.cell, state.node);
    if (forced) force(forced);
    if (saved.y !== undefined) scrollTo(saved.x, saved.y);
    addEventListener("pagehide", save);

    // MARK: Watching

    if (stamp) {
      let frame = null;
      addEventListener("message", (event) => {
        if (frame && event.source === frame.contentWindow && event.data && event.data.vstyle !== undefined) {
          if (event.data.vstyle !== stamp) { save(); location.reload(); }
          frame.remove();
          frame = null;
        }
      });
      setInterval(() => {
        if (document.hidden) return;
        frame?.remove();
        frame = make("iframe", { src: location.href.split("#")[0] + "#probe", hidden: "", title: "newest version" });
        document.body.append(frame);
      }, 700);
    }
  });
})();
