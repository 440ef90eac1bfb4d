import { expect, it } from "vitest";
import { fire, type MovableAgent } from "../index.js";

it("moves an agent where one state is open, and leaves it where several are or none", () => {
  const agent: MovableAgent = { state: "idle" };
  expect(fire(agent, "start_browsing")).toMatchObject({ kind: "moved", target: "scrolling" });
  expect(agent.state).toBe("scrolling");
  fire(agent, "sees_post");
  expect(fire(agent, "decides")).toMatchObject({ kind: "ambiguous", options: { length: 5 } });
  expect(fire(agent, "rested")).toMatchObject({ kind: "none" });
  expect(agent.state).toBe("evaluating");
});

it.each<[string, unknown, unknown, RegExp]>([
  ["an agent without a state", {}, "decides", /^agent must be an object with a state/],
  ["nobody", null, "decides", /^agent must be an object with a state/],
  ["no trigger", { state: "idle" }, undefined, /^trigger must be a string, but is undefined$/],
  [
    "a misspelt trigger",
    { state: "idle" },
    "start_browsin",
    /has no trigger "start_browsin"; there are start_browsing, sees_post,/,
  ],
  ["a state of another chart", { state: "open" }, "decides", /open/],
])("refuses %s", (_, agent, trigger, sentence) => {
  expect(() => fire(agent as never, trigger as never)).toThrow(sentence);
});
