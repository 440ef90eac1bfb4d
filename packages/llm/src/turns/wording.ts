import type { TurnKind } from "./turn-field.js";

/** The instruction after a question, by the kind of its field. */
export const instructions: Readonly<Record<Exclude<TurnKind, "text">, string>> = {
  number: "Answer with a number.",
  options: "Answer with one of these:",
  lines: "Write one on each line.",
  json: "Answer with JSON only:",
};

/** The instruction after a question that is answered with yes or no. */
export const yesOrNo = "Answer yes or no.";

/** The text of the feedback to a model after an unusable answer. The reason is inserted between the two parts. */
export const complaint = { before: "That answer cannot be used:", after: "Answer again." } as const;

/** All fixed wording, for recognizing an answer that only repeats it. */
export const turnWording: readonly string[] = [
  ...Object.values(instructions),
  yesOrNo,
  ...Object.values(complaint),
];
