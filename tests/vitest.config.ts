import { project } from "../tools/vitest/project.mjs";

// Packing, installing and compiling take their time on a small machine.
export default project({ testTimeout: 180_000, hookTimeout: 600_000 });
