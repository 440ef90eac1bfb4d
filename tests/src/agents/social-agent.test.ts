import { SocialAgent } from "@concordat/agent";
import { createScriptedClient } from "@concordat/llm/scripted";
import { Reasoner } from "@concordat/reasoner";
import { expect, it } from "vitest";

const profile = {
  id: "mara",
  name: "Mara",
  interests: ["sourdough"],
  personality: "dry",
  stance: { "car-free cities": "in favour" },
};

it("a social agent is asked as itself where a reasoner is given the agent", async () => {
  const client = createScriptedClient(['{"next_state":"scrolling"}']);
  const question = {
    currentState: "evaluating",
    trigger: "decides",
    options: ["composing", "scrolling"],
  } as const;
  const reasoner = new Reasoner({ client });
  await reasoner.decide({ ...question, agent: new SocialAgent({ profile, client }) });
  await reasoner.decide({ ...question, agent: profile });
  const [asAgent, asProfile] = client.requests;
  expect(asAgent?.messages[0]?.content).toContain(
    '<profile>{"name":"Mara","interests":["sourdough"],"personality":"dry"}</profile>',
  );
  expect([asAgent?.messages, asAgent?.seed]).toEqual([asProfile?.messages, asProfile?.seed]);
});
