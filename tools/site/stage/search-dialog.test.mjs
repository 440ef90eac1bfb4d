import { expect, it } from "vitest";
import { correctedSearchDialog, searchDialog } from "../.vitepress/search-dialog.mjs";

it("refuses a dialog that it does not know, and leaves other components alone", () => {
  expect(() => correctedSearchDialog("<template></template>")).toThrow(
    "VitePress's search dialog has changed",
  );
  expect(searchDialog.transform("<template></template>", "/theme/VPNav.vue")).toBeUndefined();
});
