import { project } from "../../tools/vitest/project.mjs";

// The SDK is fetched once, by the first test that wants it.
export default project({ hookTimeout: 180_000 });
