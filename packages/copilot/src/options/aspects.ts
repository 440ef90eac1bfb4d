import type { AssessedOption } from "@concordat/contracts/decision-run";

/** A question that is asked about every option. Its answers form one row of the table. */
export interface Aspect {
  readonly name: AspectName;
  /** The heading of the row in the table. */
  readonly heading: string;
  /** The task of the model, as text. */
  readonly task: string;
}

export type AspectName = Exclude<keyof AssessedOption, "name" | "state" | "samples" | "repairs" | "usage">;

/** The questions about every option, in the order of the table. */
export const aspects: readonly Aspect[] = [
  { name: "pros", heading: "For", task: "reasons for it" },
  { name: "cons", heading: "Against", task: "reasons against it" },
  { name: "cost", heading: "Cost", task: "what it costs" },
  { name: "time", heading: "Time", task: "how long it takes, or until when it is possible" },
  { name: "risk", heading: "Risk", task: "what could go wrong" },
  { name: "reversibility", heading: "Reversibility", task: "whether and how it can be undone" },
  {
    name: "would_change",
    heading: "What would change the answer",
    task: "what would make it the better or the worse choice",
  },
];
