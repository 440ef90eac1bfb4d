/**
 * The copilot's record of version 1 as version 2, and back.
 * @module
 */
import type { DecisionRun as DecisionRunV1 } from "../generated/decision-run/v1/index.js";
import type { DecisionRun as DecisionRunV2 } from "../generated/decision-run/v2/index.js";
import { MigrationRefusedError } from "../migration/index.js";
import { checkValue, isRecord, type Rule, required } from "../options/index.js";

/** Version 1 has no field for a part of the run, and a migration must not drop it. */
export class DecisionRunMigrationError extends MigrationRefusedError {}

const v1Rule: Rule = required({ message: "must be a run of decision-run/v1", test: hasSources });

const v2Rule: Rule = required({
  message: "must be a run of decision-run/v2",
  test: (value) => hasSources(value) && Array.isArray(value.documents) && Array.isArray(value.not_read),
});

/** Whether a value has the members that both versions have and that the migration uses. */
function hasSources(value: unknown): value is Readonly<Record<string, unknown>> {
  return isRecord(value) && Array.isArray(value.sources) && isRecord(value.synthesis);
}

/** Converts a run of version 1 to version 2: its sources have no locations, and its recommendation cites nothing. */
export function decisionRunV1ToV2(v1: DecisionRunV1): DecisionRunV2 {
  checkValue(v1, v1Rule, "v1");
  const { sources, synthesis } = v1;
  return {
    ...v1,
    contract_version: "v2",
    sources: sources.map((source) => ({ ...source, page: null, line: null, heading: null })),
    documents: [],
    not_read: [],
    synthesis:
      synthesis.state === "completed"
        ? { ...synthesis, citations: { rationale: [], key_tradeoffs: [], next_steps: [] } }
        : synthesis,
  };
}

/**
 * Converts a run of version 2 to version 1.
 * @throws {DecisionRunMigrationError} if it has documents, locations of sources, citations, options or anything else
 *   that version 1 has no field for
 */
export function decisionRunV2ToV1(v2: DecisionRunV2): DecisionRunV1 {
  checkValue(v2, v2Rule, "v2");
  const {
    documents,
    not_read,
    synthesis,
    sources,
    options,
    sensitivity,
    follow_ups,
    model_parameters,
    computed,
    ...rest
  } = v2;
  if (documents.length > 0) throw withoutPlace("documents");
  if (not_read.length > 0) throw withoutPlace("list of what was not read");
  if (options !== undefined) throw withoutPlace("options");
  if (sensitivity !== undefined) throw withoutPlace("sensitivity");
  if (follow_ups !== undefined) throw withoutPlace("questions asked afterwards");
  if (computed !== undefined) throw withoutPlace("computed figures");
  if (model_parameters !== undefined) throw withoutPlace("size of the model");
  return {
    ...rest,
    contract_version: "v1",
    sources: sources.map(({ page, line, heading, ...source }) => {
      if (page !== null || line !== null || heading !== null) throw withoutPlace("places of sources");
      return source;
    }),
    synthesis: synthesis.state === "completed" ? withoutCitations(synthesis) : synthesis,
  };
}

type Completed<Run extends DecisionRunV1 | DecisionRunV2> = Extract<
  Run["synthesis"],
  { readonly state: "completed" }
>;

function withoutCitations({
  citations,
  weakest_assumption: assumption,
  steps,
  ...synthesis
}: Completed<DecisionRunV2>): Completed<DecisionRunV1> {
  if (assumption !== undefined) throw withoutPlace("weakest assumption");
  if (steps !== undefined) throw withoutPlace("owners and dates of steps");
  const { rationale, key_tradeoffs, next_steps } = citations;
  if ([rationale, ...key_tradeoffs, ...next_steps].some((ids) => ids.length > 0))
    throw withoutPlace("citations");
  return synthesis;
}

function withoutPlace(what: string): DecisionRunMigrationError {
  return new DecisionRunMigrationError(`decision-run/v1 has no ${what}, but this run has`);
}
