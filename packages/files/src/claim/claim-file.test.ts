import { expect, it } from "vitest";
import { runIdentity } from "../index.js";
import { freshFolder } from "../testing/folder.js";
import { Claim, readClaim } from "./claim-file.js";

const at = freshFolder();

it("keeps the hash of what a file holds, however often a write of it has failed", async () => {
  const claim = new Claim(at("claim.json"), at(), { identity: runIdentity({ seed: 7 }), files: {} });
  await claim.markPending(at("report.md"), "first");
  await claim.markPending(at("report.md"), "failed", "first");
  await claim.markPending(at("report.md"), "failed again", "first");
  expect(claim.hashesOf(at("report.md"))).toEqual(["failed again", "first"]);
  await claim.markPending(at("report.md"), "third", "failed again");
  expect((await readClaim(at("claim.json")))?.files).toEqual({ "report.md": ["third", "failed again"] });
});
