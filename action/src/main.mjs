// The action of action.yml: compares the schemas of a pull request and tells its readers.
import { appendFileSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { runAction } from "./run-action.mjs";

const { env } = process;
const { resolve } = createRequire(join(env.RUNNER_TEMP, "concordat/package.json"));
const load = (name) => import(pathToFileURL(resolve(name)).href);
const { compareSchemas } = await load("@concordat/schema-diff");
const { readDocumentText } = await load("@concordat/schema-diff/read");
const { bump, failed, text, notes } = await runAction({
  compareSchemas,
  readDocumentText,
  event: JSON.parse(readFileSync(env.GITHUB_EVENT_PATH, "utf8")),
  folder: env.GITHUB_WORKSPACE,
  pathspecs: env.FILES.split("\n").filter((line) => line.trim() !== ""),
  failOn: env.FAIL_ON,
  policy: env.POLICY,
  api: { url: env.GITHUB_API_URL, repository: env.GITHUB_REPOSITORY, token: env.TOKEN },
});
for (const note of notes) console.error(note);
appendFileSync(env.GITHUB_OUTPUT, `bump=${bump}\n`);
appendFileSync(env.GITHUB_STEP_SUMMARY, `${text}\n`);
process.exitCode = failed ? 1 : 0;
