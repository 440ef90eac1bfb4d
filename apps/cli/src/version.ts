import { readFileSync } from "node:fs";

/** The version of the command line, as its package says. */
export const { version }: { readonly version: string } = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
);
