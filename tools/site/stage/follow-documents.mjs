import { watch, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stageDocuments } from "./stage-pages.mjs";

/** Writes the pages of `docs/` again whenever a file there changes. */
export function followDocuments(root, folder) {
  watch(join(root, "docs"), { recursive: true }, () =>
    stageDocuments(root, (page, text) => writeFileSync(join(folder, page), `${text}\n`)),
  );
}
