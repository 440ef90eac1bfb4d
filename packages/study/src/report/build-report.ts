import type { SimulationComparison } from "@concordat/contracts/simulation-comparison";
import type { Study } from "@concordat/contracts/study";
import type {
  StudyMessageResult,
  StudyPair,
  StudyReport,
  StudyResult,
} from "@concordat/contracts/study-report";
import { meanOfRuns } from "@concordat/simulation/results";
import type { MeasuredStudy } from "../compare/measure-messages.js";
import type { RecordedMessage } from "../compare/recorded-runs.js";
import { comparisonFile, messageFolder } from "../study/layout.js";
import type { StudyFolder } from "../study/study-folder.js";
import { studyAnswer } from "./answer.js";
import { caveatsOf } from "./caveats.js";
import { estimateCaveats } from "./estimate-caveats.js";
import { studyFacts } from "./facts.js";
import { measureNames } from "./measure-words.js";
import { pairNames } from "./pair-names.js";

/** The part of a report that is computed without a model. */
export type ComputedReport = Omit<StudyReport, "analysis" | "advice">;

/** Computes the part of a study's report that needs no model, from the recorded runs. */
export function computedReport(
  { study, scenario, post }: StudyFolder,
  { sides, comparisons }: MeasuredStudy,
  recorded: readonly RecordedMessage[],
): ComputedReport {
  const messages = study.messages.map((message, index): StudyMessageResult => {
    const deciding = { measure: study.measure, segment: null };
    const { mean, values } = meanOfRuns(sides[index] ?? [], deciding, sides);
    const accounts = recorded[index]?.accounts;
    if (accounts === undefined) throw new RangeError(`nothing was read of ${message.name}`);
    return { ...message, folder: messageFolder(message), mean, values: [...values], ...accounts };
  });
  const pairs = pairsOf(study, comparisons);
  const [comparison] = comparisons;
  if (comparison === undefined) throw new RangeError("a study has two messages or more");
  const { agents, rounds } = comparison.a;
  const model = recorded.map((one) => one.model).find((one) => one !== null) ?? null;
  return {
    name: study.name,
    question: study.question,
    measure: study.measure,
    prefer: study.prefer,
    confidence: comparison.confidence,
    power: comparison.power,
    ...{ runs: study.runs, agents, rounds, post, model },
    answer: studyAnswer({ study, messages, pairs, agents, model: model?.id ?? null }),
    messages,
    pairs,
    facts: studyFacts({ runs: study.runs, messages, pairs }),
    decisions: recorded.flatMap(({ decisions }) => decisions),
    caveats: [
      ...caveatsOf({ model, scenario: scenario.scenario, agents, runs: study.runs, messages }),
      ...estimateCaveats(study, comparisons),
    ],
  };
}

function pairsOf(study: Study, comparisons: readonly SimulationComparison[]): StudyPair[] {
  return pairNames(study).map(({ a, b }, index) => {
    const comparison = comparisons[index];
    if (comparison === undefined) throw new RangeError(`${a} and ${b} were not compared`);
    const results = comparison.results.flatMap(reported);
    const isDeciding = ({ measure }: StudyResult): boolean => measure === study.measure;
    return {
      a,
      b,
      pairs: comparison.pairs,
      pairing_reason: comparison.pairing_reason,
      file: comparisonFile(a, b),
      results: [...results.filter(isDeciding), ...results.filter((result) => !isDeciding(result))],
    };
  });
}

/**
 * Returns the reported part of a measure. Segments and surveys are omitted, because they are in the file of the
 * comparison.
 */
function reported(result: SimulationComparison["results"][number]): StudyResult[] {
  const { segment, measure, unit, mean_a, mean_b, difference, low, high, p_holm, verdict } = result;
  const { smallest_shown, size, runs_for_size } = result;
  if (segment !== null || !isReported(measure) || unit === "points") return [];
  return [
    {
      ...{ measure, unit, mean_a, mean_b, difference, low, high, p_corrected: p_holm, verdict },
      ...{ smallest_shown, size, runs_for_size },
    },
  ];
}

function isReported(measure: string): measure is StudyResult["measure"] {
  return Object.hasOwn(measureNames, measure);
}
