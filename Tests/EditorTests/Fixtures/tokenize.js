// Prints the scopes of files by VS Code's own engine for TextMate grammars.
// Usage: node tokenize.js MODULES GRAMMAR < PATHS
// For each path, a line of JSON: [[end of a run in bytes, its scopes], …].
const fs = require("fs");
const path = require("path");
const [modules, grammarPath] = process.argv.slice(2);
const oniguruma = require(path.join(modules, "vscode-oniguruma"));
const textmate = require(path.join(modules, "vscode-textmate"));

async function main() {
  await oniguruma.loadWASM(fs.readFileSync(path.join(modules, "vscode-oniguruma/release/onig.wasm")).buffer);
  const registry = new textmate.Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
      createOnigString: (text) => new oniguruma.OnigString(text),
    }),
    loadGrammar: async () => textmate.parseRawGrammar(fs.readFileSync(grammarPath, "utf8"), grammarPath),
  });
  const grammar = await registry.loadGrammar("source.vstyle");
  for (const file of fs.readFileSync(0, "utf8").split("\n").filter((line) => line !== "")) {
    console.log(JSON.stringify(runs(grammar, fs.readFileSync(file, "utf8"))));
  }
}

function runs(grammar, text) {
  const result = [];
  let state = textmate.INITIAL;
  let offset = 0;
  const add = (part, scopes) => {
    offset += Buffer.byteLength(part);
    result.push([offset, scopes]);
  };
  // An editor reads a byte order mark as no text.
  if (text.startsWith("\uFEFF")) {
    add("\uFEFF", "");
    text = text.slice(1);
  }
  for (const [, line, end] of text.matchAll(/([^\r\n]*)(\r\n|\r|\n|$)/g)) {
    if (line === "" && end === "") break;
    const tokens = grammar.tokenizeLine(line, state);
    state = tokens.ruleStack;
    for (const token of tokens.tokens) {
      const part = line.slice(token.startIndex, token.endIndex);
      if (part !== "") add(part, token.scopes.slice(1).join(" "));
    }
    if (end !== "") add(end, "");
  }
  return result;
}

main();
