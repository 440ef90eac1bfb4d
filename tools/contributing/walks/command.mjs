export const heading = "Add a command";

const command = `import type { Command } from "commander";
import { readValues } from "../files/read-values.js";
import { print } from "../terminal/output.js";

export function define(command: Command): void {
  command.argument("<file>", "a JSON or NDJSON file; - for standard input").action(count);
}

async function count(file: string): Promise<void> {
  print(String((await readValues(file)).length));
}
`;

const test = `import { expect, it } from "vitest";
import { runCli } from "../testing/run-cli.js";

it("counts the values of a file", async () => {
  const { code, out } = await runCli(["count", "-"], { input: "{}\\n{}\\n" });
  expect({ code, out }).toEqual({ code: 0, out: "2\\n" });
});
`;

export function walk(copy) {
  copy.write("apps/cli/src/commands/count.ts", command);
  copy.write("apps/cli/src/commands/count.test.ts", test);
  copy.replace(
    "apps/cli/src/commands/command-list.ts",
    '  {\n    name: "schema",',
    '  {\n    name: "count",\n    job: "check",\n    summary: "count the values of a file",\n    load: () => import("./count.js"),\n  },\n  {\n    name: "schema",',
  );
  copy.replace(
    "apps/cli/README.md",
    "| `concordat diff OLD NEW`",
    "| `concordat count FILE` | counts the values of a file |\n| `concordat diff OLD NEW`",
  );
  copy.replace(
    "apps/cli/src/help/examples.ts",
    "  schema: [",
    '  count: ["concordat count feed.json", "concordat count - < feed.json"],\n  schema: [',
  );
  copy.format();
  copy.pnpm("build");
  copy.test("apps/cli/src/commands/count.test.ts");
  copy.pnpm("check");
}
