import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Secrets } from "./secrets.js";

const everywhere = (text: string, put: (char: string) => string): string => [...text].map(put).join("");
const hex = (char: string, digits: number): string =>
  (char.codePointAt(0) ?? 0).toString(16).padStart(digits, "0");

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

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
  "as HTML, where it must be": escaped,
  "in a URL": (key) => encodeURIComponent(key),
  "in a URL, every character": (key) => everywhere(key, (char) => `%${hex(char, 2)}`),
  "in JSON": (key) => JSON.stringify(key).slice(1, -1),
  "in JSON, every character": (key) => everywhere(key, (char) => `\\u${hex(char, 4)}`),
  "with a mark after every eight characters": (key) => key.replace(/.{8}/g, "$&-"),
  "with a mark between any two characters": (key) => [...key].join("."),
  "without its marks": (key) => key.replace(/[^a-z0-9]/gi, ""),
  backwards: (key) => [...key].reverse().join(""),
  "with a tag around every character": (key) =>
    everywhere(key, (char) => `<span class="c">${escaped(char)}</span>`),
  "with a tag, and a comment, every few characters": (key) =>
    escaped(key.replace(/.{4}/g, "$&\u0001")).replaceAll("\u0001", "<wbr><!-- -->"),
  "with a tag that is escaped": (key, at) => `${key.slice(0, at)}&lt;br /&gt;${key.slice(at)}`,
  "in colors of a terminal": (key) => everywhere(key, (char) => `\u001b[1;31m${char}\u001b[0m`),
  "in colors of a terminal, as JSON has them": (key) => everywhere(key, (char) => `\\u001b[31m${char}`),
  "with a link of a terminal": (key, at) => `${key.slice(0, at)}\u001b]8;;http://a.b\u0007${key.slice(at)}`,
  "with marks that show nothing, of any kind": (key) =>
    everywhere(key, (char) => `${char}\u0000\u200d\u2063\ufe0f`),
  "struck through": (key) => everywhere(key, (char) => `${char}\u0336`),
  "in a URL in a URL, four times": (key) =>
    [1, 2, 3, 4].reduce((text) => encodeURIComponent(text), encodeURIComponent(`/${key}`)),
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

const numbered = (key: string, write: (code: number) => string): string =>
  everywhere(key, (char) => write(char.codePointAt(0) ?? 0));

/** Base32 of RFC 4648. */
function base32(text: string): string {
  const bits = numbered(text, (code) => code.toString(2).padStart(8, "0"));
  const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => digits[Number.parseInt(five.padEnd(5, "0"), 2)])
    .join("");
}

const base64 = (text: string): string => Buffer.from(text).toString("base64");
const inHex = (text: string): string => Buffer.from(text).toString("hex");

/** Encodings of which nothing may remain, as it could be decoded. */
const otherEncodings: Readonly<Record<string, (key: string) => string>> = {
  "Base64 of Base64": (key) => base64(base64(key)),
  "Base64 of Base64 behind a user": (key) => base64(`a:${base64(`user:${key}`)}`),
  "Base64 of hexadecimal": (key) => base64(inHex(key)),
  "hexadecimal of Base64": (key) => inHex(base64(key)),
  "hexadecimal of hexadecimal": (key) => inHex(inHex(key)),
  "Base64 with tags in it": (key) => base64(key).replace(/.{4}/g, "$&<br>"),
  Base32: base32,
  "Base32 in small letters": (key) => base32(key).toLowerCase(),
  "hexadecimal numbers": (key) => numbered(key, (code) => `0x${code.toString(16)}, `),
  "code points": (key) => numbered(key, (code) => `U+${code.toString(16).padStart(4, "0")} `),
  "escapes of CSS": (key) => numbered(key, (code) => `\\${code.toString(16).padStart(6, "0")}`),
  "escapes of old URLs": (key) => numbered(key, (code) => `%u${code.toString(16).padStart(4, "0")}`),
  "quoted-printable": (key) => numbered(key, (code) => `=${code.toString(16).toUpperCase()}`),
  "decimal numbers": (key) => JSON.stringify([...Buffer.from(key)]),
  "octal escapes": (key) => numbered(key, (code) => `\\${code.toString(8)}`),
  "octal numbers": (key) => numbered(key, (code) => `${code.toString(8)} `),
  "binary numbers": (key) => numbered(key, (code) => `${code.toString(2).padStart(8, "0")} `),
  "UTF-16 in hexadecimal": (key) => Buffer.from(key, "utf16le").toString("hex"),
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

  it.each(Object.entries(otherEncodings))("in %s is masked", (_, encode) => {
    fc.assert(
      fc.property(longKeys, (key) => {
        const masked = new Secrets([key]).masked(`sent: ${encode(key)};`);
        expect(masked).toContain("[secret]");
        expect(masked.length).toBeLessThan(30 + encode(key).length / 4);
      }),
      { numRuns: 50 },
    );
  });

  it("leaves numbers, digests and Base64 of other texts as they are", () => {
    const text = `101, 102, 103, 104, 105, 106, 107 <b>not</b> found; ${inHex("a model of a server")} ${base64("a model of a server, and of another")}
      \u001b[31mred\u001b[0m 115 107 45 112 114 111 106 %41%42%43%44%45%46%47%48 \\101\\102\\103\\104\\105\\106\\107`;
    fc.assert(
      fc.property(longKeys, (key) => {
        expect(new Secrets([key, "pass"]).masked(text)).toBe(text);
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
