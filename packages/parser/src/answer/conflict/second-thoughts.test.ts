import { describe, expect, it } from "vitest";
import { z } from "zod";
import { parseText } from "../../index.js";

const booking = z.object({ name: z.string(), seats: z.int(), plan: z.enum(["solo", "team"]) });
const answer = '{"name":"Jo","seats":5,"plan":"team"}';
const read = (after: string) => parseText(`${answer}\n${after}`, booking).state;

describe("a sentence behind an answer that gives a key another number", () => {
  it.each([
    "Actually, it was 6 seats.",
    "Actually it was 6 seats.",
    "Actually, sorry: it was 6 seats.",
    "No, 6 seats.",
    "(The seats value is a guess.)",
    "The text does not state the number of seats; I guessed.",
  ])("takes it back: %s", (sentence) => {
    expect(read(sentence)).toBe("unreadable");
  });

  it.each([
    "I counted 6 seats in the picture.",
    "They were 6 people.",
    "The team has 6 members and needs 5 seats.",
    "No further seats are needed.",
    "The offer lasts 30 days.",
  ])("may speak of something else: %s", (sentence) => {
    expect(read(sentence)).toBe("valid");
  });
});
