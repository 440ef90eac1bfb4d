import type { AssessedOption, DecisionRun } from "@concordat/contracts/decision-run";
import { type Aspect, aspects } from "../options/aspects.js";
import { type ItemInPlace, inPlace } from "./in-place.js";
import type { CheckStatement } from "./report-item.js";

/** The text of a cell if neither the context nor the model says anything. */
export const notSaid = "not said";

/** A table of the options: a column for each option, and a row for each question. */
export interface OptionsTable {
  /** The names of the assessed options. */
  readonly names: readonly string[];
  readonly rows: readonly {
    /** The question about the options. */
    readonly heading: string;
    /** The statements about each option; a cell without statements is shown as not said. */
    readonly cells: readonly (readonly ItemInPlace[])[];
  }[];
  /** A sentence for each option without an assessment. */
  readonly unassessed: readonly string[];
}

/** Returns the options of a run as a table; `null` if the question has no options. */
export function optionsTable(run: DecisionRun, check: CheckStatement): OptionsTable | null {
  const { options, samples } = run;
  if (options === undefined) return null;
  const assessed = options.filter((option) => option.state === "completed");
  const cell = (option: AssessedOption, { name }: Aspect): ItemInPlace[] =>
    option[name].map(({ text, sources, named_by }) => {
      const named = samples > 1 ? `${named_by} of ${option.samples}` : null;
      return inPlace(check({ text, sources, named }));
    });
  return {
    names: assessed.map(({ name }) => name),
    rows: aspects.map((aspect) => ({
      heading: aspect.heading,
      cells: assessed.map((option) => cell(option, aspect)),
    })),
    unassessed: options.flatMap((option) => {
      if (option.state === "completed") return [];
      if (option.state === "pending") return [`"${option.name}" has not been assessed yet.`];
      return [`"${option.name}" could not be assessed: ${option.error.code}: ${option.error.message}`];
    }),
  };
}
