import { closedObject } from "../schemas/closed-object.js";

const count = { type: "integer", minimum: 0 } as const;

/** What tools say of a run that this server plays. */
export const runStatusSchema = closedObject(
  {
    folder: { type: "string", description: "The folder of the run." },
    state: {
      type: "string",
      enum: ["running", "completed", "paused", "failed"],
      description: "A paused run can be resumed with start_simulation; what is recorded stays.",
    },
    rounds: { ...count, description: "Rounds that are closed." },
    of_rounds: { ...count, description: "Rounds that the scenario has." },
    decisions: { ...count, description: "Decisions recorded since it was started or resumed." },
    message: { type: ["string", "null"], description: "Why it is paused or has failed." },
    summary: { type: ["object", "null"], description: "What it came to, once it has ended." },
  },
  ["folder", "state", "rounds", "of_rounds", "decisions", "message", "summary"],
);
