import { requiredNameRule } from "../../proof/rules/required.js";
import { nameList } from "../../schema/json.js";
import { ruleClaim } from "../claim.js";
import { at, type Detector } from "../finding.js";

export const requiredDetector: Detector = {
  keywords: ["required"],
  *find({ old, new: now }) {
    const [before, after] = [nameList(old.schema.required), nameList(now.schema.required)];
    for (const name of after.filter((one) => !before.includes(one))) {
      const claim = ruleClaim(requiredNameRule(name));
      yield { name: "required-added", ...at(now, "required"), message: `'${name}' must be there now`, claim };
    }
    for (const name of before.filter((one) => !after.includes(one))) {
      const claim = ruleClaim(requiredNameRule(name));
      yield {
        name: "required-removed",
        ...at(old, "required"),
        message: `'${name}' may be absent now`,
        claim,
      };
    }
  },
};
