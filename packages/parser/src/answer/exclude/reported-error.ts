import type { Schema } from "../../contract/schema.js";
import type { ExtractedValue, Extraction } from "../../find/found.js";
import { isContainer, type Node } from "../../node/node.js";
import { raw } from "../../read/raw.js";
import { contractKeys, hasContractKey } from "../contract-keys.js";

/** A pattern that excludes values meaning that there was no error. */
const unlessNoError = raw`(?!\s*(none|null|undefined|no|false|n\/?a|ok|0|success\w*)?\s*$)`;

/**
 * Matches a `key:value` pair with which a server reports a failure. The value is written as `[]` if it is a list or
 * object with entries. The prefix `=` means that the object has no key of the contract. Only with this prefix do
 * `detail` and `message` report a failure.
 */
const failure = new RegExp(
  raw`^(=?((error|fault|exception)(s|_?(co|de|me|rea|st|ty)\w*)?:${unlessNoError}|(ok|success):false|(\w*status)?_?(code)?:([45]\d\d|error|fail\w*)$)|=(detail:|message:(?!\[))${unlessNoError})`,
  "i",
);

/**
 * Matches a line that reports a failure: an error message, the name of an HTTP status, or the HTML page of a gateway.
 */
export const errorLine =
  /^[\s*#[(<h1-]*>?([\w.]*(error|exception)( code| \d+)?]?:|upstream c|(http\S* )?([45]\d\d |(?=[\w -]{6,40}\W{0,9}$))(bad [gr]|forb|too man|int\w+ ser|serv.+ un|gateway t|.*(exceed|timed o)))|<(!doc|html)/i;

/**
 * Returns the object that reports an error under a key that the contract does not have. It is the answer itself or an
 * object next to it. A server writes such an object if, for example, the quota is exhausted.
 */
export function reportedError(root: Schema, { whole }: Extraction): ExtractedValue | undefined {
  return whole.find(({ node }) => {
    const prefix = hasContractKey(root, node) ? "" : "=";
    const isReport = ({ key, value }: Node["entries"][number]) =>
      contractKeys(root)(key) === null &&
      failure.test(
        `${prefix}${key}:${isContainer(value) ? (value.entries.length > 0 ? "[]" : "") : value.value}`,
      );
    return node.entries.some(isReport);
  });
}
