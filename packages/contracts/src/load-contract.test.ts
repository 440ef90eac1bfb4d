import { expect, it } from "vitest";
import { contractRefs } from "./generated/registry.js";
import { loadContract } from "./load-contract.js";

it.each(contractRefs)("loads %s by its reference", async (ref) => {
  expect((await loadContract(ref)).ref).toBe(ref);
});

it("loads the newest version by the name alone", async () => {
  expect((await loadContract("agent-decision")).ref).toBe("agent-decision/v2");
});

it.each([
  "",
  "agent",
  "agent-decision/v9",
  "agent-decision/",
  "agent-decision/v2/x",
  "__proto__",
  "constructor",
  "toString",
])("refuses %j and names what there is", async (reference) => {
  await expect(loadContract(reference)).rejects.toMatchObject({
    code: "UNKNOWN_CONTRACT",
    reference,
    message: `no contract is called ${JSON.stringify(reference)}; there are ${contractRefs.join(", ")}`,
  });
});
