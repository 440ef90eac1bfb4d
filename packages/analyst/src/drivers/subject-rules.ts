import { oneOf, type Rules, rules } from "@concordat/contracts/options";
import { aggregateNames } from "../query/aggregate.js";
import type { SubjectOptions } from "./subject.js";

/** The rules for the user's options. Later checks decide whether the options are valid for the table. */
export const subjectRules: Rules<SubjectOptions> = {
  measure: { ...rules.text, message: "must name a column, or two with a slash between" },
  aggregate: oneOf(...aggregateNames),
  time: { ...rules.text, message: "must name a column" },
  by: { ...rules.text, message: "must name a column" },
  where: {
    message: 'must be a list of conditions, such as "Region = Europe"',
    test: (value) => Array.isArray(value) && value.every((item) => typeof item === "string"),
  },
  compare: { ...rules.text, message: 'must be two periods, such as "2008:2009"' },
};
