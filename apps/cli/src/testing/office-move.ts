import { copyFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Answer, answerText, type ModelRequest } from "@concordat/testing/model-server";

const fixtures = join(import.meta.dirname, "../../../../packages/documents/fixtures");

const copied: Readonly<Record<string, string>> = {
  "harbour.pdf": "harbour.pdf",
  "minutes.docx": "minutes.docx",
  "deck.pptx": "deck.pptx",
  "page.html": "page.html",
  "mail.eml": "mail.eml",
  "costs.xlsx": "costs.xlsx",
  "locked.pdf": "lease-locked.pdf",
  "cut.pdf": "survey-broken.pdf",
};

/** A document of the decision, which a test can change afterwards. */
export const officeNotes = `# Office move, notes

## Staff survey

11 of 14 people prefer the harbour office. Three would have a longer way to work.

## Lease

The present lease ends on 31 March 2027. Notice must be given by 30 September 2026.

## Costs

Power: 6,200 a year.

## Open

Ann Lee asks the landlord for a break clause by 15 April 2026.
`;

const offers = `office,rent_per_year,deposit,places
Harbour office,101000,25000,22
Old office,80000,0,14
`;

/** In Latin-1, as an old program of a moving company writes it. */
const moving = Buffer.from(
  "Angebot f\u00fcr den Umzug: 12.500 EUR.\n\nM\u00f6bel bleiben im Geb\u00e4ude.\n",
  "latin1",
);

/** Documents of a decision as a manager has them: eleven, of which one is broken, one locked and one in Latin-1. */
export async function writeOfficeDocuments(folder: string): Promise<void> {
  for (const [from, to] of Object.entries(copied)) await copyFile(join(fixtures, from), join(folder, to));
  await writeFile(join(folder, "notes.md"), officeNotes);
  await writeFile(join(folder, "offers.csv"), offers);
  await writeFile(join(folder, "umzug.txt"), moving);
}

/** The question that the documents are about. */
export const officeQuestion = "Should we move to the harbour office or stay in the old office?";

/** A statement, and words of the passage that it cites; no words: no passage. */
type Cited = readonly [text: string, words?: string];

const facts: readonly Cited[] = [
  ["The rent of the harbour office is 99,000 EUR a year.", "contract runs for five years"],
  ["The landlord offers 95,000 EUR a year if we sign in April.", "if we sign in April"],
  ["11 of 14 people prefer the harbour office.", "11 of 14 people"],
  ["The present lease ends on 31 March 2027.", "Notice must be given"],
  ["The old office costs 80,000 EUR a year.", "Old office"],
  // Rent out of a passage about staff.
  ["The deposit of the harbour office is 52,000 EUR.", "Fourteen people work"],
];

const pros: readonly Cited[] = [
  ["The harbour has room for twenty-two people.", "room for twenty-two"],
  ["Power costs less there.", "Lower power costs"],
  ["Trams run every ten minutes.", "Trams every ten minutes"],
];

const cons: readonly Cited[] = [
  ["The move costs 12,500 EUR.", "Umzug"],
  ["Three people would have a longer way to work.", "11 of 14 people"],
  ["There are only six places for cars.", "six places for cars"],
];

const risks: readonly Cited[] = [
  ["Power costs are an estimate.", "an estimate"],
  ["The lease renews itself if notice is not given by 30 September 2026.", "Notice must be given"],
  ["Rents rose by 15 % in a year.", "Rents rose by"],
  ["Staff may leave."],
];

const harbour = {
  pros: [["It has room for twenty-two.", "room for twenty-two"]],
  cons: [["Three people would have a longer way.", "11 of 14 people"]],
  cost: [
    ["Its rent is 99,000 EUR a year.", "contract runs for five years"],
    ["Its deposit is 25,000 EUR.", "deposit: 25000"],
  ],
  time: [["It must be signed in April.", "if we sign in April"]],
  risk: [["Power costs are an estimate.", "an estimate"]],
  reversibility: [["The contract runs for five years.", "contract runs for five years"]],
  would_change: [["A break clause that the landlord refuses.", "break clause"]],
} satisfies Aspects;

const stay = {
  pros: [["Nobody has to move."]],
  cons: [["It has 14 places.", "Old office"]],
  cost: [["Its rent is 80,000 EUR a year.", "Old office"]],
  time: [],
  risk: [["The lease ends on 31 March 2027.", "Notice must be given"]],
  reversibility: [],
  would_change: [],
} satisfies Aspects;

type Aspects = Readonly<Record<string, readonly Cited[]>>;

/** The ids of the passages as a prompt shows them. */
function citing(prompt: string): (words: string | undefined) => string {
  return (words) => {
    if (words === undefined) return "none";
    const at = prompt.indexOf(words);
    const id = at === -1 ? undefined : [...prompt.slice(0, at).matchAll(/"(s\d+)":/g)].at(-1)?.[1];
    if (id === undefined) throw new RangeError(`no passage has the words ${JSON.stringify(words)}`);
    return id;
  };
}

function listOf(prompt: string, items: readonly Cited[]): object {
  const idOf = citing(prompt);
  return { sources: items.map(([, words]) => idOf(words)), items: items.map(([text]) => text) };
}

function assessment(prompt: string, aspects: Aspects): object {
  const idOf = citing(prompt);
  return Object.fromEntries(
    Object.entries(aspects).map(([name, items]) => [
      name,
      items.map(([text, words]) => ({ source: idOf(words), text })),
    ]),
  );
}

function synthesis(prompt: string): object {
  const idOf = citing(prompt);
  const isSupposed = prompt.includes("Suppose that this is so");
  const isDearer = isSupposed && prompt.includes("140,000 EUR");
  return {
    rationale_sources: [idOf("contract runs for five years"), idOf("11 of 14 people")],
    tradeoff_sources: [idOf("room for twenty-two"), idOf("Umzug")],
    step_sources: [idOf("break clause"), idOf("Notice must be given")],
    ...(isSupposed
      ? {}
      : {
          step_owners: ["Ann Lee", "Bob Ray"],
          step_dates: ["15 April 2026", "30 September 2026"],
          weakest_assumption: "The landlord's offer of 95,000 EUR holds until April.",
          assumption_sources: [idOf("if we sign in April")],
        }),
    recommendation: isDearer ? "stay in the old office" : "move to the harbour office",
    confidence: "medium",
    rationale: isDearer
      ? "At 140,000 EUR a year the room is not worth it."
      : "It has room for the team, 11 of 14 people prefer it, and the rent of 99,000 EUR a year is fixed for five years.",
    key_tradeoffs: [
      "More room against a higher rent.",
      "A nearer tram against the cost of the move, 12,500 EUR.",
    ],
    next_steps: ["Ask the landlord for a break clause.", "Give notice for the old office."],
    open_questions: ["Is there a school nearby?"],
  };
}

function answerTo(prompt: string): object {
  if (prompt.includes("Which specialists are needed"))
    return { required_agents: ["facts", "pro", "con", "risk"] };
  if (prompt.includes("Which two of these facts"))
    return {
      changes: [
        { fact: "f1", instead: "The rent of the harbour office is 140,000 EUR a year." },
        { fact: "f3", instead: "Most people prefer the old office." },
      ],
    };
  if (prompt.includes("Assess the option"))
    return assessment(prompt, /<option[^>]*>\s*"?stay/i.test(prompt) ? stay : harbour);
  if (prompt.includes("Weigh the findings")) return synthesis(prompt);
  if (prompt.includes("List the facts")) return listOf(prompt, facts);
  if (prompt.includes("speak for it")) return listOf(prompt, pros);
  if (prompt.includes("speak against it")) return listOf(prompt, cons);
  if (prompt.includes("could go wrong if")) return listOf(prompt, risks);
  return listOf(prompt, [["Ann Lee asks the landlord by 15 April 2026.", "break clause"]]);
}

/** A model that has read the documents, and cites some passages that do not say what it says. */
export function answerOffice({ body }: ModelRequest): Answer {
  const messages: readonly { readonly content: string }[] = Array.isArray(body.messages) ? body.messages : [];
  return answerText(answerTo(messages.map(({ content }) => content).join("\n")));
}
