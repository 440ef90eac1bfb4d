import { expect, it } from "vitest";
import * as z from "zod";
import { zodSchema } from "./zod-schema.js";

const read = (code: string) => {
  const reading = zodSchema(code);
  return "schema" in reading ? z.toJSONSchema(reading.schema, { io: "input" }) : reading.problems;
};

it("reads a module of Zod: imports and types aside, its last schema", () => {
  const code = `import * as z from "zod";

/** What a mail is about. */
const topic = z.enum(["delivery", 'billing']);
export const ticket = z.object({
  topic, "urgent": z.boolean(), order: z.int().min(-1).optional(),
  tags: z.array(z.string().regex(/^[a-z]+$/)).max(3).describe(\`Tags.\`),
  ...{ on: z.iso.date() },
});
export type Ticket = z.infer<typeof ticket>;
`;
  const topic = z.enum(["delivery", "billing"]);
  const ticket = z.object({
    topic,
    urgent: z.boolean(),
    order: z.int().min(-1).optional(),
    tags: z
      .array(z.string().regex(/^[a-z]+$/))
      .max(3)
      .describe("Tags."),
    on: z.iso.date(),
  });
  expect(read(code)).toEqual(z.toJSONSchema(ticket, { io: "input" }));
});

it.each([
  ["z.object({", /^Unexpected token \(1:10\)$/],
  ["", /^the code ends without a schema/],
  ["42", /^the code ends without a schema/],
  ["z.strin()", /^there is no \.strin here/],
  ["z.string().transform((text) => text.length)", /^functions are not run in this page/],
  ["fetch('/x')", /^only methods of z and of schemas are called/],
  ["window.location", /^window is not known/],
  ["z.string.constructor('return 1')()", /^there is no \.constructor here|^only methods/],
  ["z['string']['constructor']('return 1')", /^there is no \.constructor here/],
  ["z.string().__proto__", /^there is no \.__proto__ here/],
  ["const { a } = z", /^declare each schema by its name/],
  ["while (true) {}", /^only schemas are read here/],
  ["z.enum()", /./],
])("of %j says what is wrong", (code, problem) => {
  const problems = read(code);
  expect(problems).toEqual([expect.stringMatching(problem)]);
});
