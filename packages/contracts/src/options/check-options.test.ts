import { describe, expect, it } from "vitest";
import { checkOptions } from "./check-options.js";
import { rules } from "./rule.js";

const known = {
  temperature: rules.temperature,
  timeoutMs: rules.milliseconds,
  seed: rules.count,
  live: rules.record,
};

describe("an option that is not known", () => {
  it.each([
    ["temprature", "temprature is not a known option; did you mean temperature?"],
    ["timeoutMS", "timeoutMS is not a known option; did you mean timeoutMs?"],
    ["timeout", "timeout is not a known option; did you mean timeoutMs?"],
    ["liv", "liv is not a known option; did you mean live?"],
    ["sed", "sed is not a known option; did you mean seed?"],
    ["model", "model is not a known option; there are temperature, timeoutMs, seed, live"],
    ["toString", "toString is not a known option; there are temperature, timeoutMs, seed, live"],
  ])("%s is refused with the name that was probably meant", (name, sentence) => {
    expect(() => checkOptions({ [name]: 1 }, known)).toThrow(new RangeError(sentence));
  });

  it("is recognized by its name in other libraries", () => {
    const named = { timeoutMs: rules.milliseconds, signal: { ...rules.signal, aliases: ["abortSignal"] } };
    expect(() => checkOptions({ abortSignal: 1 }, named)).toThrow(
      new RangeError("abortSignal is not a known option; did you mean signal?"),
    );
  });

  it("is named with the place where it stands", () => {
    expect(() => checkOptions({ txt: 1 }, { text: rules.natural }, "limits.")).toThrow(
      new RangeError("limits.txt is not a known option; did you mean limits.text?"),
    );
  });

  it("counts as left out when it is undefined", () => {
    expect(() => checkOptions({ temprature: undefined }, known)).not.toThrow();
  });
});

describe("a list", () => {
  const lists = { seeds: { ...rules.list, items: rules.count } };

  it("is refused by the item that does not fit", () => {
    expect(() => checkOptions({ seeds: [1, 2.5] }, lists)).toThrow(
      new RangeError("seeds[1] must be an integer of at least 0, but is 2.5"),
    );
    expect(() => checkOptions({ seeds: [undefined] }, lists)).toThrow(
      /^seeds\[0\] must be .* but is undefined$/,
    );
  });

  it("passes when each item does", () => {
    expect(() => checkOptions({ seeds: [1, 2] }, lists)).not.toThrow();
    expect(() => checkOptions({}, lists)).not.toThrow();
  });
});
