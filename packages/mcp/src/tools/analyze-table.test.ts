import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createScriptedClient } from "@concordat/llm/scripted";
import { expect, it } from "vitest";
import { connect, textOf } from "../testing/connect.js";

it("computes the answer without a model where no server answers", async () => {
  const workingFolder = await mkdtemp(join(tmpdir(), "concordat-mcp-"));
  await writeFile(join(workingFolder, "shops.csv"), "shop,sales\nNorth,3\nSouth,5\nWest,4\n");
  const { client, close } = await connect({
    client: createScriptedClient([]),
    isUnreachable: true,
    workingFolder,
  });
  const result = await client.callTool({
    name: "analyze_table",
    arguments: { table: "shops.csv", question: "Which shop has the highest sales?", out: "out" },
  });
  expect(textOf(result)).toContain("highest for South: 5");
  expect(textOf(result)).toContain("No model was asked.");
  await close();
});
