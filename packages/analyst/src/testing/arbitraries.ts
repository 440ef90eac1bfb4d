import fc from "fast-check";

/** Texts that would do harm if they were used as SQL, a path or a pattern. */
export const hostileTexts: readonly string[] = [
  "'; DROP TABLE data; --",
  '"; DROP TABLE data; --',
  '" OR 1=1 --',
  "c0",
  "data",
  "?",
  "$1",
  "%",
  "_",
  "\\",
  "''",
  "NULL",
  "select",
  "a\u0000b",
  "*/ SELECT getenv('HOME') /*",
  "x') UNION SELECT 1 --",
  "größe",
  "GRÖSSE",
  "數量 📈",
  "‮evil",
  "../../etc/passwd",
  "__proto__",
  "constructor",
  "",
  " ",
];

/** A text that is hostile, short and of few letters, or anything. */
export const text: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: fc.constantFrom("a", "A", "b", "%", "_", "é", "😀"), maxLength: 4 }),
  fc.string({ unit: "binary", maxLength: 6 }),
);

export const day: fc.Arbitrary<string> = fc
  .date({ min: new Date("1999-12-01"), max: new Date("2001-03-01"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
