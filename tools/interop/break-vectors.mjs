import { readdirSync, readFileSync, writeFileSync } from "node:fs";
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

/** Vectors of a group that are left where none is wrong: whether a consumer notices a wrong one does not depend on the others. */
const keptOfGroup = 2;

/**
 * Makes one vector of each kind wrong, and leaves out most of the others, so that every consumer must fail on exactly
 * these. Gives the names by which they are found in the output of a test run.
 */
export function breakVectors(folder) {
  const markers = breaks.map(({ file, marker, find, wrong }) => {
    const path = join(folder, file);
    const groups = readGroups(path);
    const vector = groups.flatMap(({ tests }) => tests).find(find);
    Object.assign(vector, wrong, { description: marker });
    writeFileSync(path, JSON.stringify(groups));
    return marker;
  });
  for (const name of readdirSync(folder, { recursive: true })) {
    if (name.endsWith("vectors.json")) thin(join(folder, name), markers);
  }
  return markers;
}

function thin(path, markers) {
  const groups = readGroups(path).map((group) => ({
    ...group,
    tests: group.tests.filter(
      ({ description }, index) => index < keptOfGroup || markers.includes(description),
    ),
  }));
  writeFileSync(path, JSON.stringify(groups));
}

function readGroups(path) {
  return JSON.parse(readFileSync(path, "utf8"));
}
