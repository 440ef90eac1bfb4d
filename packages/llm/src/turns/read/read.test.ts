import { describe, expect, it } from "vitest";
import { readAs } from "./field-reading.js";
import { readListAnswer } from "./read-list-answer.js";
import { readNumberAnswer } from "./read-number-answer.js";
import { readOptionAnswer } from "./read-option-answer.js";
import { readTextAnswer } from "./read-text-answer.js";

const named = (...names: string[]) => names.map((name) => ({ name, value: name }));

describe("an option", () => {
  it.each([
    ["REPLY", ["REPLY", "REPLY_ALL"], "REPLY"],
    ["reply_all.", ["REPLY", "REPLY_ALL"], "REPLY_ALL"],
    ["I would choose REPLY_ALL here", ["REPLY", "REPLY_ALL"], "REPLY_ALL"],
    ["**LIKE**", ["LIKE", "SCROLL"], "LIKE"],
    ["LIKE, because it is lovely", ["LIKE", "SCROLL"], "LIKE"],
    ["reply", ["reply all", "reply"], "reply"],
    ["Ich wähle größer", ["groß", "größer"], "größer"],
    ["我选择喜欢。", ["喜欢", "跳过"], "喜欢"],
    ["да", ["да", "нет"], "да"],
    ["C++", ["C++", "D"], "C++"],
    ["c#", ["C#", "F#"], "C#"],
    ["-1", ["-1", "0"], "-1"],
    ["Yes, please", ["yes", "no"], "yes"],
  ])("is read from %j", (text, options, expected) => {
    expect(readOptionAnswer(text, named(...options))).toEqual(readAs(expected));
  });

  it.each([
    ["", ["LIKE", "SCROLL"]],
    ["LIKE or SCROLL", ["LIKE", "SCROLL"]],
    ["REPLY and REPLY_ALL", ["REPLY", "REPLY_ALL"]],
    ["I would not LIKE it", ["LIKE", "SCROLL"]],
    ["I don't LIKE it", ["LIKE", "SCROLL"]],
    ["I like rain", ["LIKE", "SCROLL"]],
    ["DISLIKE", ["LIKE", "SCROLL"]],
    ["UNLIKELY", ["LIKE", "LIKELY"]],
    ["喜欢还是跳过", ["喜欢", "跳过"]],
    ["1", ["-1", "0"]],
    ["I say -1", ["1", "0"]],
    ["Yes, no, whatever", ["yes", "no"]],
  ])("is not guessed from %j", (text, options) => {
    expect(readOptionAnswer(text, named(...options)).problem).not.toBeNull();
  });
});

describe("a number", () => {
  it.each([
    ["4", 4],
    ["I would say 4.", 4],
    ["-2.5", -2.5],
    ["1,200", 1200],
    ["twenty-five", 25],
    ["two hundred and six people", 206],
    ["three thousand four hundred", 3400],
    ["minus seven", -7],
    ["Zero.", 0],
    ["(5)", 5],
  ])("is read from %j", (text, expected) => {
    expect(readNumberAnswer(text)).toEqual(readAs(expected));
  });

  it.each([
    "many",
    "4 or 5",
    "4/5",
    "10k",
    "3rd",
    "one of ten",
    "1,2",
    "2026-03-14",
    "two three",
    "hundred",
    "1.2.3",
    "",
    "between 3 and 5",
    "someone",
  ])("is not guessed from %j", (text) => {
    expect(readNumberAnswer(text).problem).not.toBeNull();
  });
});

describe("a list", () => {
  const item = (line: string) => readTextAnswer(line, "");

  it.each([
    ["rye\nwheat", ["rye", "wheat"]],
    ["Here are two:\n- rye\n- wheat", ["rye", "wheat"]],
    ["1. rye\n\n2) wheat", ["rye", "wheat"]],
    ["None.", []],
  ])("is read from %j", (text, expected) => {
    expect(readListAnswer(text, item)).toEqual(readAs(expected));
  });

  it.each(["", "- rye\nand some more\n- wheat"])("is not guessed from %j", (text) => {
    expect(readListAnswer(text, item).problem).not.toBeNull();
  });
});

describe("a text", () => {
  it.each([
    [" agree.", "I think", "I think agree."],
    ["\n\nYes, warm.\nAnd more", "", "Yes, warm."],
  ])("is the line %j after %j", (text, prefill, expected) => {
    expect(readTextAnswer(text, prefill)).toEqual(readAs(expected));
  });

  it("is nothing where the model only kept to our beginning", () => {
    expect(readTextAnswer(" \nMore", "I think").problem).not.toBeNull();
  });
});
