import { expect, it } from "vitest";
import { tokenCount } from "./token-count.js";

it.each([0, 7, 2 ** 40])("takes the count %s", (count) => expect(tokenCount(count)).toBe(count));

it.each(["7", -5, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, null, undefined, {}, [7], true])(
  "does not know the count that %s means",
  (reported) => expect(tokenCount(reported)).toBeNull(),
);
