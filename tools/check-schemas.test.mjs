import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { citySchema, schemaRepository } from "./schemas-pack/testing/schema-repository.mjs";

let repository;
beforeEach(() => {
  repository = schemaRepository();
  repository.commit();
});
afterEach(() => repository.remove());

function check() {
  const script = join(import.meta.dirname, "check-schemas.mjs");
  const { status, stderr } = spawnSync(process.execPath, [script, repository.folder], { encoding: "utf8" });
  return { status, stderr };
}

const changedSchema = citySchema.replace('"minLength": 1', '"minLength": 2');

it("passes while every released schema is as it was frozen", () => {
  expect(check()).toEqual({ status: 0, stderr: "1 contract versions, 1 of them frozen and unchanged\n" });
});

it("shows how a released schema differs from the frozen one, even after a commit, and what to do instead", () => {
  repository.write("city/v1/schema.json", changedSchema);
  repository.commit();
  const { status, stderr } = check();
  expect(status).toBe(1);
  expect(stderr).toMatch(/-\s+"minLength": 1,\n\+\s+"minLength": 2,\n/);
  expect(stderr).toContain("schemas/city/v2/schema.json");
  expect(stderr).toContain('"city/v2": { "status": "draft" }');
});

it("fails without a difference where git does not hold the frozen schema", () => {
  repository.write(
    "status.json",
    JSON.stringify({ "city/v1": { status: "released", sha256: "0".repeat(64) } }),
  );
  const { status, stderr } = check();
  expect(status).toBe(1);
  expect(stderr).toContain("no difference is shown");
});

it("lets a draft change", () => {
  repository.write("status.json", JSON.stringify({ "city/v1": { status: "draft" } }));
  repository.write("city/v1/schema.json", changedSchema);
  expect(check()).toEqual({ status: 0, stderr: "1 contract versions, 0 of them frozen and unchanged\n" });
});

it.each([
  ["a released version without a hash", { "city/v1": { status: "released" } }, "freeze it with"],
  ["a version without a status", {}, 'a new version begins as { "status": "draft" }'],
  ["an unknown status", { "city/v1": { status: "final" } }, "not one of draft, released, deprecated"],
  ["a released version whose schema is gone", { "town/v1": { status: "draft" } }, "town/v1 has no schema"],
])("refuses %s", (_, status, message) => {
  repository.write("status.json", JSON.stringify(status));
  expect(check()).toEqual({ status: 1, stderr: expect.stringContaining(message) });
});

it.each([
  [
    "a schema that breaks a rule",
    "city/v1/schema.json",
    citySchema.replace('"A place."', '""'),
    "description",
  ],
  [
    "an $id that is not the schema's place",
    "city/v1/schema.json",
    citySchema.replace(":city:", ":town:"),
    "#/$id",
  ],
  ["a changelog without the version", "city/CHANGELOG.md", "# city\n", 'has no section "## v1"'],
  ["a version without rules", "rules.json", "[]", "has no rule of city/v1"],
])("refuses %s", (_, file, content, message) => {
  repository.write("status.json", JSON.stringify({ "city/v1": { status: "draft" } }));
  repository.write(file, content);
  expect(check()).toEqual({ status: 1, stderr: expect.stringContaining(message) });
});

it.each(["city/CHANGELOG.md", "city/v1/vectors.json"])("misses %s", (file) => {
  rmSync(join(repository.folder, file));
  expect(check()).toEqual({ status: 1, stderr: expect.stringContaining(`schemas/${file}: missing`) });
});
