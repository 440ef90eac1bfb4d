import { defineContract } from "@concordat/contracts/define";
import { assertedFormats } from "@concordat/dialect";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isAssertedFormat } from "../wire/asserted-formats.js";
import { formatLooseness, formatPattern } from "./format-patterns.js";

const rows: readonly (readonly [format: string, texts: readonly string[]])[] = [
  ["date", ["2024-02-29", "2026-12-31"]],
  ["time", ["23:59:60Z", "12:30:45.5+02:00", "12:00:00+0200", "12:00:00-02"]],
  ["date-time", ["2024-02-29T23:59:60Z", "2024-01-01 12:00:00+02:00"]],
  ["duration", ["P1Y2M3DT4H5M6S", "P3W", "PT1S"]],
  ["uuid", ["URN:UUID:01234567-89ab-cdef-0123-456789abcdef", "01234567-89ab-cdef-0123-456789abcdef"]],
  ["ipv4", ["1.2.3.4", "255.249.199.99"]],
  ["ipv6", ["::", "1:2:3:4:5:6:7:8", "::ffff:1.2.3.4"]],
  ["email", ["a@b.co", "a.b+c@x-y.z.org", `a@${"b".repeat(100)}.org`]],
  ["hostname", ["a-b.c", "localhost", "a.b.", `${"a".repeat(63)}.b`]],
  ["uri", ["http://a.b/c?d=e#f", "urn:x:y", "mailto:a@b", "http://[::1]/"]],
  ["uri-reference", ["/a/b", "#x", "a?b", "//h/p", '/"quoted"']],
  ["uri-template", ["http://a.b/{c}/d{?e,f}", "/{+g}", "/{|h}{=i}{!j}{@k}", ""]],
  ["json-pointer", ["/a~0/b~1", "", "/"]],
  ["relative-json-pointer", ["0", "1/a~0", "2#"]],
  ["regex", ["^a+$", "", "\\d"]],
];

const chars = [...`aZ09-._~!$&'"()*+,;=:@%/?#[]^{|}<>\\ \ttTzZPYMWDHSurn`, "é", "😀"];

/** A text with a few of its characters changed, taken out or doubled. */
function changed(texts: readonly string[]): fc.Arbitrary<string> {
  const change = fc.tuple(fc.nat(40), fc.nat(2), fc.constantFrom(...chars));
  return fc
    .tuple(fc.constantFrom(...texts), fc.array(change, { maxLength: 3 }))
    .map(([text, changes]) =>
      changes
        .reduce((left, [at, taken, put]) => left.toSpliced(at % (left.length + 1), taken, put), [...text])
        .join(""),
    );
}

describe("the pattern of a format", () => {
  it("is there for each format that is a rule where formats are asserted, and for no other", () => {
    expect(rows.map(([format]) => format).sort()).toEqual([...assertedFormats].sort());
    expect(assertedFormats.filter((format) => !isAssertedFormat(format))).toEqual([]);
    const others = ["byte", "int32", "idn-email"];
    expect(others.map((format) => [formatPattern(format), isAssertedFormat(format)])).toEqual(
      others.map(() => [null, false]),
    );
  });

  it.each(rows)("%s holds every text that is of it, and only those unless it says so", (format, texts) => {
    const contract = defineContract({ type: "string", format }, { formats: "assertion" });
    const pattern = new RegExp(formatPattern(format) ?? "$^", "u");
    const compared = (text: string) => ({ text, valid: contract.is(text), held: pattern.test(text) });
    expect(texts.map(compared)).toEqual(texts.map((text) => ({ text, valid: true, held: true })));
    fc.assert(
      fc.property(changed(texts), (text) => {
        const { valid, held } = compared(text);
        expect({ text, held: held || !valid }).toEqual({ text, held: true });
        const isExact = formatLooseness(format) === null;
        expect({ text, isHeldWrongly: isExact && held && !valid }).toEqual({ text, isHeldWrongly: false });
      }),
      { numRuns: 300 },
    );
  });

  it("says of a hostname that it is too long only when checked", () => {
    expect(formatLooseness("hostname")).toEqual(expect.stringMatching("outline"));
  });
});
