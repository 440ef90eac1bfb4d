import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { linkTarballs } from "./link-tarballs.mjs";
import { keepPacked, readPacked } from "./packed-packages.mjs";

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "concordat-link-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A packed package with this text as its code. */
function packed(name, dependencies, code = "") {
  const place = join(folder, "unlinked", name.replace("@concordat/", ""));
  mkdirSync(join(place, "package"), { recursive: true });
  writeFileSync(
    join(place, "package/package.json"),
    JSON.stringify({ name, version: "0.0.0", dependencies }),
  );
  writeFileSync(join(place, "package/index.js"), code);
  const file = join(folder, "unlinked", `${name.replace("@", "").replace("/", "-")}-0.0.0.tgz`);
  execFileSync("tar", ["-czf", file, "package"], { cwd: place });
  return [name, file];
}

function link(parserCode) {
  const tarballs = new Map([
    packed("@concordat/llm", { "@concordat/parser": "^0.0.0", zod: "^4.0.0" }),
    packed("@concordat/parser", undefined, parserCode),
  ]);
  const out = join(folder, "packages");
  const files = linkTarballs(tarballs, out);
  keepPacked(out, files);
  return files;
}

it("packages name those of ours that they depend on by file, and those of others as before", () => {
  const files = link("export {};");
  const written = execFileSync("tar", ["-xzOf", files.get("@concordat/llm"), "package/package.json"], {
    encoding: "utf8",
  });
  expect(JSON.parse(written).dependencies).toEqual({
    "@concordat/parser": `file:${files.get("@concordat/parser")}`,
    zod: "^4.0.0",
  });
});

it("a changed package has another address, and so has each that depends on it", () => {
  const before = link("export const before = 1;");
  const after = link("export const after = 1;");
  for (const name of before.keys()) {
    expect(after.get(name)).not.toBe(before.get(name));
    expect([existsSync(before.get(name)), existsSync(after.get(name))]).toEqual([false, true]);
  }
});

it("what was packed is known, until the clone is moved or a tarball is missing", () => {
  const files = link("export {};");
  const out = join(folder, "packages");
  expect(readPacked(out)).toEqual(files);
  const moved = join(folder, "moved");
  cpSync(out, moved, { recursive: true });
  expect(readPacked(moved)).toBeNull();
  rmSync(join(out, basename(files.get("@concordat/llm"))));
  expect(readPacked(out)).toBeNull();
  expect(readPacked(join(folder, "none"))).toBeNull();
});

it("what was packed at another commit is packed again", () => {
  const git = (...args) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.c", ...args], { cwd: folder });
  git("init", "-q");
  git("commit", "-q", "--allow-empty", "-m", "one");
  const files = link("export {};");
  const out = join(folder, "packages");
  expect(readPacked(out)).toEqual(files);
  git("commit", "-q", "--allow-empty", "-m", "two");
  expect(readPacked(out)).toBeNull();
});
