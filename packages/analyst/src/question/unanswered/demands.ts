import { isOfMedians } from "../../table/amount-or-level.js";
import { isFileWord } from "../file-words.js";
import { isShare } from "../is-share.js";
import { isOfChanges } from "../measure/column-of-changes.js";
import { matchName } from "../name-match.js";
import { isCopula, positive } from "./adjectives.js";
import { type Demand, does, groups, isClaimed, overTime, setsAgainst, word } from "./demand.js";
import {
  isAverageOfEachRow,
  isBeforeOrAfterName,
  isBetweenNumbers,
  isDurationOfVerb,
  isIdiomOfTime,
  isLossOfLives,
  isMeasureGlossed,
  isOfMoney,
  isShareOfVotes,
  isTold,
  namesMeasure,
  sizeToken,
} from "./demand-rules.js";
import { eachOf, isOfTimeByName, isRateOverTime, timeNoun } from "./each-of.js";
import { isAtPeak, pointsTheWay, ranks } from "./order-words.js";
import { prepositions } from "./prepositions.js";
/**
 * The words that request something, with the test whether it is answered. A word in several rows must pass all their
 * tests.
 */
export const demands: readonly Demand[] = [
  {
    words:
      /^(?:ris(?:e|es|en|ing)|rose|drop(?:s|ped|ping)?|declin\w*|grow(?:s|n|ing|th)?|grew|increas\w*|decreas\w*|chang\w*|improv\w*|gain(?:s|ed)?|shr[aiu]nk\w*|trends?|develop(?:s|ed|ing|ments?)?|evolv\w*|evolution|jump(?:s|ed|ing)?|climb(?:s|ed|ing)?|surg(?:e|es|ed|ing)|slump\w*|worsen\w*|deteriorat\w*|cuts?|lost|lose[sd]?|losing|add(?:ed|ing))$/,
    isMet: (use) =>
      does("change", "largest change", "trend", "relationship")(use) ||
      isBetweenNumbers(use) ||
      use.reading.asksWhy ||
      use.draft.cues.loss ||
      isLossOfLives(use) ||
      isOfChanges(use.reading.measure.column),
  },
  {
    words: /^(?:fall|falls|fell|fallen|falling)$/,
    isMet: (use) =>
      does("change", "largest change", "trend", "relationship")(use) ||
      use.reading.asksWhy ||
      /rain|prec|prcp|snow/i.test(use.reading.measure.column?.name ?? ""),
  },
  {
    words: /^(?:more|less|fewer|higher|lower|greater|larger|smaller|bigger|better|worse)$/,
    isMet: (use) => (setsAgainst(use) || ranks(use)) && pointsTheWay(use),
  },
  {
    words:
      /^(?:most|least|fewest|highest|lowest|largest|smallest|biggest|greatest|maximum|minimum|max|min|top|bottom|best|worst|peak|peaked|peaking|mostly)$/,
    isMet: (use) => word(use.before) !== "at" && (isAtPeak(use) || (ranks(use) && pointsTheWay(use))),
  },
  {
    words: /^record$/,
    isMet: (use) =>
      word(use.before) === "on" ||
      use.draft.cues.counts ||
      ranks(use) ||
      (use.reading.periods.length === 2 && isFileWord(use.token, use.draft.vocabulary)),
  },
  {
    words: /^(?:averages?|averaged|mean|typical|typically|usual|usually|normally)$/,
    isMet: (use) =>
      /^(?:average|weighted average|ratio)$/.test(use.reading.measure.aggregate) ||
      does("relationship", "distribution", "average per period")(use) ||
      /avg|average|mean/i.test(use.reading.measure.column?.name ?? "") ||
      isAverageOfEachRow(use) ||
      use.draft.cues.aggregate === "median",
  },
  {
    words: /^medians?$/,
    isMet: ({ reading: { measure, operation } }) =>
      measure.aggregate === "median" ||
      operation === "distribution" ||
      isOfMedians(measure.column?.name ?? ""),
  },
  {
    words: /^(?:together|altogether|combined)$/,
    isMet: (use) =>
      !does("comparison")(use) &&
      (does("share")(use) ||
        /^(?:sum|count|distinct|ratio|weighted average)$/.test(use.reading.measure.aggregate)),
  },
  {
    words: /^(?:shares?|percentages?|percent|pct|proportions?|fractions?)$/,
    isMet: (use) =>
      does("share", "change")(use) ||
      isShare(use.reading.measure) ||
      isClaimed(use.before, use) ||
      isShareOfVotes(use),
  },
  {
    words: /^cent$/,
    isMet: (use) =>
      word(use.before) !== "per" ||
      does("share", "change")(use) ||
      isShare(use.reading.measure) ||
      use.reading.conditions.some(({ text }) => / [<>]=? /.test(text)),
  },
  {
    words: /^(?:differences?|gap|compar\w*|versus|vs|against)$/,
    // `compare the average price by colour`: all groups are listed.
    isMet: (use) =>
      setsAgainst(use) ||
      // Force used against women: the preposition of a verb.
      (word(use.token) === "against" &&
        use.next !== undefined &&
        use.claims.useOf(use.next) === "member" &&
        /\b(?:used|committed|filed|brought|directed|played|voted|lodged|made) against\b/i.test(
          use.draft.question,
        )) ||
      (word(use.token) === "compare" && use.token.start === 0 && does("ranking")(use) && groups(use)),
  },
  { words: /^earn(?:s|ed|ing)?$/, isMet: isOfMoney },
  {
    words: /^than$/,
    isMet: (use) =>
      setsAgainst(use) ||
      does("ranking")(use) ||
      use.reading.conditions.some(({ text }) => / [<>]=? /.test(text)),
  },
  {
    words: /^(?:different|distinct|unique|various|separate)$/,
    isMet: (use) => use.reading.measure.aggregate === "distinct" || groups(use),
  },
  {
    words: /^same$/,
    isMet: does("change"),
  },
  {
    words: /^others?$/,
    isMet: (use) =>
      setsAgainst(use) ||
      /^(?:any|each|an)$/.test(word(use.before)) ||
      (does("ranking")(use) && /\bfrom (?:the )?other\b/i.test(use.draft.question)) ||
      (word(use.next) === "than" && use.reading.conditions.some(({ text }) => text.includes("!="))) ||
      (does("ranking")(use) &&
        /^(?:all|the)$/.test(word(use.before)) &&
        /than (?:all|the)/i.test(use.draft.question)),
  },
  {
    words: /^(?:both|either)$/,
    isMet: (use) =>
      setsAgainst(use) || use.reading.conditions.some(({ text }) => text.includes(" | ")) || groups(use),
  },
  { words: /^(?:each|every|per)$/, isMet: eachOf },
  { words: /^respectively$/, isMet: (use) => setsAgainst(use) || groups(use) },
  {
    words: /^(?:first|second|third|fourth|fifth|last|final|half|halves)$/,
    isMet: ({ token, next, reading }) =>
      reading.place > 1 ? /(?:est|most|least|best|worst)$/.test(word(next)) : token.start === 0,
  },
  {
    words: timeNoun,
    isMet: (use) =>
      overTime(use) ||
      groups(use) ||
      isOfTimeByName(use.reading.measure.column?.name ?? "", use.token) ||
      // Customers who pay more than 100 a month, for a column of monthly charges.
      use.reading.conditions.some(({ column }) => isOfTimeByName(column.name, use.token)) ||
      isIdiomOfTime(use) ||
      isClaimed(use.before, use) ||
      // The number of days absent is in days.
      (use.next !== undefined && use.claims.useOf(use.next) === "column") ||
      (use.draft.cues.counts && word(use.token) === "times") ||
      (/^(?:per|a|an)$/.test(word(use.before)) && isRateOverTime(use)) ||
      (/ly$|^annual$/.test(word(use.token)) && isRateOverTime(use)),
  },
  {
    words:
      /^(?:now|currently|current|today|nowadays|recently|recent|latest|yet|still|already|ago|later|earlier|before|after|next|previous|previously|following)$/,
    isMet: (use) =>
      does("change", "trend")(use) ||
      (/^(?:now|currently|current|today|still|already)$/.test(word(use.token)) && use.draft.axis === null),
  },
  { words: /^(?:before|after)$/, isMet: (use) => !isBeforeOrAfterName(use) },
  {
    words: /^(?:large|small|big|great|high|low|long|short|good|bad|old|new|main|major|single|individual)$/,
    isMet: (use) =>
      isCopula.test(word(use.before)) ||
      (use.next !== undefined && use.next.parenthesis >= 0 && isClaimed(use.next, use)) ||
      (/^(?:single|individual)$/.test(word(use.token)) &&
        (/est$|^(?:most|best|worst|top)$/.test(word(use.next)) ||
          (timeNoun.test(word(use.next)) && groups(use)))),
  },
  {
    words:
      /^(?:old|young|tall|heavy|long|short|wide|deep|fast|slow|hot|cold|warm|cheap|expensive|rich|poor|strong|far)$/,
    isMet: (use) =>
      word(use.before) !== "how" || namesMeasure(use) || isMeasureGlossed(use) || isDurationOfVerb(use),
  },
  {
    words:
      /^(?:sold|sells?|selling|bought|buys?|produced?|delivered|ordered|caught|stolen|driven|flown|traded|shipped|rented|paid)$/,
    // Something that happened on a day has its own row.
    isMet: (use) => use.reading.measure.column !== null || use.draft.axis?.grain === "day" || isTold(use),
  },
  {
    words: positive,
    isMet: (use) => isCopula.test(word(use.before)) || /^(?:most|least|more|less)$/.test(word(use.before)),
  },
  {
    words: /^(?:known|living|working|named)$/,
    isMet: ({ token, before, next }) =>
      next === undefined ||
      next.start > token.end + 1 ||
      /^(?:in|at|on|with|for|from|by|as|to|alone|and|or)$/.test(next.lower) ||
      isCopula.test(word(before)),
  },
  ...prepositions,
  {
    words: /^(?:kinds?|types?|sorts?|category|categories|groups?|class|classes)$/,
    isMet: (use) => groups(use) || use.reading.measure.aggregate === "distinct",
  },
  {
    words: /^(?:size|sizes)$/,
    isMet: ({ reading: { measure } }) =>
      measure.column !== null && matchName(measure.column.name, [sizeToken]).score > 0,
  },
  {
    // Which country has the most people asks for their number, and not for the only number there is.
    words: /^(?:people|persons?|individuals?|inhabitants|residents)$/,
    isMet: (use) =>
      !/^(?:most|fewest|least|many|more)$/.test(word(use.before)) ||
      use.reading.measure.column === null ||
      use.reading.measureChosen === "asked",
  },
  {
    words: /^cases?$/,
    isMet: (use) =>
      use.draft.cues.counts || use.reading.measure.column === null || use.reading.measure.aggregate === "sum",
  },
  {
    words: /^place$/,
    isMet: (use) => groups(use) || /^(?:took|take|takes|taken|taking)$/.test(word(use.before)),
  },
  {
    words: /^(?:start|end|beginning|begin)$/,
    isMet: (use) => !/^(?:the|at)$/.test(word(use.before)),
  },
  {
    words: /^names?$/,
    isMet: (use) => !/^(?:same|with)$/.test(word(use.before)),
  },
  {
    words: /^(?:correlat\w*|relationship|related|relation|associat\w*|linked|link|connection|depend\w*)$/,
    isMet: does("relationship"),
  },
  {
    words: /^(?:distribut\w*|histogram|outliers?|quantiles?|quartiles?|percentiles?|spread)$/,
    isMet: does("distribution"),
  },
];
