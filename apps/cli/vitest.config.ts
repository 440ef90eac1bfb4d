import { join } from "node:path";
import { project } from "../../tools/vitest/project.mjs";

// Commands run as processes of their own, some with a model.
export default project({
  testTimeout: 180_000,
  globalSetup: [join(import.meta.dirname, "../../tools/vitest/join-command.mjs")],
});
