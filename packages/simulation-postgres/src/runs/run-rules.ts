import { isRecord, needed } from "@concordat/contracts/options";

/** What the database and the run must be that a function is given. */
export const runRules = {
  database: needed({
    must: "must be a database, as RunDatabase.open gives it",
    fits: (value) => isRecord(value) && isRecord(value.connection),
  }),
  run: needed({
    must: "must be a run, as openRun or createRun gives it",
    fits: (value) => isRecord(value) && isRecord(value.scenario) && typeof value.id === "number",
  }),
} as const;
