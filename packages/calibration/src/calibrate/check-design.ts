import { omitUndefined, ownMember } from "@concordat/contracts/options";
import { requireKnownColumns } from "../people/known-columns.js";
import type { CalibratedRun, CalibrateOptions } from "./calibrate-options.js";
import { withClusters } from "./clusters.js";
import { inverseChances } from "./inverse-chances.js";

/**
 * Checks that the columns by which people were drawn are known, and that enough of their values answered. Needs no
 * answers of agents, so that it can be called before any agent is asked.
 * @throws {RangeError} when nobody has a value of a column, or nobody or too few of its values answered
 */
export function checkDesign({
  questions,
  runs,
  chosen,
  cluster,
}: Pick<CalibrateOptions, "questions" | "runs" | "chosen" | "cluster">): void {
  const wanted = [
    ...(chosen?.how === "column" ? [chosen.column] : []),
    ...(cluster === undefined ? [] : [cluster]),
  ];
  const [first] = runs;
  if (first === undefined || wanted.length === 0) return;
  const agents = first.people.map(({ id, columns = {} }) => ({ id, columns, answers: {} }));
  requireKnownColumns(agents, wanted, undefined);
  withClusters({ questions, runs, ...omitUndefined({ cluster }) });
  for (const run of runs)
    for (const { question } of questions)
      if (chosen !== undefined && isAnswered(run, question.id))
        inverseChances(run.people, ({ real }) => ownMember(real, question.id) !== undefined, chosen);
}

function isAnswered({ people }: CalibratedRun, question: string): boolean {
  return people.some(({ real }) => ownMember(real, question) !== undefined);
}
