export const heading = "Add a contract";

/** The contract that is added: one enum, one text that must not be blank. */
export const schema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "urn:concordat:traffic-light:v1",
  title: "TrafficLight",
  description: "What a traffic light shows, and why.",
  type: "object",
  properties: {
    colour: {
      type: "string",
      enum: ["red", "amber", "green"],
      description: "The colour that is lit.",
      examples: ["red"],
    },
    reason: {
      type: "string",
      pattern: "[^ \\t\\r\\n]",
      description: "Why it is lit. Must not be blank.",
      examples: ["A bus is coming."],
    },
  },
  required: ["colour", "reason"],
  additionalProperties: false,
  examples: [{ colour: "red", reason: "A bus is coming." }],
};

const valid = { colour: "red", reason: "A bus is coming." };

/** Every rule, broken once: what is broken, the value, and the violation. */
const broken = [
  ["a colour that no light has", { ...valid, colour: "blue" }, "/colour", "enum"],
  ["a colour that is a number", { ...valid, colour: 1 }, "/colour", "enum"],
  ["a reason that is a number", { ...valid, reason: 1 }, "/reason", "type"],
  ["a blank reason", { ...valid, reason: " \t\r\n" }, "/reason", "pattern"],
  ["no colour", { reason: valid.reason }, "", "required"],
  ["no reason", { colour: valid.colour }, "", "required"],
  ["a second reason", { ...valid, why: "x" }, "", "additionalProperties"],
  ["a list", [valid], "", "type"],
];

export function walk(copy) {
  addContract(copy);
  copy.pnpm("check");
  const verdict = copy.node(
    ["apps/cli/bin/concordat.js", "validate", "traffic-light"],
    JSON.stringify(valid),
  );
  if (verdict !== "") throw new Error(`the new contract refuses its example: ${verdict}`);
}

/** Follows the steps up to the build. */
export function addContract(copy) {
  const folder = "schemas/traffic-light";
  copy.edit("schemas/status.json", (status) => ({ ...status, "traffic-light/v1": { status: "draft" } }));
  copy.write(`${folder}/CHANGELOG.md`, "# traffic-light\n\n## v1\n\nFirst version.\n");
  copy.write(`${folder}/v1/schema.json`, JSON.stringify(schema, null, 2));
  copy.write(`${folder}/v1/vectors.json`, JSON.stringify(vectorsOf(schema, valid, broken), null, 2));
  copy.edit("schemas/rules.json", (rules) => [...rules, ...rulesOf("traffic-light/v1", broken)]);
  copy.pnpm("build");
  copy.format();
}

/** Vectors in the form of the JSON Schema Test Suite. */
export function vectorsOf({ $id }, example, breaches) {
  const tests = [
    ...["red", "amber", "green"].map((colour) => ({
      description: `a light that is ${colour}`,
      data: { ...example, colour },
      valid: true,
    })),
    ...breaches.map(([description, data, path, keyword]) => ({
      description,
      data,
      valid: false,
      violation: { path, keyword },
    })),
  ];
  return [{ description: "lights", schema: { $ref: $id }, tests }];
}

/** A row of `rules.json` for each breach. */
export function rulesOf(contract, breaches) {
  return breaches.map(([vector, , path, keyword]) => ({
    contract,
    rule: `refuses ${vector}`,
    path,
    keyword,
    vector,
  }));
}
