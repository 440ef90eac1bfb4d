import type { Claims } from "../claims.js";
import { matchName } from "../name-match.js";
import type { Vocabulary } from "../vocabulary.js";
import { isYesNo } from "../yes-no-columns.js";

/** Matches participles of actions that someone does. */
const done =
  /^(?:\p{L}{2,}ed|paid|won|made|written|sold|bought|driven|taken|given|caught|held|led|run|built|chosen|drawn|flown|taught|told|thrown|worn|stolen|eaten|drunk|shot|sung|spent|set|sent|brought)$/u;
/** Matches participles of sorting, after which `by` names a grouping. */
const sorted =
  /^(?:grouped|sorted|ordered|ranked|split|divided|separated|broken|listed|classified|categori[sz]ed|compared|arranged|aggregated|summari[sz]ed|weighted|averaged|counted|measured|multiplied|increased|decreased|changed|varied|differed|improved|declined|dropped|surrounded|caused|explained)$/;

/**
 * Whether `by` names those who did something instead of a grouping, as in `the bills paid by smokers` for a column of
 * yes and no.
 */
export function isByAgent({ tokens }: Claims, index: number, vocabulary: Vocabulary): boolean {
  const [verb, by, who] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (by?.lower !== "by" || verb === undefined || who === undefined) return false;
  if (!done.test(verb.lower) || sorted.test(verb.lower) || !/s$|^(?:men|women|people)$/.test(who.lower))
    return false;
  return vocabulary.table.columns.some(
    (column) =>
      isYesNo(column, vocabulary) &&
      column.name.trim().toLowerCase() !== who.lower &&
      matchName(column.name, [who]).score >= minNamed,
  );
}

/** Minimum share of the column's name that the word must cover. */
const minNamed = 0.79;
