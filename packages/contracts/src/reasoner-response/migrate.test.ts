import { describe, expect, it } from "vitest";
import { reasonerResponseV1 } from "../generated/reasoner-response/v1/index.js";
import { reasonerResponseV2 } from "../generated/reasoner-response/v2/index.js";
import { readVectors } from "../testing/schema-folder.js";
import { ReasonerResponseMigrationError, reasonerResponseV1ToV2, reasonerResponseV2ToV1 } from "./migrate.js";

const validV1 = readVectors("reasoner-response/v1").flatMap(({ data }) =>
  reasonerResponseV1.is(data) ? [data] : [],
);
const validV2 = readVectors("reasoner-response/v2").flatMap(({ data }) =>
  reasonerResponseV2.is(data) ? [data] : [],
);
const withoutReason = validV2.filter(({ reason }) => reason === null || reason === undefined);

describe("from version 1 to version 2", () => {
  it.each(validV1)("%j is a response of version 2 as it is, and comes back", (v1) => {
    const v2 = reasonerResponseV1ToV2(v1);
    expect(reasonerResponseV2.validate(v2)).toEqual([]);
    expect(v2).toEqual(v1);
    expect(reasonerResponseV2ToV1(v2)).toEqual(v1);
  });
});

describe("from version 2 to version 1", () => {
  it.each(withoutReason)("%j is a response of version 1", (v2) => {
    expect(reasonerResponseV1.validate(reasonerResponseV2ToV1(v2))).toEqual([]);
  });

  it.each(validV2.filter((v2) => !withoutReason.includes(v2)))(
    "refuses %j rather than drop its reason",
    (v2) => {
      expect(() => reasonerResponseV2ToV1(v2)).toThrow(ReasonerResponseMigrationError);
      expect(() => reasonerResponseV2ToV1(v2)).toThrow(JSON.stringify(v2.reason));
    },
  );

  it("refuses a state that version 1 does not list", () => {
    expect(() => reasonerResponseV2ToV1({ next_state: "approved" })).toThrow(
      new ReasonerResponseMigrationError('reasoner-response/v1 does not list the state "approved"'),
    );
  });
});
