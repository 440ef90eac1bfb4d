export { type DatabaseRun, RunDatabase, type RunState } from "./runs/run-database.js";
export { RunDatabaseError } from "./runs/run-database-error.js";
