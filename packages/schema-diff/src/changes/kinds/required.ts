import { nameList } from "@concordat/dialect";
import { requiredNameRule } from "../../proof/rules/required.js";
import { at, type Detector } from "../finding.js";
import { ruleClaim } from "../inclusion-claim.js";

export const requiredDetector: Detector = {
  keywords: ["required"],
  *find({ old: oldNode, new: newNode }) {
    const [before, after] = [nameList(oldNode.schema.required), nameList(newNode.schema.required)];
    for (const name of after.filter((required) => !before.includes(required))) {
      const claim = ruleClaim(requiredNameRule(name));
      yield {
        name: "required-added",
        ...at(newNode, "required"),
        message: `'${name}' is required now`,
        claim,
      };
    }
    for (const name of before.filter((required) => !after.includes(required))) {
      const claim = ruleClaim(requiredNameRule(name));
      yield {
        name: "required-removed",
        ...at(oldNode, "required"),
        message: `'${name}' may be absent now`,
        claim,
      };
    }
  },
};
