import { expect, it } from "vitest";
import { Pace } from "./pace.js";

it("is held until nobody plays the run, and stays ended once it is", () => {
  const pace = new Pace(true);
  const inThread = new Pace(pace.shared);
  expect([inThread.isHeld, inThread.isStopped]).toEqual([true, false]);
  pace.hurry();
  expect([inThread.isHeld, inThread.isStopped]).toEqual([false, false]);
  // Hours, were it still held.
  inThread.rest(900_000);
  pace.stop();
  pace.hurry();
  expect([inThread.isHeld, inThread.isStopped]).toEqual([false, true]);
  inThread.rest(900_000);
});
