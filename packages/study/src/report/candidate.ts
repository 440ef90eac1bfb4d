import type { StudyReport } from "@concordat/contracts/study-report";

/** What a question about the messages is made of. */
export type Asked = Pick<StudyReport, "question" | "answer" | "prefer"> & {
  readonly messages: readonly Pick<StudyReport["messages"][number], "name" | "mean">[];
};

/** What the copilot is asked: whether the best message, or the one that seems so, should be chosen. */
export function askedOf({ question, answer, messages, prefer }: Asked): string {
  const [candidate = seemingBest(messages, prefer)] = answer.best;
  return `${question} Should it be ${JSON.stringify(candidate)}?`;
}

function seemingBest(messages: Asked["messages"], prefer: Asked["prefer"]): string {
  const sign = prefer === "higher" ? 1 : -1;
  const value = ({ mean }: Asked["messages"][number]): number =>
    mean === null ? Number.NEGATIVE_INFINITY : sign * mean;
  return messages.reduce((best, one) => (value(one) > value(best) ? one : best)).name;
}
