import { nameParts } from "../../table/name-parts.js";
import type { Draft } from "../draft.js";
import type { Token } from "../token.js";
import type { Vocabulary } from "../vocabulary.js";
import { isMeasurable } from "./measured-columns.js";
import { asked, type SettledMeasure } from "./settled-measure.js";

const deaths = /^(?:deaths?|dead|died|killed|fatal(?:ity|ities)?|casualt(?:y|ies)|victims?)$/;
const losing = /\b(?:lost|loses?|losing|kill(?:s|ed)?|claimed|cost)\b/i;
const anyone = /^(?:people|persons?|lives|life|victims?)$/;
const forces = /^(?:soldiers?|men|sailors?|troops)$/;
/** Parts of names in tables of armed forces, whose dead are soldiers. */
const ofForces =
  /^(?:corps|regiments?|army|armies|navy|battalions?|troops?|battles?|war|wars|military|cavalry|soldiers?|horse ?kicks?)$/;

/** Whether a word means the dead of a table of armed forces: the men that a corps lost. */
export function areOfForces({ lower }: Token, { table }: Pick<Vocabulary, "table">): boolean {
  const names = [table.name.replace(/\.\w+$/, ""), ...table.columns.map(({ name }) => name)];
  return forces.test(lower) && names.some((name) => nameParts(name).some((part) => ofForces.test(part)));
}

/** Whether a column counts deaths by its name. */
export function countsDeaths(name: string): boolean {
  return nameParts(name).some((part) => deaths.test(part));
}

/**
 * Returns the only column of deaths for a question such as `which corps lost the most men`; `null` if the question is
 * not about lost lives.
 */
export function livesLost(draft: Draft): SettledMeasure | null {
  const { question, claims, vocabulary } = draft;
  if (!losing.test(question)) return null;
  const whom = claims.free().filter((token) => anyone.test(token.lower) || areOfForces(token, vocabulary));
  const [column, ...more] = vocabulary.table.columns.filter(
    (candidate) => isMeasurable(candidate) && countsDeaths(candidate.name),
  );
  if (whom.length === 0 || column === undefined || more.length > 0) return null;
  claims.claim(whom, "column");
  return asked({ column, aggregate: "sum" }, draft);
}
