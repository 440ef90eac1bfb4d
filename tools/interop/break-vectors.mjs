import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The two ways to make vectors wrong: a valid instance is declared invalid, or a path is changed. */
const breaks = [
  {
    file: "list-items/v1/vectors.json",
    marker: "broken-verdict",
    find: ({ valid }) => valid,
    wrong: { valid: false, violation: { path: "", keyword: "required" } },
  },
  {
    file: "agent-decision/v2/vectors.json",
    marker: "broken-path",
    find: ({ violation }) => violation?.path === "/content",
    wrong: { violation: { path: "/reason", keyword: "pattern" } },
  },
];

/**
 * Makes one vector of each kind wrong, so that every consumer must fail on exactly these. Gives the names by which
 * they are found in the output of a test run.
 */
export function breakVectors(folder) {
  return breaks.map(({ file, marker, find, wrong }) => {
    const path = join(folder, file);
    const groups = JSON.parse(readFileSync(path, "utf8"));
    const vector = groups.flatMap(({ tests }) => tests).find(find);
    Object.assign(vector, wrong, { description: marker });
    writeFileSync(path, JSON.stringify(groups));
    return marker;
  });
}
