import { timeoutsThatPause } from "@concordat/simulation/limits";
import { expect, it } from "vitest";
import { maxTimeouts } from "./watch-reach.js";

it("gives a silent server up after as many time-outs as a simulation does", () => {
  expect(maxTimeouts).toBe(timeoutsThatPause);
});
