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

it.each([
  "No, it was a solo.",
  "Make that solo.",
  "Hmm, solo it is.",
  "The team has turned to solo.",
  "Reserved for four; please don't use this.",
])("a sentence behind an answer takes it back: %s", (sentence) => {
  expect(read(sentence)).toBe("unreadable");
});

it.each([
  "Here is the answer in the requested format:",
  "Here's the JSON in the format you asked for:",
  "Here is how she would respond:",
  "What Jo might do next:",
  "As in the earlier mails:",
  "Taking the mail into account, here is something that fits:",
  "Jo does not need a room, so:",
  "My best guess at the booking:",
  "Don't worry, here it is:",
])("a line that announces an answer leaves it as it is: %s", (line) => {
  expect(parseText(`${line}\n${answer}`, booking).state).toBe("valid");
});
