import type { Scenario } from "@concordat/contracts/scenario";
import type { StudyMessageResult, StudyModel } from "@concordat/contracts/study-report";
import { counted, formatNumber } from "@concordat/report-kit";

/** The data from which caveats are derived. */
export interface CaveatInput {
  readonly model: StudyModel | null;
  readonly scenario: Pick<Scenario, "rounds">;
  readonly agents: number;
  readonly runs: number;
  readonly messages: readonly Pick<
    StudyMessageResult,
    "name" | "exposures" | "asked" | "invalid" | "failed"
  >[];
}

const notPeople =
  "Agents are not people. What a model writes in their names was not measured on anybody, and no size of a study changes that.";

/**
 * Adapts the caveats of a study with real answers: statements about people are based on the real answers, and all
 * others on agents.
 */
export function caveatsWithPeople(caveats: readonly string[], answered: number): string[] {
  return caveats.map((caveat) =>
    caveat === notPeople
      ? `Agents are not people. What is said about people rests on the real answers of ${counted(answered, "person", "people")}; all else is about agents only.`
      : caveat,
  );
}

/**
 * Returns a sentence about messages that no agent saw, so that their results say nothing about agents. Returns `null`
 * if every message was seen.
 */
export function unseenCaveat(messages: CaveatInput["messages"]): string | null {
  const unseen = messages.filter(({ exposures }) => exposures === 0).map(({ name }) => name);
  return unseen.length === 0
    ? null
    : `No agent was shown ${unseen.join(", ")} in any run: what agents answer cannot depend on it. Raise the activity of the scenario, or post where agents see it.`;
}

/** Number of runs below which intervals are always wide. */
const fewRuns = 10;

/** Returns the caveats of a result, one sentence each. */
export function caveatsOf({ model, scenario, agents, runs, messages }: CaveatInput): string[] {
  const unanswered = messages.reduce((sum, { invalid, failed }) => sum + invalid + failed, 0);
  const unseen = unseenCaveat(messages);
  const asked = messages.reduce((sum, message) => sum + message.asked, 0);
  return [
    model === null
      ? "Rules decided, no model: the result says what follows from the rules, and nothing about what anybody thinks."
      : `${model.id} decided${model.digest === "unpinned" ? ", whose weights the engine does not identify" : ` (${shortDigest(model.digest)})`}. Another model may decide otherwise; a small one decides nearly at random.`,
    notPeople,
    `Nothing but the message was varied: ${counted(agents, "agent")}, one audience, one network, the same ${scenario.rounds === 1 ? "round" : counted(scenario.rounds, "round")}, feed and other posts in every run. With another audience the answer may be another.`,
    `There ${runs === 1 ? "is" : "are"} ${counted(runs, "run")} of each message${runs < fewRuns ? ", which is few: only large differences can show" : ""}. Runs, not agents, are what intervals are made of.`,
    ...(unseen === null ? [] : [unseen]),
    ...(unanswered === 0
      ? []
      : [
          `${formatNumber(unanswered)} of ${counted(asked, "decision")} failed. ${unanswered === 1 ? "It is" : "They are"} counted as failed, not as scrolled past.`,
        ]),
  ];
}

/**
 * Returns the start of a digest, which is sufficient to distinguish two models. `report.json` contains the complete
 * digest.
 */
function shortDigest(digest: string): string {
  return digest.length <= 24 ? digest : `${digest.slice(0, 23)}…`;
}
