// Schemas with a wrong first answer and the facts from which the right one follows. `plain` is what Ajv says of the answer.
const object = (properties, required = Object.keys(properties)) => ({ type: "object", properties, required });
const text = { type: "string" };
const whole = { type: "integer" };
const anyOf = "must match a schema in anyOf";
const oneOf = "must match exactly one schema in oneOf";
const not = "must NOT be valid";

export const cases = [
  {
    name: "one of two sets of properties",
    schema: {
      ...object({ email: text, street: text, city: text }, []),
      anyOf: [{ required: ["email"] }, { required: ["street", "city"] }],
    },
    task: "Write where Ana can be reached. She lives at Long Street 4 in Uppsala.",
    wrong: { street: "Long Street 4" },
    right: { street: "Long Street 4", city: "Uppsala" },
    plain: [["", anyOf]],
  },
  {
    name: "a phone number or an address",
    schema: {
      ...object({ name: text, phone: text, email: text }, ["name"]),
      anyOf: [{ required: ["phone"] }, { required: ["email"] }],
    },
    task: "Write the contact Ben. His phone number is 555-0100.",
    wrong: { name: "Ben" },
    right: { name: "Ben", phone: "555-0100" },
    plain: [["", anyOf]],
  },
  {
    name: "exactly one of two properties",
    schema: {
      ...object({ item: text, price: whole, free: { type: "boolean" } }, ["item"]),
      oneOf: [{ required: ["price"] }, { required: ["free"] }],
    },
    task: "Write the offer: a lamp for 12.",
    wrong: { item: "lamp", price: 12, free: false },
    right: { item: "lamp", price: 12 },
    plain: [["", oneOf]],
  },
  {
    name: "exactly one of three properties",
    schema: {
      ...object({ city: text, zip: text, point: text }, []),
      oneOf: [{ required: ["city"] }, { required: ["zip"] }, { required: ["point"] }],
    },
    task: "Write the place: Oslo.",
    wrong: { city: "Oslo", zip: "0150" },
    right: { city: "Oslo" },
    plain: [["", oneOf]],
  },
  {
    name: "a property of one alternative is missing",
    schema: {
      anyOf: [object({ title: text, pages: whole }), object({ song: text, seconds: whole, artist: text })],
    },
    task: "Write the book Emma, which has 474 pages.",
    wrong: { title: "Emma" },
    right: { title: "Emma", pages: 474 },
    plain: [["", anyOf]],
  },
  {
    name: "a property of one alternative has another type",
    schema: {
      anyOf: [object({ title: text, pages: whole }), object({ song: text, seconds: whole, artist: text })],
    },
    task: "Write the book Emma, which has 474 pages.",
    wrong: { title: "Emma", pages: true },
    right: { title: "Emma", pages: 474 },
    plain: [["", anyOf]],
  },
  {
    name: "an alternative inside a property",
    schema: object({
      order: whole,
      ship: { anyOf: [object({ street: text, city: text }), object({ shop: text, day: text, hour: whole })] },
    }),
    task: "Write order 7, shipped to Mill Road 2 in Bath.",
    wrong: { order: 7, ship: { street: "Mill Road 2" } },
    right: { order: 7, ship: { street: "Mill Road 2", city: "Bath" } },
    plain: [["/ship", anyOf]],
  },
  {
    name: "a value that is excluded",
    schema: object({ name: text, role: { type: "string", not: { const: "admin" } } }),
    task: "Write the user Eva with the role editor.",
    wrong: { name: "Eva", role: "admin" },
    right: { name: "Eva", role: "editor" },
    plain: [["/role", not]],
  },
  {
    name: "values that are excluded",
    schema: object({ pet: text, kind: { type: "string", not: { enum: ["animal", "pet"] } } }),
    task: "Write the pet Rex, a dog.",
    wrong: { pet: "Rex", kind: "animal" },
    right: { pet: "Rex", kind: "dog" },
    plain: [["/kind", not]],
  },
  {
    name: "a property that is excluded",
    schema: {
      ...object({ name: text, password: text, age: whole }, ["name"]),
      not: { required: ["password"] },
    },
    task: "Write the user Kim, aged 30.",
    wrong: { name: "Kim", age: 30, password: "123" },
    right: { name: "Kim", age: 30 },
    plain: [["", not]],
  },
  {
    name: "two properties that exclude each other",
    schema: {
      ...object({ title: text, start: whole, days: whole, end: whole }, ["title", "start"]),
      not: { required: ["days", "end"] },
    },
    task: "Write the fair, which starts in 2024 and lasts 3 days.",
    wrong: { title: "fair", start: 2024, days: 3, end: 2024 },
    right: { title: "fair", start: 2024, days: 3 },
    plain: [["", not]],
  },
  {
    name: "a number that two alternatives match",
    schema: object({
      item: text,
      code: {
        oneOf: [
          { type: "integer", minimum: 10 },
          { type: "integer", maximum: 20 },
        ],
      },
    }),
    task: "Write the item bolt with the code 25.",
    wrong: { item: "bolt", code: 15 },
    right: { item: "bolt", code: 25 },
    plain: [["/code", oneOf]],
  },
  {
    name: "a text of one of two forms",
    schema: object({
      flight: text,
      time: {
        anyOf: [
          { type: "string", pattern: "^[0-9]{2}:[0-9]{2}$" },
          { type: "string", pattern: "^(noon|midnight)$" },
        ],
      },
    }),
    task: "Write flight SK4, which leaves at 07:30.",
    wrong: { flight: "SK4", time: "7.30" },
    right: { flight: "SK4", time: "07:30" },
    plain: [["/time", anyOf]],
  },
  {
    name: "alternatives with different fixed words",
    schema: {
      anyOf: [
        object({ shape: { enum: ["circle", "disc"] }, radius: whole }),
        object({ shape: { enum: ["square", "box"] }, side: whole }),
      ],
    },
    task: "Write a circle of radius 5.",
    wrong: { shape: "circle", side: 5 },
    right: { shape: "circle", radius: 5 },
    plain: [["", anyOf]],
  },
  {
    name: "an item of a list",
    schema: object({
      items: {
        type: "array",
        items: { anyOf: [object({ name: text, count: whole }), object({ note: text, by: text, on: text })] },
      },
    }),
    task: "Write the list: 3 eggs and 1 cake.",
    wrong: { items: [{ name: "eggs", count: 3 }, { name: "cake" }] },
    right: {
      items: [
        { name: "eggs", count: 3 },
        { name: "cake", count: 1 },
      ],
    },
    plain: [["/items/1", anyOf]],
  },
];
