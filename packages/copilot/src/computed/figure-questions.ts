import { checkValue, required, rules } from "@concordat/contracts/options";

/** Matches a question for a figure or a name that a table may contain. */
const asksOfTable =
  /^(?:and |so |but )?(?:how (?:much|many|often|large|big|high|long|far|old)\b|(?:what|which|who|when|in which|by how much|on which|for which)\b)/i;

/** Matches a question for advice, which no table can answer. */
const asksForAdvice =
  /\b(?:should|shall|would|could|can|may|might|must|ought)\b|\b(?:do|are|is it) (?:we|you|i)\b|\b(?:best|better|recommend\w*|advis\w*|next steps?|options?|risks?|pros|cons)\b/i;

/** Matches a quantity on which a decision depends: `if the total amount of North in 2023 was above 50,000`. */
const condition =
  /\b(?:if|when|whether|because|since|given(?: that)?|as long as|provided(?: that)?|unless|depend(?:s|ing) on)\s+(?<quantity>(?:the )?(?:total|sum|average|mean|median|number|count|share|percentage|maximum|minimum|highest|lowest)\b[^,;?!]*?)(?=\s+(?:is|are|was|were|will|exceed\w*|stay\w*|stayed|remain\w*|fall\w*|fell|rise\w*|rose|reach\w*|lies|lay)\b|[,;?!]|\.(?:\s|$)|$)/gi;

/** Matches words that refer to something outside the clause. A table would then be queried about the wrong thing. */
const refersElsewhere = /\b(?:its|their|this|that|these|those|it|they|them|there|our|my|your)\b/i;

/**
 * Returns the questions in a text that tables may answer. These are sentences that ask how much, how many, what or
 * which, and quantities that are said to influence a decision. Empty for a question that only asks for advice.
 * @param text the question of a decision, or one asked about it
 * @throws {RangeError} if it is blank
 * @example
 * figureQuestions("Should we close the branch if the total rent in 2023 was above 50,000?"); // ["What is the total
 * rent in 2023?"]
 */
export function figureQuestions(text: string): string[] {
  checkValue(text, required(rules.text), "text");
  const sentences = text
    .split(/(?<=[?!])\s+|(?<=\p{L}\.)\s+(?=\p{Lu})/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
  const asked = sentences.flatMap((sentence) =>
    asksOfTable.test(sentence) && !asksForAdvice.test(sentence) ? [sentence] : quantities(sentence),
  );
  return [...new Set(asked)];
}

function quantities(sentence: string): string[] {
  return [...sentence.matchAll(condition)].flatMap(({ groups }) => {
    const quantity = groups?.quantity?.trim().replace(/^the /i, "") ?? "";
    return quantity === "" || refersElsewhere.test(quantity) ? [] : [`What is the ${quantity}?`];
  });
}
