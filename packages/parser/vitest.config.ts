import { join } from "node:path";
import { project } from "../../tools/vitest/project.mjs";

// The sources judge words as they do in Node.js, and not as the files that were built before.
const takenBack = join(import.meta.dirname, "src/answer/conflict/large/taken-back.ts");

export default project({ alias: { "#taken-back": takenBack } });
