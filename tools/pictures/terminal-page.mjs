/** Lines of the demo's beginning that a picture has room for. */
const linesShown = 24;

const style = `
  body { margin: 0; background: #10141c; color: #d6deeb; font: 14px/1.45 "DejaVu Sans Mono", monospace }
  pre { margin: 0; padding: 18px 22px; white-space: pre-wrap }
  .command { color: #fff; font-weight: bold }
  .prompt, .dim { color: #7f8ea3 }
  .choice { color: #8bd49c }
  .round { color: #82aaff; font-weight: bold }`;

/** The style of a line of the demo: that of the first matching pattern. */
const looks = [
  [/^— /, "round"],
  [/[█░]/, "choice"],
  [/^ {2}/, "dim"],
];

/** A page that looks like a terminal in which a command has printed a text: its beginning and its last lines. */
export function terminalPage(command, printed) {
  const lines = printed.trimEnd().split("\n");
  // The machine's preparations differ from run to run.
  const first = lines.findIndex((line) => line.startsWith("Four people"));
  const shown = [...lines.slice(Math.max(first, 0)).slice(0, linesShown), "…", ...lines.slice(-2)];
  const body = shown.map((line) => look(line)).join("\n");
  return `<!doctype html><meta charset="utf-8"><style>${style}</style>
<pre><span class="prompt">$ </span><span class="command">${escaped(command)}</span>\n${body}</pre>`;
}

function look(line) {
  const [, name] = looks.find(([pattern]) => pattern.test(line)) ?? [];
  return name === undefined ? escaped(line) : `<span class="${name}">${escaped(line)}</span>`;
}

function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
