import type { Operation } from "../question/operation.js";
import type { Reading } from "../question/reading.js";
import { refusal } from "../question/refusal.js";
import type { QueryOptions } from "../table/database.js";
import type { Table } from "../table/open-table.js";
import { type Answer, noAnswer } from "./answer.js";
import { compareGroups } from "./compare-groups.js";
import type { Compute } from "./compute.js";
import { describeDistribution } from "./distribution.js";
import { firstTime } from "./first-time.js";
import { largestStep } from "./largest-step.js";
import { averagePerPeriod } from "./per-period.js";
import { rankMembers } from "./rank-members.js";
import { describeRelationship } from "./relationship.js";
import { computeShare } from "./share.js";
import { describeTrend } from "./trend/describe-trend.js";
import { computeValue } from "./value.js";

const computations: Readonly<Record<Operation, Compute>> = {
  change: async () => noAnswer,
  value: computeValue,
  ranking: rankMembers,
  extreme: rankMembers,
  "largest change": largestStep,
  "first time": firstTime,
  comparison: compareGroups,
  trend: describeTrend,
  relationship: describeRelationship,
  distribution: describeDistribution,
  share: computeShare,
  "average per period": averagePerPeriod,
};

/**
 * Computes the answer to an interpreted question.
 * @param table the rows that match its conditions and periods
 * @throws {AnalystError} NOT_IN_TABLE when no row remains
 */
export async function computeAnswer(
  table: Table,
  reading: Reading,
  options: QueryOptions = {},
): Promise<Answer> {
  if (table.rows === 0) {
    const conditions = reading.conditions.map(({ text }) => text).join(" and ");
    throw refusal(table, `no row of it fits ${conditions === "" ? "the question" : conditions}`);
  }
  return computations[reading.operation](table, reading, options);
}
