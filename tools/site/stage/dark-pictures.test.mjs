import { expect, it } from "vitest";
import { withDarkPictures } from "./dark-pictures.mjs";

const isThere = (name) => name === "report-dark";

it("a picture with one for dark pages is shown as the page needs it", () => {
  const page = withDarkPictures('[![A "report"](pictures/report.webp)](start/table.md)', isThere);
  expect(page).toBe(
    '[<img class="in-light" loading="lazy" src="./pictures/report.webp" alt="A &quot;report&quot;">' +
      '<img class="in-dark" loading="lazy" src="./pictures/report-dark.webp" alt="A &quot;report&quot;">](start/table.md)',
  );
});

it.each([
  "![The demo](pictures/demo.webp)",
  "![A report](elsewhere/report.webp)",
  "[report](pictures/report.webp)",
])("%s stays as it is", (text) => {
  expect(withDarkPictures(text, isThere)).toBe(text);
});
