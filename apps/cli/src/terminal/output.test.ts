import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  distinctName,
  escapeControlChars,
  harmlessJson,
  onOneLine,
} from "@concordat/report-kit/terminal-text";
import { describe, expect, it } from "vitest";

const sources = join(import.meta.dirname, "..");

describe("text for a terminal", () => {
  it.each([
    ["an escape sequence", "\u001b[31mred", "\\u001b[31mred"],
    ["a control character above U+0080", "\u009b31m", "\\u009b31m"],
    ["a bell, a backspace and a carriage return", "a\u0007\b\rb", "a\\u0007\\u0008\\u000db"],
    ["bidirectional overrides", "\u202egpj.exe\u2066", "\\u202egpj.exe\\u2066"],
    ["lines, tabs and Windows line ends", "a\n\tb\r\nc", "a\n\tb\nc"],
    ["other scripts and emoji", "שלום 數量 🚀", "שלום 數量 🚀"],
  ])("shows %s without letting it act", (_, text, shown) => {
    expect(escapeControlChars(text)).toBe(shown);
  });

  it("keeps its meaning in JSON, as escapes", () => {
    const value = { text: "\u001b[2J\u009b1m\u202e\u007f" };
    const json = harmlessJson(value);
    expect(json).toBe('{"text":"\\u001b[2J\\u009b1m\\u202e\\u007f"}');
    expect(JSON.parse(json)).toEqual(value);
  });

  it("lets no name pass for a line of its own", () => {
    expect(onOneLine("ada\nfake line: bo\r\n\tLIKE")).toBe(
      "ada\\u000afake line: bo\\u000d\\u000a\\u0009LIKE",
    );
  });

  it.each([
    ["m1", "m1"],
    ["Café Ünal, Market St", "Café Ünal, Market St"],
    ["שלום", "שלום"],
    ["", '""'],
    ["m1 ", '"m1 "'],
    ["m  1", '"m  1"'],
    ["m1\u200b", '"m1\\u200b"'],
    ["m\u00a01", '"m\\u00a01"'],
    ["m1\u{e0001}", '"m1\\udb40\\udc01"'],
    ["m\n1\u001b", '"m\\n1\\u001b"'],
  ])("shows how the name %j differs from similar ones", (name, shown) => {
    expect(distinctName(name)).toBe(shown);
  });

  it("has one door: nothing else writes to standard output or standard error", () => {
    const others = readdirSync(sources, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && name !== "terminal/output.ts")
      .filter((name) =>
        /console\.|process\.std(?:out|err)\.write/.test(readFileSync(join(sources, name), "utf8")),
      );
    expect(others).toEqual([]);
  });
});
