import { saysWhatIsMeant } from "./all-words-read.js";
import { isComputation } from "./cues.js";
import type { Draft } from "./draft.js";
import { matchName } from "./name-match.js";
import { isNeutral } from "./neutral-words.js";
import { refusal } from "./refusal.js";
import { isStopWord } from "./stop-words.js";
import type { Token } from "./token.js";
import { unknownWords } from "./unknown-words.js";
import type { Vocabulary } from "./vocabulary.js";

/** Matches words of questions that ask for an overview of any table. */
const general =
  /^(?:happen(?:s|ed|ing)?|going|goes|go|on|chang(?:e|es|ed|ing)|new|news|interesting|notable|noteworthy|notice|stands?|stood|learn|know|tell|show|give|explain|describe|summar(?:y|ise[ds]?|ize[ds]?)|overview|insights?|findings?|highlights?|driv(?:er|ers|e|es|ing|en)|drove|behind|data|datasets?|tables?|files?|numbers?|figures?|reports?|story|stories|main|key|important|trends?|patterns?|developments?|develop(?:s|ed|ing)?|analysis|analy[sz]e|look|looks|doing|perform(?:s|ed|ing|ance)?|matters?|focus|attention|need|something|anything|everything|well|bad|good|business|facts?|results?|quick(?:ly)?|please|latest|recent(?:ly)?)$/;

const isGeneral = ({ lower, isName }: Token): boolean => !isName && general.test(lower);

/** Whether a word belongs to the grammar of questions and does not request a computation. */
const isPlain = ({ lower }: Token): boolean =>
  (isStopWord(lower) || isNeutral(lower)) &&
  !isComputation(lower) &&
  !/^(?:average|mean|median|many|much|who|whose|when|where|which)$/.test(lower);

/**
 * Whether a question asks for an overview, as in `What happened?` and `Tell me something interesting about this data`.
 */
export function asksForOverview(tokens: readonly Token[], { table, members }: Vocabulary): boolean {
  return (
    tokens.some(isGeneral) &&
    tokens.every((token) => isGeneral(token) || isPlain(token)) &&
    !tokens.some(
      (token) =>
        members.has(token.stem) || table.columns.some(({ name }) => matchName(name, [token]).score >= 0.75),
    )
  );
}

/**
 * Throws if a question names something that the table does not contain, such as the revenue in a table of
 * impressions, and nothing that it contains.
 * @throws {AnalystError} NOT_IN_TABLE
 */
export function assertNoUnknownNames({ claims, vocabulary, options }: Draft): void {
  if (saysWhatIsMeant(options)) return;
  const words = claims
    .free()
    .filter((token) => !isGeneral(token) && !isStopWord(token.lower) && !isNeutral(token.lower));
  if (words.length > 0)
    throw refusal(
      vocabulary.table,
      `no column, member or period of it is called ${unknownWords(words, vocabulary)}`,
    );
}
