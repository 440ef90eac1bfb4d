import type { Contract } from "@concordat/contracts/contract";
import type { SurveyQuestion } from "@concordat/contracts/questionnaire";

/** Maximum number of points of a scale that become options of a question. A longer scale is answered with a number. */
const maxPlaces = 11;

/**
 * Returns the points of a short scale, in order; `null` for a longer scale, for which the model answers with a
 * number.
 */
export function shortScale({
  lowest,
  highest,
}: Pick<Extract<SurveyQuestion, { kind: "scale" }>, "lowest" | "highest">): number[] | null {
  if (highest - lowest >= maxPlaces) return null;
  return Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index);
}

/** Cached results, by the contract of the answer. */
const made = new WeakMap<Contract<unknown>, Contract<unknown>>();

/**
 * Returns the contract of an answer for a request in plain text. The numbers of a short scale become an enumeration, so
 * that one of them can be sampled from the probabilities. Otherwise a small model would answer with a sentence. Other
 * contracts are unchanged.
 */
export function listedPlaces(contract: Contract<unknown>, question: SurveyQuestion): Contract<unknown> {
  const places = question.kind === "scale" ? shortScale(question) : null;
  if (places === null) return contract;
  const known = made.get(contract);
  if (known !== undefined) return known;
  const answer = { type: "integer", enum: places } as const;
  const listed = { ...contract, schema: { ...contract.schema, properties: { answer } } };
  made.set(contract, listed);
  return listed;
}

/** The version of the rule for short scales. It is part of the prompts' hash for runs with surveys in plain text. */
export const placesRule = "places/1";
