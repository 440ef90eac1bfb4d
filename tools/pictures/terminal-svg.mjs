/** Lines of the demo's beginning that a picture has room for. */
const linesShown = 24;

/** Characters that fit next to each other. */
const columns = 84;

/** Size of the picture, of a line and of a character, in pixels. */
const size = { width: 760, height: 640, left: 22, top: 34, line: 20.3, character: 8.43 };

/** How long the picture moves, and when the first line of output appears, in seconds: less than the 5 after which a reader must be able to stop it. */
const seconds = { all: 4.5, first: 0.6 };

const style = `text{font:14px "DejaVu Sans Mono",Menlo,Consolas,monospace;white-space:pre;fill:#d6deeb;animation:show .15s backwards}
.command{fill:#fff;font-weight:bold}.dim{fill:#7f8ea3}.choice{fill:#8bd49c}.round{fill:#82aaff;font-weight:bold}
@keyframes show{from{opacity:0}}
@media (prefers-reduced-motion:reduce){text{animation:none}}`;

/** The style of a line of the demo: that of the first matching pattern. */
const looks = [
  [/^— /, "round"],
  [/[█░]/, "choice"],
  [/^ {2}/, "dim"],
];

/**
 * A picture of a terminal in which a command prints the beginning and the last lines of a text, once, a line at a time. Readers who want
 * no motion see the end.
 */
export function terminalSvg(command, printed) {
  const output = printed.trimEnd().split("\n");
  // The machine's preparations differ from run to run.
  const first = output.findIndex((line) => line.startsWith("Four people"));
  const shown = [...output.slice(Math.max(first, 0)).slice(0, linesShown), "…", ...output.slice(-2)];
  const lines = [
    { text: `$ ${command}`, look: "command" },
    ...shown.flatMap((line) => wrapped(line).map((text) => ({ text, look: lookOf(line) }))),
  ];
  const pace = (seconds.all - seconds.first) / (lines.length - 1);
  const texts = lines.map((line, index) =>
    textElement(line, { index, delay: index === 0 ? 0 : seconds.first + (index - 1) * pace }),
  );
  const { width, height } = size;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<title>${escaped(command)}, faster than it ran</title>
<style>${style}</style>
<rect width="${width}" height="${height}" fill="#10141c"/>
${texts.filter(Boolean).join("\n")}
</svg>
`;
}

/** A line, as wide as in a terminal whatever the font. */
function textElement({ text, look }, { index, delay }) {
  if (text.trim() === "") return "";
  const y = (size.top + index * size.line).toFixed(1);
  const attributes = [
    `x="${size.left}" y="${y}"`,
    `textLength="${(text.length * size.character).toFixed(1)}" lengthAdjust="spacingAndGlyphs"`,
    `style="animation-delay:${delay.toFixed(2)}s"`,
    ...(look === undefined ? [] : [`class="${look}"`]),
  ];
  return `<text xml:space="preserve" ${attributes.join(" ")}>${escaped(text)}</text>`;
}

function lookOf(line) {
  return looks.find(([pattern]) => pattern.test(line))?.[1];
}

/** A line as a terminal breaks it, between words. */
function wrapped(line) {
  if (line.length <= columns) return [line];
  const end = Math.max(line.lastIndexOf(" ", columns), 1);
  return [line.slice(0, end), ...wrapped(line.slice(end).trimStart())];
}

function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
