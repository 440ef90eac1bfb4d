import { expect, it } from "vitest";
import { ledgerArguments, ledgerWords } from "./ledger-flag.js";

it.each([
  ["postgres://me:s3cret@db:5432/runs", "postgres://me@db:5432/runs"],
  ["postgres://me:s3%40cret@db/runs?sslmode=verify-full", "'postgres://me@db/runs?sslmode=verify-full'"],
  ["postgres://me:s3\ncret@db/runs", "postgres://me@db/runs"],
  [
    "postgres://me@db/runs?password=s3cret&sslmode=verify-full",
    "'postgres://me@db/runs?sslmode=verify-full'",
  ],
  ["postgres://db/runs?user=me&pass%77ord=s3cret", "'postgres://db/runs?user=me'"],
  ["postgres://me@db/runs?sslpassword=s3cret#s3cret", "postgres://me@db/runs"],
  ["postgres://me@%zz:s3cret/runs", "'postgres://…'"],
])("names the database of %j in a command without its password", (ledger, named) => {
  const [flag, url] = ledgerArguments({ ledger });
  expect(flag).toBe("--ledger");
  expect(url).toBe(named);
});

it("leaves the quoting to the caller that prints the words for a shell", () => {
  const flags = { ledger: "postgres://me@db/runs?sslmode=verify-full" };
  expect(ledgerWords(flags)).toEqual(["--ledger", "postgres://me@db/runs?sslmode=verify-full"]);
});
