import { isRecord, required } from "@concordat/contracts/options";

/** The rules for arguments that contain a database or a run. */
export const runRules = {
  database: required({
    message: "must be a database, as RunDatabase.open gives it",
    test: (value) => isRecord(value) && isRecord(value.connection),
  }),
  run: required({
    message: "must be a run, as openRun or createRun gives it",
    test: (value) => isRecord(value) && isRecord(value.scenario) && typeof value.id === "number",
  }),
} as const;
