import { allowedRun } from "../runs/allowed-run.js";
import { runFolderSchema } from "../runs/folder-schema.js";
import { closedObject } from "../schemas/closed-object.js";
import { countSchema } from "../schemas/count-schema.js";
import { defineMcpTool } from "./tool.js";

/** Reconstructs a run from its records and compares all results. */
export const verifySimulationTool = defineMcpTool<{ readonly run: string }>({
  name: "verify_simulation",
  title: "Verify a simulation",
  description:
    "Rebuilds a simulation from its recorded decisions without a model and compares every row and every hash. state is verified " +
    "or broken; difference says where it is broken. A run with fewer rounds than of_rounds is not complete.",
  inputSchema: closedObject({ run: runFolderSchema }, ["run"]),
  outputSchema: closedObject(
    {
      state: { type: "string", enum: ["verified", "broken"] },
      rounds: { ...countSchema, description: "Rounds that were verified." },
      of_rounds: {
        ...countSchema,
        description:
          "Rounds of the complete run: those of the scenario, and one more for a survey after the last.",
      },
      decisions: { ...countSchema, description: "Decisions that were verified." },
      answers: { ...countSchema, description: "Answers to surveys that were verified." },
      hash: { type: "string", description: "Of the last round that was verified." },
      uncovered: {
        type: "array",
        items: { type: "string" },
        description:
          "Fields of the manifest that no hash covers. Empty for a run of today's version with a closed round.",
      },
      difference: { type: ["object", "null"], description: "The first thing that is not as it must be." },
    },
    ["state", "rounds", "of_rounds", "decisions", "answers", "hash", "uncovered", "difference"],
  ),
  annotations: { readOnlyHint: true, destructiveHint: false, openWorldHint: false },
  async call({ run: named }, { paths }) {
    const { verifyRunFolder } = await import("@concordat/simulation/sqlite");
    const verification = await verifyRunFolder(await allowedRun(named, paths));
    // Copied by member, because the output schema is closed.
    const {
      state,
      rounds,
      ofRounds: of_rounds,
      decisions,
      answers,
      hash,
      uncovered,
      difference,
    } = verification;
    return {
      value: { state, rounds, of_rounds, decisions, answers, hash, uncovered: [...uncovered], difference },
    };
  },
});
