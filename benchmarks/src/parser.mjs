// The parser against its peers: accuracy on our own corpus, speed on clean and damaged text, and how time grows
// with the length of texts made to be slow.
import { agentDecision } from "@concordat/contracts/agent-decision";
import { iterationResponse } from "@concordat/contracts/iteration-response";
import { createParser, parseText } from "@concordat/parser";
import { compare } from "./measure/compare.mjs";
import { comparisonTable, duration, printTable } from "./measure/table.mjs";
import { accuracy } from "./parser/accuracy.mjs";
import { damagedTexts } from "./parser/damaged-texts.mjs";
import { hostileTexts } from "./parser/hostile-texts.mjs";
import { peers } from "./parser/peers.mjs";
import { parserSize } from "./parser/size.mjs";

const values = {
  "agent-decision/v2": [
    agentDecision,
    { choice: "REPLY", reason: "I bake too, so I can help.", content: "Try a wetter dough: 80 % or more." },
  ],
  "iteration-response/v1": [
    iterationResponse,
    {
      iteration_number: 2,
      phase: "exploration",
      plan: "Look at the years first, then at the industries within them.",
      actions: [
        {
          tool_name: "get_trend_data_tool",
          arguments: { group_by_dimensions: ["year", "industry"], filters: [], top_n: 5 },
        },
      ],
      reflect: "The rise is in 2009 alone, and in four industries most of all.",
    },
  ],
};

for (const [ref, [contract, value]] of Object.entries(values)) {
  const text = JSON.stringify(value);
  comparisonTable(
    `${ref}: clean text of ${text.length} characters`,
    compare(
      {
        "JSON.parse and validate": () => contract.validate(JSON.parse(text)),
        "concordat parseText": () => parseText(text, contract),
        ...Object.fromEntries(
          peers.map(({ name, parse }) => [`${name}, and validate`, () => contract.validate(parse(text))]),
        ),
      },
      { reference: "JSON.parse and validate" },
    ),
    { reference: "JSON.parse and validate" },
  );
}

const damaged = damagedTexts(values["agent-decision/v2"][1]);
for (const { name, text } of damaged) {
  comparisonTable(
    `damaged text: ${name}`,
    compare(
      {
        "concordat parseText": () => parseText(text, agentDecision),
        ...Object.fromEntries(peers.map(({ name: peer, parse }) => [peer, () => attempt(parse, text)])),
      },
      { reference: "concordat parseText", rounds: 20 },
    ),
    { reference: "concordat parseText" },
  );
}

printTable({
  title: "Accuracy on the corpus",
  note: "right: the expected value, or a refusal where one is expected; wrong: another value given as the answer",
  columns: ["", "right", "wrongly refused", "wrong"],
  rows: await accuracy([{ name: "concordat parseText", read: parseText }, ...peers]),
});

const sizes = [25_000, 50_000, 100_000, 200_000];
printTable({
  title: "Hostile texts, by length in characters",
  note: "linear: twice the length takes about twice the time",
  columns: ["", ...sizes.map((size) => `${size / 1000} k`)],
  rows: hostileTexts.map(({ name, make }) => [
    name,
    ...sizes.map((size) => fastest(() => parseText(make(size), agentDecision))),
  ]),
});
printTable({
  title: "10 MB of spaces",
  columns: ["", "time"],
  rows: [["spaces", fastest(() => parseText(" ".repeat(1e7), agentDecision, { maxLength: 2e7 }))]],
});

const long = JSON.stringify({ choice: "LIKE", reason: "crumb ".repeat(17_000) });
printTable({
  title: `Streaming ${long.length} characters, four at a time`,
  columns: ["", "time"],
  rows: [["concordat createParser", fastest(() => stream(long))]],
});

const entries = ["@concordat/parser", "@concordat/parser/json"];
printTable({
  title: "Size of each entry, bundled for a browser",
  columns: ["", "minified", "gzipped"],
  rows: await Promise.all(
    entries.map(async (entry) => {
      const { minified, gzipped } = await parserSize(entry);
      return [entry, `${minified} B`, `${gzipped} B`];
    }),
  ),
});

function attempt(parse, text) {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

function stream(text) {
  const parser = createParser(agentDecision);
  for (let at = 0; at < text.length; at += 4) parser.push(text.slice(at, at + 4));
  return parser.end();
}

/** The fastest of five runs: other work of the machine only adds time. */
function fastest(call) {
  const times = Array.from({ length: 5 }, () => {
    const start = process.hrtime.bigint();
    call();
    return Number(process.hrtime.bigint() - start);
  });
  return duration(Math.min(...times));
}
