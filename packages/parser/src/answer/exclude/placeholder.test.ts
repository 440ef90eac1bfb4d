import { defineContract } from "@concordat/contracts/define";
import { expect, it } from "vitest";
import { parseText } from "../../index.js";

it.each(["<img src=a>", "<b>", "...", "[none]", "string"])(
  "reads the choice %j that a contract lists",
  (choice) => {
    const contract = defineContract({
      type: "object",
      properties: { choice: { enum: [choice, "other"] } },
      required: ["choice"],
    });
    expect(parseText(`Sure:\n\`\`\`json\n{"choice": "${choice}"}\n\`\`\``, contract)).toMatchObject({
      state: "valid",
      value: { choice },
    });
  },
);

it("takes a tag with an attribute for text, and one without for a placeholder", () => {
  const contract = defineContract({
    type: "object",
    properties: { html: { type: "string", examples: ["<your text>"] } },
    required: ["html"],
  });
  expect(parseText('{"html": "<img src=a>"}', contract).state).toBe("valid");
  expect(parseText('{"html": "<your text>"}', contract).state).toBe("unreadable");
});
