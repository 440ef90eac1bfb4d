/**
 * The English words that the rule for subjects classifies. The lists are complete: a word that is in no list counts as
 * a noun.
 * @module
 */

/** Words that start a noun group, such as articles and possessives. */
export const determiners = setOf(
  "a an the my our your his her their its this that these those some any every each another",
);

/** Words that may be between a determiner and the noun without describing it. */
export const qualifiers = setOf(
  "first second last next new old own other same very big little good great most more fewer whole two three four five six seven eight nine ten",
);

/** Words before a noun that negate it. */
export const negations = setOf("no not without never");

/** Function words, such as articles and prepositions. They end a noun group. */
export const functionWords = setOf(
  "i you he she it we they me him us them who whom which what when where why how if than then so and or but nor as at by for from in into of off on " +
    "onto out over to up with without about after again all also am are aren't be been before being between both can can't cannot could did do does " +
    "doing don't down during few had has have having here is isn't just like made make making must not now once one only put really shall should still " +
    "such there through too under until very was wasn't went were will won't would yes yet came come comes get gets getting go goes going gone got " +
    "know knows let look looks need needs said say says see seen show shows take takes tell tells think took use want wants try tried tomorrow " +
    "yesterday always ever even back because around somebody someone nobody nothing everybody everyone everything anything something anyone anybody else near feel miss check since thank thanks please dear sorry " +
    "hello ugh wow yay okay",
);

/** Frequent verbs that follow their subject, as in "the prompter sang". */
export const verbs = setOf(
  "ate became began bit blew bought broke brought built chose costs counts cut drew drank drove fell felt fought found gave grew heard helps hit " +
    "holds hurts kept knew left lends lent likes lost loves matters means met opens paid ran rang read reads rode rose runs sang sat saw sells sent " +
    "shipped shot slept sold spent spoke starts stood stops swam taught thought threw told understood voted votes walked won woke wore works wrote",
);

/** Nouns that end in -ly, like adverbs. */
export const nounsInLy = setOf(
  "family reply supply ally assembly belly bully butterfly fly italy jelly july lily",
);

/** Times and other words that are rarely the subject of a post. */
export const incidentals = setOf(
  "second seconds minute minutes hour hours day days night nights week weeks weekend weekends month months year years today morning evening afternoon " +
    "noon midnight summer winter spring autumn monday tuesday wednesday thursday friday saturday sunday january february march april may june july august " +
    "september october november december time times way lot bit kind sort thing things post picture moment people person degrees percent place places opinion tip",
);

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}
