import type { Scenario } from "@concordat/contracts/scenario";
import type { StudyMessageResult, StudyModel } from "@concordat/contracts/study-report";
import { formatNumber } from "@concordat/report-kit";

/** What the caveats depend on. */
export interface Worth {
  readonly model: StudyModel | null;
  readonly scenario: Scenario;
  readonly agents: number;
  readonly runs: number;
  readonly messages: readonly StudyMessageResult[];
}

/** Number of runs below which intervals are wide, whatever is compared. */
const fewRuns = 10;

/** The caveats of a result, one sentence each. */
export function caveatsOf({ model, scenario, agents, runs, messages }: Worth): string[] {
  const unanswered = messages.reduce((sum, { invalid, failed }) => sum + invalid + failed, 0);
  const asked = messages.reduce((sum, message) => sum + message.asked, 0);
  return [
    model === null
      ? "Rules decided, no model: the result says what follows from the rules, and nothing about what anybody thinks."
      : `${model.id} decided${model.digest === "unpinned" ? ", whose weights the engine does not identify" : ` (${shortDigest(model.digest)})`}. Another model may decide otherwise; a small one decides nearly at random.`,
    "Agents are not people. What a model writes in their names was not measured on anybody, and no size of a study changes that.",
    `Nothing but the message was varied: ${formatNumber(agents)} agents, one audience, one network, the same ${formatNumber(scenario.rounds)} rounds, feed and other posts in every run. With another audience the answer may be another.`,
    `There are ${formatNumber(runs)} ${runs === 1 ? "run" : "runs"} of each message${runs < fewRuns ? ", which is few: only large differences can show" : ""}. Runs, not agents, are what intervals are made of.`,
    ...(unanswered === 0
      ? []
      : [
          `${formatNumber(unanswered)} of ${formatNumber(asked)} decisions failed. They are counted as failed, not as scrolled past.`,
        ]),
  ];
}

/** A prefix of a digest, sufficient to distinguish two models; `report.json` has the complete digest. */
function shortDigest(digest: string): string {
  return digest.length <= 24 ? digest : `${digest.slice(0, 23)}…`;
}
