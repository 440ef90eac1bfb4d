import { expect, it } from "vitest";
import { renameFile } from "./rename-file.js";

/** Renames with a system that fails the given number of times. */
async function renamed(platform: NodeJS.Platform, code: string, failures: number) {
  const waited: number[] = [];
  let attempts = 0;
  const rename = async () => {
    attempts++;
    if (attempts <= failures) throw Object.assign(new Error(code), { code });
  };
  const wait = async (milliseconds: number) => void waited.push(milliseconds);
  const end = await renameFile("a", "b", { platform, rename, wait }).then(
    () => "renamed",
    (error: Error) => error.message,
  );
  return { end, attempts, waited };
}

it.each(["EPERM", "EBUSY", "EACCES"])(
  "waits on Windows for a program that has the file open (%s)",
  async (code) => {
    expect(await renamed("win32", code, 3)).toEqual({ end: "renamed", attempts: 4, waited: [10, 20, 50] });
  },
);

it("gives up in the end, with the system's own error", async () => {
  const { end, attempts } = await renamed("win32", "EBUSY", 99);
  expect([end, attempts]).toEqual(["EBUSY", 8]);
});

it("does not wait for what does not pass", async () => {
  expect(await renamed("win32", "ENOENT", 1)).toEqual({ end: "ENOENT", attempts: 1, waited: [] });
  expect(await renamed("linux", "EPERM", 1)).toEqual({ end: "EPERM", attempts: 1, waited: [] });
});
