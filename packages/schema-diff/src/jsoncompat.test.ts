import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { check_compat as checkCompat, initSync } from "jsoncompat";
import { describe, expect, it } from "vitest";
import { diffSchemas } from "./diff-schemas.js";
import type { DirectionName } from "./verdict/compatibility-result.js";

interface Edit {
  readonly title: string;
  readonly old: unknown;
  readonly new: unknown;
}

interface Disagreement {
  readonly title: string;
  readonly direction: DirectionName;
  readonly why: string;
}

/** In jsoncompat's words, who reads: a deserializer reads old values, a serializer's values are read by old readers. */
const roles = { backward: "deserializer", forward: "serializer" } as const;

const edits: readonly Edit[] = readJson("edits.json");
const explained: readonly Disagreement[] = readJson("jsoncompat-disagreements.json");

const module = createRequire(import.meta.url).resolve("jsoncompat/jsoncompat_wasm_bg.wasm");
initSync({ module: readFileSync(module) });

describe("compared with jsoncompat 0.4.2, on the hand-written edits", () => {
  const compared = edits.flatMap((edit) =>
    (["backward", "forward"] as const).map((direction) => {
      const ours = diffSchemas(edit.old, edit.new, { policy: "strict" })[direction];
      return { title: edit.title, direction, ours, theirs: answerOfJsoncompat(edit, direction) };
    }),
  );
  const differing = compared.filter(({ ours, theirs }) => ours.verdict !== theirs);

  it("every disagreement is explained, and every explanation is of one", () => {
    console.info(
      `agrees with jsoncompat on ${compared.length - differing.length} of ${compared.length} verdicts; ` +
        `${differing.filter(({ theirs }) => theirs === "refused").length} it refuses to give`,
    );
    const nameOf = ({ title, direction }: Pick<Disagreement, "title" | "direction">): string =>
      `${direction}: ${title}`;
    expect(differing.map(nameOf).sort()).toEqual(explained.map(nameOf).sort());
  });

  it("where it says otherwise there is a witness, or a proof that it lacks", () => {
    const opposed = differing.filter(
      ({ ours, theirs }) => ours.verdict === "compatible" && theirs === "breaking",
    );
    expect(opposed.map(({ title }) => title)).toEqual([
      "a pattern that takes more",
      "what is refused becomes more",
      "a definition is written where it was referred to",
    ]);
  });
});

/** It answers true only for what it can prove, so false says less than `breaking`: it has no witness. */
function answerOfJsoncompat(edit: Edit, direction: DirectionName): "compatible" | "breaking" | "refused" {
  try {
    const isCompatible = checkCompat(JSON.stringify(edit.old), JSON.stringify(edit.new), roles[direction]);
    return isCompatible ? "compatible" : "breaking";
  } catch {
    return "refused";
  }
}

function readJson<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`../data/${name}`, import.meta.url), "utf8"));
}
