import { availableParallelism } from "node:os";
import { project } from "../../tools/vitest/project.mjs";

const runsAlone = process.cwd() === import.meta.dirname;

// These tests compute, so no core is set aside for the runner; among others the workspace decides.
export default project(runsAlone ? { maxWorkers: availableParallelism() } : {});
