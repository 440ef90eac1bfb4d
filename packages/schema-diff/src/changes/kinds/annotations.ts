import { equalJson } from "@concordat/dialect";
import { nonAssertionKeywords } from "../../schema/non-assertion-keywords.js";
import type { ChangeName } from "../change-kinds.js";
import { at, type Detector } from "../finding.js";

const names: Readonly<Record<string, ChangeName>> = {
  $id: "identity-changed",
  title: "title-changed",
  description: "description-changed",
  examples: "examples-changed",
  default: "default-changed",
  deprecated: "deprecation-changed",
};

/** Definitions are compared at the references to them. */
const elsewhere: ReadonlySet<string> = new Set(["$defs", "definitions"]);

/**
 * Returns a detector for all keywords that do not constrain values: annotations for people and tools, and unknown
 * keywords.
 */
export function annotationDetectorBeside(asserting: ReadonlySet<string>): Detector {
  return {
    keywords: [...nonAssertionKeywords],
    *find({ old: oldNode, new: newNode }) {
      const keywords = new Set([...Object.keys(oldNode.schema), ...Object.keys(newNode.schema)]);
      for (const keyword of keywords) {
        const [before, after] = [oldNode.schema[keyword], newNode.schema[keyword]];
        if (asserting.has(keyword) || elsewhere.has(keyword) || equalJson(before, after)) continue;
        const place = at(keyword in newNode.schema ? newNode : oldNode, keyword);
        const verb = before === undefined ? "is new" : after === undefined ? "was taken away" : "is another";
        const name = (Object.hasOwn(names, keyword) && names[keyword]) || "keyword-changed";
        yield { name, ...place, message: `${keyword} ${verb}`, claim: null };
      }
    },
  };
}
