import { addContract, rulesOf, schema, vectorsOf } from "./contract.mjs";

export const heading = "Add a migration or a record";

const example = { colour: "red", reason: "A bus is coming.", seconds: 20 };

const newSchema = {
  ...schema,
  $id: "urn:concordat:traffic-light:v2",
  properties: {
    ...schema.properties,
    seconds: {
      type: "integer",
      minimum: 1,
      description: "How long it is lit, in seconds. Absent if that is not known.",
      examples: [20],
    },
  },
  examples: [example],
};

const broken = [
  ["a colour that no light has", { ...example, colour: "blue" }, "/colour", "enum"],
  ["a colour that is a number", { ...example, colour: 1 }, "/colour", "enum"],
  ["a reason that is a number", { ...example, reason: 1 }, "/reason", "type"],
  ["a blank reason", { ...example, reason: " \t\r\n" }, "/reason", "pattern"],
  ["a time that is not whole", { ...example, seconds: 1.5 }, "/seconds", "type"],
  ["a time of nothing", { ...example, seconds: 0 }, "/seconds", "minimum"],
  ["no colour", { reason: "x" }, "", "required"],
  ["no reason", { colour: "red" }, "", "required"],
  ["a second reason", { ...example, why: "x" }, "", "additionalProperties"],
  ["a list", [example], "", "type"],
];

const shortest = { description: "lit for a second", data: { ...example, seconds: 1 }, valid: true };
const open = { description: "lit for a time unknown", data: { colour: "red", reason: "x" }, valid: true };

const migration = `import type { TrafficLight as TrafficLightV1 } from "../generated/traffic-light/v1/index.js";
import type { TrafficLight as TrafficLightV2 } from "../generated/traffic-light/v2/index.js";
import { MigrationRefusedError } from "../migration/index.js";

/** The light holds something that version 1 has no place for. */
export class TrafficLightMigrationError extends MigrationRefusedError {}

/** A light of version 1 as version 2. */
export function trafficLightV1ToV2(v1: TrafficLightV1): TrafficLightV2 {
  return { ...v1 };
}

/**
 * A light of version 2 as version 1.
 * @throws {TrafficLightMigrationError} when it says how long it is lit
 */
export function trafficLightV2ToV1({ seconds, ...v1 }: TrafficLightV2): TrafficLightV1 {
  if (seconds === undefined) return v1;
  throw new TrafficLightMigrationError("version 1 cannot say how long a light is lit");
}
`;

const test = `import { expect, it } from "vitest";
import { trafficLightV1ToV2, trafficLightV2ToV1 } from "./migrate.js";

it("turns every light there and back", () => {
  const v1 = { colour: "red", reason: "A bus is coming." } as const;
  expect(trafficLightV2ToV1(trafficLightV1ToV2(v1))).toEqual(v1);
});

it("refuses what version 1 cannot hold", () => {
  expect(() => trafficLightV2ToV1({ colour: "red", reason: "x", seconds: 3 })).toThrow(/how long/);
});
`;

export function walk(copy) {
  addContract(copy);
  const folder = "schemas/traffic-light";
  copy.edit("schemas/status.json", (status) => ({ ...status, "traffic-light/v2": { status: "draft" } }));
  copy.edit("schemas/current.json", (current) => ({ ...current, "traffic-light": 2 }));
  copy.write(
    `${folder}/CHANGELOG.md`,
    "# traffic-light\n\n## v2\n\nSays how long it is lit.\n\n## v1\n\nFirst version.\n",
  );
  copy.write(`${folder}/v2/schema.json`, JSON.stringify(newSchema, null, 2));
  const [lights] = vectorsOf(newSchema, example, broken);
  lights.tests.push(shortest, open);
  copy.write(`${folder}/v2/vectors.json`, JSON.stringify([lights], null, 2));
  copy.edit("schemas/rules.json", (rules) => [...rules, ...rulesOf("traffic-light/v2", broken)]);

  copy.write("packages/contracts/src/traffic-light/migrate.ts", migration);
  copy.write("packages/contracts/src/traffic-light/migrate.test.ts", test);
  copy.write(
    "packages/contracts/src/index.ts",
    `${copy.read("packages/contracts/src/index.ts")}export { TrafficLightMigrationError, trafficLightV1ToV2, trafficLightV2ToV1 } from "./traffic-light/migrate.js";\n`,
  );
  copy.replace(
    "packages/contracts/package.json",
    '    "./iteration-response": {',
    `    "./traffic-light/migrate": {
      "types": "./dist/traffic-light/migrate.d.ts",
      "default": "./dist/traffic-light/migrate.js"
    },
    "./iteration-response": {`,
  );
  copy.pnpm("build");
  copy.format();
  copy.pnpm("surface");
  copy.test("packages/contracts/src/traffic-light/migrate.test.ts");
  copy.pnpm("check");
}
