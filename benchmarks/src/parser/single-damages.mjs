// Short answers, each with one damage that a writer of JSON does to it.
import { agentDecision } from "@concordat/contracts/agent-decision";
import { defineContract } from "@concordat/contracts/define";

const bill = defineContract({
  type: "object",
  additionalProperties: false,
  required: ["category", "amount", "paid", "note", "tags"],
  properties: {
    category: { enum: ["TRAVEL", "MEALS", "OTHER"] },
    amount: { type: "number" },
    paid: { type: "boolean" },
    note: { type: ["string", "null"] },
    tags: { type: "array", items: { type: "string" } },
  },
});
const billed = {
  category: "TRAVEL",
  amount: 118.5,
  paid: true,
  note: null,
  tags: ["train", "Bern and back"],
};
const reply = {
  choice: "REPLY",
  reason: "I bake too, so I can help.",
  content: "Try a wetter dough: 80 % or more.",
};

/** The answers as a model writes them: their text, which is not damaged yet, and their contract. */
export const answers = [
  { name: "a short decision", text: '{"choice":"LIKE","reason":"Lovely crumb."}', contract: agentDecision },
  { name: "a decision on one line", text: JSON.stringify(reply), contract: agentDecision },
  { name: "a decision, indented", text: JSON.stringify(reply, null, 2), contract: agentDecision },
  {
    name: "a bill on one line",
    text: JSON.stringify(billed).replaceAll(/([,:])(?! )/g, "$1 "),
    contract: bill,
  },
  { name: "a bill, indented", text: JSON.stringify(billed, null, 2), contract: bill },
];

/** Each gives the text as it was where there is nothing to damage. */
const damages = {
  "a comma behind the last entry": (text) => text.replace(/\n?\}$/, ",$&"),
  "a comma behind the last item": (text) => text.replace(/\s*\]/, ",$&"),
  "a doubled comma": (text) => text.replace(",", ",,"),
  "a comma at the beginning": (text) => text.replace("{", "{,"),
  "a missing comma": (text) => text.replace(/", ?(?=\s*")/, '" '),
  "a missing comma between items": (text) => text.replace('train",', 'train" '),
  "the last brace missing": (text) => text.replace(/\n?\}$/, ""),
  "single quotes": (text) => text.replaceAll('"', "'"),
  "one string in single quotes": (text) => text.replace(/: ?"([^"]+)"/, ": '$1'"),
  "typographic quotes": (text) => text.replace(/: ?"([^"]+)"/, ": “$1”"),
  backticks: (text) => text.replace(/: ?"([^"]+)"/, ": `$1`"),
  "keys without quotes": (text) => text.replace(/"(\w+)":/g, "$1:"),
  "one key without quotes": (text) => text.replace(/(?<=,\s*)"(\w+)":/, "$1:"),
  "a word without quotes": (text) => text.replace(/"(REPLY|TRAVEL|LIKE)"/, "$1"),
  "None for null": (text) => text.replace("null", "None"),
  "True for true": (text) => text.replace("true", "True"),
  "a line break in a string": (text) => text.replace(/bake too, |Bern |Lovely /, "$&\n"),
  "a tab in a string": (text) => text.replace(/bake too, |Bern |Lovely /, "$&\t"),
  "a backslash before an apostrophe": (text) => text.replace(/ (?=I can|and back|crumb)/, " \\'"),
  "quotes in a string": (text) => text.replace(/ (too|and|crumb)\b/, ' "$1"'),
  "strings that are joined": (text) => text.replace(/bake |Bern |Lovely /, '$&" + "'),
  "a comment to the line's end": (text) => text.replace(/,\n/, ", // first\n"),
  "a comment between entries": (text) => text.replace(/(?<=[A-Z]"),/, ", /* first */"),
  "a space that does not break": (text) => text.replace(/(?<=,\s*)"/, '\u00a0"'),
  "a number that ends in its point": (text) => text.replace("118.5", "118."),
  "in a fence": (text) => `\`\`\`json\n${text}\n\`\`\``,
};

/** @returns {{ damage: string, answer: string, text: string, contract: object }[]} every damage of every answer it applies to */
export function singleDamages() {
  return Object.entries(damages).flatMap(([damage, apply]) =>
    answers.flatMap(({ name: answer, text, contract }) => {
      const damaged = apply(text);
      return damaged === text ? [] : [{ damage, answer, text: damaged, contract }];
    }),
  );
}
