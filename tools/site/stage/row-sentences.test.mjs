import { expect, it } from "vitest";
import { firstSentence, rowSentences } from "./row-sentences.mjs";

const known = { name: "known", comment: {} };
const client = { name: "client", type: { type: "reference" } };
const count = { name: "count", type: { type: "intrinsic" } };
const tag = { name: "state", type: { type: "literal", value: "valid" } };
const ofType = ({ name }) => (name === "client" ? "The model that is asked." : undefined);

it.each([
  [
    "what is said of a row's type stands in for its own description",
    [client],
    { client: "The model that is asked." },
  ],
  [
    "a property with one value tells the forms apart",
    [known, tag],
    { state: "Tells it from the other forms." },
  ],
  ["rows stay as they are if one of them would be left without", [client, count], {}],
  [
    "but not if another has a description anyway",
    [known, client, count],
    { client: "The model that is asked." },
  ],
  ["a table of nothing but the property that tells the forms apart says nothing new", [tag], {}],
])("%s", (_, rows, expected) => {
  const found = [...rowSentences(rows, ofType)].map(([{ name }, sentence]) => [name, sentence]);
  expect(Object.fromEntries(found)).toEqual(expected);
});

it.each([
  ["One of `a.b` and\nmore. Another one.", "One of `a.b` and more."],
  ["How it ends:\n- well", "How it ends."],
  ["no sentence", undefined],
])("the first sentence of %j", (text, expected) => expect(firstSentence(text)).toBe(expected));
