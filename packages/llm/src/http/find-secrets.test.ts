import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Secrets } from "./secrets.js";

const everywhere = (text: string, put: (char: string) => string): string => [...text].map(put).join("");
const hex = (char: string, digits: number): string =>
  (char.codePointAt(0) ?? 0).toString(16).padStart(digits, "0");

/** The changes that a server may make to a key that it repeats. */
const changes: Readonly<Record<string, (key: string, at: number) => string>> = {
  "in capitals": (key) => key.toUpperCase(),
  "in small letters": (key) => key.toLowerCase(),
  "without its first character": (key) => key.slice(1),
  "without its last character": (key) => key.slice(0, -1),
  "without one in its middle": (key, at) => key.slice(0, at) + key.slice(at + 1),
  "with one too many": (key, at) => `${key.slice(0, at)}*${key.slice(at)}`,
  "with another one": (key, at) => `${key.slice(0, at)}*${key.slice(at + 1)}`,
  "on two lines": (key, at) => `${key.slice(0, at)}\n  ${key.slice(at)}`,
  "with a break that is escaped": (key, at) => `${key.slice(0, at)}\\n${key.slice(at)}`,
  "with a mark that shows nothing": (key, at) => `${key.slice(0, at)}\u200b${key.slice(at)}`,
  "as HTML, by numbers": (key) => everywhere(key, (char) => `&#${char.codePointAt(0)};`),
  "as HTML, by hexadecimal numbers": (key) => everywhere(key, (char) => `&#x${hex(char, 2)};`),
  "as HTML, where it must be": (key) =>
    key.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;"),
  "in a URL": (key) => encodeURIComponent(key),
  "in a URL, every character": (key) => everywhere(key, (char) => `%${hex(char, 2)}`),
  "in JSON": (key) => JSON.stringify(key).slice(1, -1),
  "in JSON, every character": (key) => everywhere(key, (char) => `\\u${hex(char, 4)}`),
  "with a mark after every eight characters": (key) => key.replace(/.{8}/g, "$&-"),
  "with a mark between any two characters": (key) => [...key].join("."),
  "without its marks": (key) => key.replace(/[^a-z0-9]/gi, ""),
  backwards: (key) => [...key].reverse().join(""),
  "in full width": (key) =>
    everywhere(key, (char) => String.fromCodePoint((char.codePointAt(0) ?? 0) + 0xfee0)),
};

const encodings: Readonly<Record<string, (key: string) => string>> = {
  Base64: (key) => Buffer.from(key).toString("base64"),
  "Base64 behind a user": (key) => Buffer.from(`user:${key}`).toString("base64"),
  "Base64 behind another user": (key) => Buffer.from(`someone:${key}!`).toString("base64"),
  "Base64 of URLs": (key) => Buffer.from(key).toString("base64url"),
  "Base64 on several lines": (key) => Buffer.from(key).toString("base64").replace(/.{16}/g, "$&\r\n"),
  hexadecimal: (key) => Buffer.from(key).toString("hex").toUpperCase(),
  "hexadecimal by bytes": (key) =>
    Buffer.from(key)
      .toString("hex")
      .replace(/..(?=.)/g, "$&:"),
};

const longKeys = fc
  .array(fc.constantFrom(...'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789-_/+."<&'), {
    minLength: 16,
    maxLength: 48,
  })
  .map((chars) => chars.join(""));

/** The longest part of a key that a text still shows, whatever its capitals. */
function longestShown(text: string, key: string): number {
  const shown = text.toLowerCase();
  const wanted = key.toLowerCase();
  for (let length = wanted.length; length > 0; length--) {
    for (let at = 0; at + length <= wanted.length; at++) {
      if (shown.includes(wanted.slice(at, at + length))) return length;
    }
  }
  return 0;
}

describe("a key that a server repeats", () => {
  it.each(Object.entries(changes))("%s is masked", (_, change) => {
    fc.assert(
      fc.property(longKeys, fc.nat(), fc.constantFrom("", "key: ", '{"sent":"'), (key, at, before) => {
        const text = `${before}${change(key, 1 + (at % (key.length - 2)))}`;
        const masked = new Secrets([key]).masked(text);
        expect(masked).toContain("[secret]");
        expect(longestShown(masked.replaceAll("[secret]", " "), key)).toBeLessThan(5);
      }),
      { numRuns: 50 },
    );
  });

  it.each(Object.entries(encodings))("in %s is masked", (_, encode) => {
    fc.assert(
      fc.property(longKeys, (key) => {
        const masked = new Secrets([key]).masked(`sent ${encode(key)};`);
        expect(masked).toContain("[secret]");
        expect(longestShown(masked, encode(key))).toBeLessThan(Math.max(9, encode(key).length / 3));
      }),
    );
  });

  it("changed twice is masked", () => {
    const pairs = fc.tuple(
      fc.constantFrom(...Object.values(changes)),
      fc.constantFrom("in capitals", "on two lines", "in a URL", "in JSON"),
    );
    fc.assert(
      fc.property(longKeys, fc.nat(), pairs, (key, at, [first, second]) => {
        const once = first(key, 1 + (at % (key.length - 2)));
        const text = changes[second]?.(once, Math.floor(once.length / 2)) ?? "";
        const masked = new Secrets([key]).masked(text);
        expect(longestShown(masked.replaceAll("[secret]", " "), key)).toBeLessThan(
          Math.max(8, key.length / 2),
        );
      }),
    );
  });
});

describe("a short password", () => {
  const passwords = ["hunter2", "s3cret!", "pa55word", "correct9"];

  it.each(passwords)("%s is masked in escapes, in capitals and without its last character", (password) => {
    const secrets = new Secrets([password]);
    const { "in a URL, every character": url, "as HTML, by numbers": html } = changes;
    for (const text of [password, url?.(password, 0), html?.(password, 0), password.slice(0, -1)]) {
      // The rest of a word followed by a number is a word.
      if (text !== undefined && /[^a-z]/.test(text))
        expect(secrets.masked(`sent ${text}.`)).toBe("sent [secret].");
    }
  });

  it("hides no other text", () => {
    const texts = [
      "The connection to the server failed; check the password, the port and the user, then pass it on.",
      "Passwords pass; compass, PASS, postgres and Admin stay. Error 503: model not found at http://localhost:11434/v1",
    ];
    for (const password of ["pass", "admin", "postgr3s", "test", "x", "server1"]) {
      for (const text of texts) {
        expect(new Secrets([password]).masked(text)).toBe(
          text.replaceAll(
            /(?<![\p{L}\p{N}])pass(?![\p{L}\p{N}])/gu,
            password === "pass" ? "[secret]" : "pass",
          ),
        );
      }
    }
  });

  it("of words hides none of them alone", () => {
    const secrets = new Secrets(["my-company-production-key"]);
    const text = "The production key of my company is in the production file.";
    expect(secrets.masked(text)).toBe(text);
  });
});

it("takes no longer for a long text than a server has patience", () => {
  const secrets = new Secrets(["aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab", "user:aaaaaaaaaaaaaaaaaaaaaaaa"]);
  expect(secrets.masked("a".repeat(20_000)).length).toBeLessThan(20_000);
});
