import { closedObject } from "../schemas/closed-object.js";
import { countSchema } from "../schemas/count-schema.js";
import { runFolderSchema } from "./folder-schema.js";

/** The status of a run in the output of tools. */
export const runStatusSchema = closedObject(
  {
    folder: runFolderSchema,
    state: {
      type: "string",
      enum: ["running", "completed", "paused", "failed"],
      description: "A paused run can be resumed with start_simulation; what is recorded stays.",
    },
    rounds: { ...countSchema, description: "Rounds that are closed." },
    of_rounds: {
      ...countSchema,
      description:
        "Rounds of the complete run: those of the scenario, and one more for a survey after the last.",
    },
    decisions: { ...countSchema, description: "Decisions recorded since it was started or resumed." },
    message: { type: ["string", "null"], description: "Why it is paused or has failed." },
    summary: { type: ["object", "null"], description: "Its result, once it has ended." },
  },
  ["folder", "state", "rounds", "of_rounds", "decisions", "message", "summary"],
);
