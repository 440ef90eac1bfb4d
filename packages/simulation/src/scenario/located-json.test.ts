import { expect, it } from "vitest";
import { locatedJson } from "./located-json.js";

it("reads a string of any length", () => {
  const text = "y".repeat(12_000_000);
  expect(locatedJson("feed.json", JSON.stringify([{ text }]))).toMatchObject({ value: [{ text }] });
});

it("does not take brackets within strings for nesting", () => {
  const text = `${"[".repeat(2_000)}\\"{\\`;
  expect(locatedJson("feed.json", JSON.stringify([text]))).toMatchObject({ value: [text] });
});

it("refuses what is nested too deeply, and says where", () => {
  expect(locatedJson("feed.json", `\n${"[".repeat(1_001)}`)).toEqual({
    place: "feed.json:2",
    path: "",
    message: "is nested more than 1000 levels deep",
  });
});

it.each(["1e400", "-1e400"])(
  "refuses the number %s, which would be read as infinite, and says where",
  (number) => {
    expect(locatedJson("feed.json", `{"a":\n[1, {"b/c": ${number}}]}`)).toEqual({
      place: "feed.json:2",
      path: "/a/1/b~1c",
      message: `is ${number}, which is beyond the range of numbers in double precision (about ±1.8e308)`,
    });
  },
);

it("shows only the beginning of a number of many digits", () => {
  expect(locatedJson("feed.json", `\uFEFF${"9".repeat(400)}`)).toMatchObject({
    message: expect.stringMatching(/^is 9{40}…, which is beyond/),
  });
});

it("reads numbers up to the largest and down to nothing", () => {
  expect(locatedJson("feed.json", "[1.7976931348623157e308, 1e-400]")).toMatchObject({
    value: [Number.MAX_VALUE, 0],
  });
});
