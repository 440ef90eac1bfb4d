import type { DecisionRun, Item } from "@concordat/contracts/decision-run";
import { aspects } from "../options/aspects.js";
import { specialists } from "../specialists/agents.js";

/** A statement of a decision and the passages that it cites. */
export interface CitedStatement {
  /** The heading of the statement's section in the report, such as `Facts`. */
  readonly heading: string;
  /** The statement. */
  readonly text: string;
  /** Ids of the cited passages; empty if it cites none. */
  readonly sources: readonly string[];
}

/** Returns the statements of a run that can cite passages, in the order of the report. */
export function citedStatements(run: DecisionRun): CitedStatement[] {
  const { synthesis, specialists: entries, follow_ups: asked = [], options = [] } = run;
  return [
    ...(synthesis.state === "completed" ? statementsOf(synthesis) : []),
    ...options.flatMap((option) =>
      option.state === "completed"
        ? aspects.flatMap(({ name, heading }) =>
            statementsIn({ items: option[name] }, `${option.name}: ${heading}`),
          )
        : [],
    ),
    ...specialists.flatMap(({ agent, heading }) =>
      entries.flatMap((entry) =>
        entry.agent === agent && entry.state === "completed" ? statementsIn(entry, heading) : [],
      ),
    ),
    ...asked.flatMap((followUp) =>
      followUp.state === "completed" ? statementsIn(followUp, followUp.question) : [],
    ),
  ];
}

function statementsIn({ items }: { readonly items: readonly Item[] }, heading: string): CitedStatement[] {
  return items.map(({ text, sources }) => ({ heading, text, sources }));
}

function statementsOf({
  output,
  citations,
  weakest_assumption,
}: Extract<DecisionRun["synthesis"], { state: "completed" }>): CitedStatement[] {
  const list = (heading: string, texts: readonly string[], cited: readonly (readonly string[])[]) =>
    texts.map((text, index) => ({ heading, text, sources: cited[index] ?? [] }));
  return [
    { heading: "Why", text: output.rationale, sources: citations.rationale },
    ...(weakest_assumption === undefined
      ? []
      : [
          {
            heading: "Weakest assumption",
            text: weakest_assumption.text,
            sources: weakest_assumption.sources,
          },
        ]),
    ...list("Key Trade-offs", output.key_tradeoffs, citations.key_tradeoffs),
    ...list("Next Steps", output.next_steps, citations.next_steps),
  ];
}
