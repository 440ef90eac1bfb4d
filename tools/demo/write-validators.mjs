// Writes the validators of the contracts, without the types that the repository has: run in packages/contracts.
import { writeFileSync } from "node:fs";
import { validatorFiles } from "../../packages/codegen/dist/output/plan.js";
import { readSources } from "../../packages/codegen/dist/source/read-sources.js";

// Paths as packages/contracts/generate.mjs gives them: they are part of what is written.
const target = { schemas: "../../schemas", out: "src/generated" };
for (const [path, code] of await validatorFiles(await readSources(target.schemas), target))
  writeFileSync(path, code);
