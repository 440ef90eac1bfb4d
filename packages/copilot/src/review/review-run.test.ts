import { expect, it } from "vitest";
import {
  type ContextDocument,
  type ContextDocuments,
  documentContext,
  newRun,
  reviewDecision,
  reviewText,
  runDecision,
} from "../index.js";
import { stepClient } from "../testing/scripted.js";

function document(file: string, texts: readonly string[]): ContextDocument {
  const passages = texts.map((text, index) => ({ text, heading: null, page: null, line: index + 1 }));
  return { file, kind: "markdown", title: null, date: null, passages };
}

function documents(offer: readonly string[], ...more: readonly ContextDocument[]): ContextDocuments {
  return { documents: [document("offers/offer.md", offer), ...more], notRead: [] };
}

const offer = [
  "The rent of the harbour office is 99,000 EUR a year.",
  "Fourteen people work in the office at the canal.",
  "The contract can be ended each March.",
];
const answers = {
  facts:
    '{"sources":["s1","s2","none"],"items":["The rent is 99,000 EUR.","Fourteen people work there.","Water is wet."]}',
  pro: '{"sources":["s3"],"items":["It can be ended each March."]}',
  synthesis:
    '{"rationale_sources":["s1"],"tradeoff_sources":[],"step_sources":["s3"],"recommendation":"go","confidence":"low","rationale":"It costs 99,000 EUR.","key_tradeoffs":["Cost against space.","More."],"next_steps":["End it in March.","Ask Ann."],"open_questions":["Who pays?","When?"]}',
};

async function decided(other: object = {}) {
  const { client } = stepClient({ ...answers, ...other });
  const start = newRun({
    question: "Should we move?",
    model: client.id,
    ...documentContext(documents(offer)),
  });
  return runDecision(start, { client, maxAttempts: 1 });
}

it("says that all stands where no cited passage changed, wherever the folder is and whatever was added", async () => {
  const moved = documents([...offer, "A new line."], document("new.md", ["Something else."]));
  const review = reviewDecision(await decided(), moved);
  expect(review).toMatchObject({ unchanged: 5, changed: [], added: ["new.md"], removed: [] });
  expect(reviewText(review)).toMatch(
    /^No passage that the decision cites has changed\..* New documents, which no statement rests on: new\.md\.$/,
  );
});

it("names each statement whose figures are no longer in its passage, with the passage before and now", async () => {
  const review = reviewDecision(
    await decided(),
    documents(["The rent of the harbour office is 120,000 EUR a year.", ...offer.slice(1)]),
  );
  expect(review.changed.map(({ heading, state, missing }) => [heading, state, missing])).toEqual([
    ["Why", "contradicted", ["99,000"]],
    ["Facts", "contradicted", ["99,000"]],
  ]);
  expect(review.changed[1]?.passages).toEqual([
    {
      before: "The rent of the harbour office is 99,000 EUR a year.",
      place: "offer.md, line 1",
      now: { text: "The rent of the harbour office is 120,000 EUR a year.", place: "offer.md, line 1" },
    },
  ]);
  expect(reviewText(review)).toContain("- Facts: The rent is 99,000 EUR. (no longer there: 99,000)");
});

it("tells a reworded passage that still says it from one that is gone", async () => {
  const review = reviewDecision(
    await decided(),
    documents(["Each year, the rent of the harbour office is 99,000 EUR.", offer[1] ?? ""]),
  );
  expect(review.changed.map(({ heading, text, state }) => [heading, text, state])).toEqual([
    ["Why", "It costs 99,000 EUR.", "supported"],
    ["Next Steps", "End it in March.", "gone"],
    ["Facts", "The rent is 99,000 EUR.", "supported"],
    ["Pros", "It can be ended each March.", "gone"],
  ]);
});

it("says of no passage that it says what it never said", async () => {
  const run = await decided({ facts: '{"sources":["s1"],"items":["The rent is 80,000 EUR."]}' });
  const reworded = documents(["Each year, the rent of the harbour office is 99,000 EUR.", offer[1] ?? ""]);
  const text = reviewText(reviewDecision(run, reworded));
  expect(text).toContain("- Facts: The rent is 80,000 EUR.");
  expect(text).toContain("The passage changed, but all that the statement took from it is still there:");
  expect(text).not.toMatch(/still says? (?:it|what)/);
});

it("finds contradictions that are new, and documents that are gone", async () => {
  const notes = document("notes.md", ["Rent of the harbour office: 95,000 EUR"]);
  const review = reviewDecision(await decided(), documents(offer, notes));
  expect(review.contradictions).toEqual([
    'The rent of the harbour office: 99,000 in offer.md, line 1 ("The rent of the harbour office is 99,000 EUR a year."), but 95,000 in notes.md, line 1 ("Rent of the harbour office: 95,000 EUR")',
  ]);
  expect(reviewDecision(await decided(), { documents: [notes], notRead: [] }).removed).toEqual(["offer.md"]);
});

it("refuses a run without sources", async () => {
  const run = { ...(await decided()), sources: [] };
  expect(() => reviewDecision(run, documents(offer))).toThrow("the run has no sources");
});

it("counts what a document's title says as its passages, as the report does", async () => {
  const titled = (title: string, text: string): ContextDocuments => ({
    documents: [{ ...document("offer.md", [text]), title }],
    notRead: [],
  });
  const rent = "The rent is 99,000 EUR.";
  const { client } = stepClient({
    ...answers,
    facts: '{"sources":["s1"],"items":["In 2025 the rent is 99,000 EUR."]}',
  });
  const start = newRun({
    question: "Move?",
    model: client.id,
    ...documentContext(titled("Offer of 2025", rent)),
  });
  const run = await runDecision(start, { client, maxAttempts: 1 });
  const stateOfFact = (read: ContextDocuments): unknown =>
    reviewDecision(run, read).changed.find(({ heading }) => heading === "Facts");
  expect(stateOfFact(titled("Offer of 2025", rent))).toBeUndefined();
  expect(stateOfFact(titled("Offer of 2025", `Each year, ${rent}`))).toMatchObject({ state: "supported" });
  expect(stateOfFact(titled("Offer of 2026", rent))).toMatchObject({
    state: "contradicted",
    missing: ["2025"],
  });
});

it("says of a document with the same content that it did not change, and names one of the same name with other content", async () => {
  const hashed = (sha256: string, texts: readonly string[]): ContextDocument => ({
    ...document("offer.md", texts),
    sha256: sha256.repeat(64),
  });
  const { client } = stepClient(answers);
  const start = newRun({
    question: "Should we move?",
    model: client.id,
    ...documentContext({ documents: [hashed("a", offer)], notRead: [] }),
  });
  const run = await runDecision(start, { client, maxAttempts: 1 });
  const reviewed = (other: ContextDocument) => reviewDecision(run, { documents: [other], notRead: [] });

  // A later version of the program may cut the same document into other passages.
  const same = reviewed(hashed("a", [offer.join(" ")]));
  expect(same).toMatchObject({ changed: [], unchangedDocuments: ["offer.md"], changedDocuments: [] });
  expect(reviewText(same)).toContain("Documents with the same content, byte for byte: offer.md.");

  const other = reviewed(hashed("b", [...offer, "A new line."]));
  expect(other).toMatchObject({ changed: [], unchangedDocuments: [], changedDocuments: ["offer.md"] });
  expect(reviewText(other)).toContain("Documents with other content than before: offer.md.");

  expect(reviewed(document("offer.md", offer))).toMatchObject({
    unchangedDocuments: [],
    changedDocuments: [],
  });
});
