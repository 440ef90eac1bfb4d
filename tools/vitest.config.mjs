import { project } from "./vitest/project.mjs";

export default project({ include: ["**/*.test.mjs"] });
