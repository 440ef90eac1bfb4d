import type { DecisionRun } from "@concordat/contracts/decision-run";
import type { StudyAdvice, StudyAnswer, StudyPoint } from "@concordat/contracts/study-report";
import { unsupportedRecommendation } from "@concordat/copilot";
import type { SupportedNumbers } from "@concordat/report-kit";
import { studyFiles } from "../study/layout.js";

/**
 * Returns the reason why there is nothing to recommend; `null` if one message was found to be better than another.
 */
export function nothingToWeigh({ state }: Pick<StudyAnswer, "state">): string | null {
  return reasons[state];
}

const reasons: Readonly<Record<StudyAnswer["state"], string | null>> = {
  best: null,
  some: null,
  "not-told-apart":
    "the messages cannot be told apart by the measure that decides, so no words of a model can recommend one of them",
  "no-verdict":
    "the measure that decides does not show which message is better, so no words of a model can recommend one",
};

/**
 * Returns the copilot's statements for a report. Statements with numbers that were not computed are omitted and
 * counted.
 */
export function adviceOf(run: DecisionRun, numbers: SupportedNumbers): StudyAdvice {
  const { synthesis } = run;
  if (synthesis.state === "failed")
    return {
      state: "not-made",
      reason: `the copilot failed: ${synthesis.error.code}: ${synthesis.error.message}`,
    };
  if (synthesis.state !== "completed")
    return {
      state: "not-made",
      reason: "every specialist of the copilot failed, so that there was nothing to weigh",
    };
  let leftOut = 0;
  const kept = (text: string): boolean => {
    const isKept = text.trim() !== "" && numbers.unsupportedIn(text).length === 0;
    if (!isKept) leftOut++;
    return isKept;
  };
  const { recommendation, confidence, rationale } = synthesis.output;
  const points = run.specialists.flatMap((specialist): StudyPoint[] =>
    specialist.state === "completed"
      ? specialist.items
          .filter(({ text }) => kept(text))
          .map(({ text, sources }) => ({ side: specialist.agent, text, sources: [...sources] }))
      : [],
  );
  return {
    state: "made",
    folder: studyFiles.advice,
    recommendation: kept(recommendation) ? recommendation : null,
    confidence,
    rationale: kept(rationale) ? rationale : null,
    points,
    left_out: leftOut,
    shortfalls: shortfallsOf(run),
  };
}

function shortfallsOf(run: DecisionRun): string[] {
  const { plan, specialists } = run;
  const unsupported = unsupportedRecommendation(run);
  const failed = specialists.flatMap((one) =>
    one.state === "failed" ? [`The specialist for ${one.agent} failed: ${one.error.code}.`] : [],
  );
  const empty = specialists.flatMap((one) =>
    one.state === "completed" && one.items.length === 0
      ? [`The specialist for ${one.agent} named nothing.`]
      : [],
  );
  return [
    ...(plan.state === "failed" ? [`The planner failed: ${plan.error.code}.`] : []),
    ...failed,
    ...empty,
    ...(unsupported === null ? [] : [unsupported]),
  ];
}
