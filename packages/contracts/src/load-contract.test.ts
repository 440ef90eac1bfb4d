import { expect, it } from "vitest";
import { contractRefs } from "./generated/registry.js";
import { loadContract } from "./load-contract.js";

it.each(contractRefs)("loads %s by its reference", async (ref) => {
  expect((await loadContract(ref)).ref).toBe(ref);
});

it("loads the newest version by the name alone, and of agent-decision the usual one", async () => {
  expect((await loadContract("reasoner-response")).ref).toBe("reasoner-response/v2");
  expect((await loadContract("agent-decision")).ref).toBe("agent-decision/v2");
  expect((await loadContract("agent-decision/v3")).ref).toBe("agent-decision/v3");
});

it.each(["", "agents-of", "__proto__", "constructor", "toString"])(
  "refuses %j and names the nearest three of what there is",
  async (reference) => {
    await expect(loadContract(reference)).rejects.toMatchObject({
      code: "UNKNOWN_CONTRACT",
      reference,
      message: expect.stringMatching(/; of \d+ contracts the nearest are [a-z-]+, [a-z-]+, [a-z-]+$/),
    });
  },
);

it.each([
  ["AgentDecision", "agent-decision/v2"],
  ["AgentDecision/v1", "agent-decision/v1"],
  ["agent_profile", "agent-profile/v1"],
  ["LLMConfig", "llm-config/v1"],
  ["IterationResponse", "iteration-response/v1"],
  ["AgentState", "reasoner-response/v1"],
  ["agent_state/v2", "reasoner-response/v2"],
  ["reasoner", "reasoner-response/v2"],
  ["ReasonerResponse", "reasoner-response/v2"],
  ["facts", "list-items/v1"],
  ["pros", "list-items/v1"],
  ["con", "list-items/v1"],
  ["risks/v1", "list-items/v1"],
  ["planner", "planner-response/v1"],
  ["synth", "synthesis/v1"],
])("takes %s for %s", async (name, ref) => {
  expect((await loadContract(name)).ref).toBe(ref);
});

it("has a contract for the title of each", async () => {
  const loaded = await Promise.all(contractRefs.map(async (ref) => (await loadContract(ref)).schema.title));
  for (const title of loaded) expect((await loadContract(String(title))).schema.title).toBe(title);
});

it.each([
  ["agent-desicion", "did you mean agent-decision?"],
  ["AgentDecison", "did you mean agent-decision?"],
  ["iteration-respnse/v1", "did you mean iteration-response?"],
  ["plannner", "did you mean planner?"],
  ["fatcs", "did you mean facts?"],
  ["synht", "did you mean synth?"],
  ["agent", "did you mean agent-decision, agent-profile?"],
  ["decision", "did you mean agent-decision, decision-record, decision-run?"],
  ["Report/v1", "did you mean analysis-report, calibration-report, study-report?"],
  ["agent-decision/v9", "there are agent-decision/v1, agent-decision/v2, agent-decision/v3"],
  ["agent-decision/", "there are agent-decision/v1, agent-decision/v2, agent-decision/v3"],
  ["agent-decision/v2/x", "there are agent-decision/v1, agent-decision/v2, agent-decision/v3"],
  ["synth/v3", "there is synthesis/v1"],
  ["tiket", "of 28 contracts the nearest are post, study, list-items"],
])("answers %j with what was probably meant", async (reference, hint) => {
  await expect(loadContract(reference)).rejects.toMatchObject({
    code: "UNKNOWN_CONTRACT",
    reference,
    message: `no contract is called ${JSON.stringify(reference)}; ${hint}`,
  });
});

it.each([[undefined], [null], [5], [{}]])(
  "says what a reference is where JavaScript gives %s",
  async (nonsense) => {
    const load = async () => Reflect.apply(loadContract, undefined, [nonsense]);
    await expect(load).rejects.toThrow(
      /a contract's reference must be a string, such as "agent-decision\/v2"/,
    );
  },
);
