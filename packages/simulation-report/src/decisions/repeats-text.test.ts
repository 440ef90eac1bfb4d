import { expect, it } from "vitest";
import { repeatsText } from "./repeats-text.js";

const post = "Market Street will be closed to cars from May. What do you think?";

it.each([
  ["the post as it is", post, true],
  ["a part of it in other signs", "“Closed to cars, from May!”", true],
  ["a part and words of its own", "Closed to cars from May, at last.", false],
  ["three of its words", "closed to cars", false],
  ["its words in another order", "from May closed to cars", false],
  ["words of other letters", "Улица будет закрыта для машин", false],
])("tells what repeats a post: %s", (_, written, repeats) => {
  expect(repeatsText(written, post)).toBe(repeats);
});

it("takes no beginning of a word for the word", () => {
  expect(repeatsText("closed to cars from Ma", post)).toBe(false);
});
