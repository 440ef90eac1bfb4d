import { describe, expect, expectTypeOf, it } from "vitest";
import { defineContract } from "../define/index.js";
import { checkMigration, defineMigration, MigrationRefusedError, type VectorGroups } from "./index.js";

const v1 = defineContract(
  {
    title: "ticket",
    type: "object",
    properties: {
      summary: { type: "string" },
      urgent: { type: "boolean", default: false },
      tags: { type: "array", items: { type: "string" } },
    },
    required: ["summary"],
    additionalProperties: false,
  },
  { name: "ticket", version: 1 },
);
const v2 = defineContract(
  {
    title: "ticket",
    type: "object",
    properties: {
      summary: { type: "string", maxLength: 20 },
      urgency: { enum: ["low", "high"] },
      tags: { type: "array", items: { type: "string" }, default: [] },
    },
    required: ["summary", "urgency"],
    additionalProperties: false,
  },
  { name: "ticket", version: 2 },
);
const up = ({ urgent, ...rest }: ReturnType<typeof v1.parse>) => ({
  ...rest,
  urgency: urgent ? ("high" as const) : ("low" as const),
});
const down = ({ urgency, ...rest }: ReturnType<typeof v2.parse>) => {
  if (rest.tags.length > 1) throw new MigrationRefusedError("version 1 has no place for several tags");
  return { ...rest, urgent: urgency === "high" };
};
const migration = defineMigration(v1, v2, up, down);

const vectors = (...data: unknown[]): VectorGroups => [
  {
    tests: [
      ...data.map((value, index) => ({ description: `number ${index}`, data: value, valid: true })),
      { description: "not one", data: 7, valid: false },
    ],
  },
];

describe("a migration", () => {
  it("is typed by both contracts: filled values come in, and defaults may be absent in what is given", () => {
    defineMigration(v1, v2, (value) => {
      expectTypeOf(value).toEqualTypeOf<{ summary: string; urgent: boolean; tags?: string[] }>();
      return { summary: value.summary, urgency: "low" };
    });
    // @ts-expect-error an urgency that version 2 does not know
    defineMigration(v1, v2, ({ summary }) => ({ summary, urgency: "soon" }));
    // @ts-expect-error nothing that version 2 requires is given
    defineMigration(v1, v2, () => ({}));
    // @ts-expect-error the way back gives nothing that version 1 requires
    defineMigration(v1, v2, up, () => ({}));
    expectTypeOf(migration.up).returns.toEqualTypeOf<{
      summary: string;
      urgency: "low" | "high";
      tags: string[];
    }>();
    expectTypeOf(migration.down).returns.toEqualTypeOf<{
      summary: string;
      urgent: boolean;
      tags?: string[];
    }>();
    expectTypeOf(defineMigration(v1, v2, up)).not.toHaveProperty("down");
  });

  it("carries values over, defaults filled, and leaves what it is given as it was", () => {
    const before = Object.freeze({ summary: "Cannot log in." });
    expect(migration.up(before)).toEqual({ summary: "Cannot log in.", urgency: "low", tags: [] });
    expect(migration.down({ summary: "x", urgency: "high" })).toEqual({
      summary: "x",
      urgent: true,
      tags: [],
    });
  });

  it("checks what comes in and what goes out", () => {
    expect(() => migration.up({ summary: 7 })).toThrow("value does not match ticket/v1");
    expect(() => migration.up({ summary: "Far longer than twenty characters." })).toThrow(
      /ticket\/v2: .*\(path: summary\)/,
    );
    expect(() => migration.down({ summary: "x", urgency: "high", tags: ["a", "b"] })).toThrow(
      MigrationRefusedError,
    );
  });

  it("does not lead from a version to itself", () => {
    expect(() => defineMigration(v1, v1, (value) => value)).toThrow(
      "a migration leads from one version to another, but both are ticket/v1; give defineContract { name, version }",
    );
  });
});

describe("a check on the vectors", () => {
  const summary = "Cannot log in.";

  it("counts what is carried both ways, and what is refused", () => {
    const check = checkMigration(migration, {
      from: vectors({ summary, tags: [] }, { summary, urgent: true, tags: ["a"] }),
      to: vectors({ summary, urgency: "low" }, { summary, urgency: "low", tags: ["a", "b"] }),
    });
    expect(check).toEqual({ carried: 3, refused: 1, problems: [] });
  });

  it("names what does not come back as it was, and what becomes no value of the other version", () => {
    const { problems } = checkMigration(migration, {
      from: vectors(
        { summary: "Far longer than twenty characters." },
        { summary, tags: ["a", "b"] },
        { summary },
      ),
      to: vectors({ summary, urgency: "high" }),
    });
    expect(problems).toEqual([
      "ticket/v1, number 0: value does not match ticket/v2: must have at most 20 characters (path: summary)",
      "ticket/v1, number 1: does not come back: the way back refuses it",
      'ticket/v1, number 2: comes back as {"summary":"Cannot log in.","tags":[],"urgent":false}',
    ]);
  });

  it("tries one direction where there is one", () => {
    const oneWay = defineMigration(v1, v2, up);
    expect(checkMigration(oneWay, { from: vectors({ summary }), to: [] })).toEqual({
      carried: 1,
      refused: 0,
      problems: [],
    });
  });

  it("shows nothing without valid vectors, and says so", () => {
    expect(checkMigration(migration, { from: [], to: vectors() }).problems).toEqual([
      "ticket/v1: there is no valid vector, so nothing was tried",
      "ticket/v2: there is no valid vector, so nothing was tried",
    ]);
  });
});
