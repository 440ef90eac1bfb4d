import type { Schema } from "../../contract/schema.js";
import type { ExtractedValue, Extraction } from "../../find/found.js";
import { isContainer, type Node } from "../../node/node.js";
import { raw } from "../../read/raw.js";
import { contractKeys, hasContractKey } from "../contract-keys.js";

/** Values that say that there was no error. */
const nothing = raw`(?!\s*(none|null|undefined|no|false|n\/?a|ok|0|success\w*)?\s*$)`;

/**
 * A key and its value, `[]` where it is a list or an object with entries, by which a server reports a failure. Behind `=`, where no
 * key of the contract stands next to it, `detail` and `message` do, too: elsewhere they are names of everyday things.
 */
const failure = new RegExp(
  raw`^(=?((error|fault|exception)(s|_?(co|de|me|rea|st|ty)\w*)?:${nothing}|(ok|success):false|(\w*status)?_?(code)?:([45]\d\d|error|fail\w*)$)|=(detail:|message:(?!\[))${nothing})`,
  "i",
);

/** A line that reports a failure, or is nothing but the words of one, or the page of a gateway that does. */
export const errorLine =
  /^[\s*#[(<h1-]*>?([\w.]*(error|exception)( code| \d+)?]?:|upstream c|(http\S* )?([45]\d\d |(?=[\w -]{6,40}\W{0,9}$))(bad [gr]|forb|too man|int\w+ ser|serv.+ un|gateway t|.*(exceed|timed o)))|<(!doc|html)/i;

/**
 * The object next to the answer, or the answer itself, that reports an error under a key that the contract does not
 * have: a server that ran out of quota wrote the rest.
 */
export function reportedError(root: Schema, { whole }: Extraction): ExtractedValue | undefined {
  return whole.find(({ node }) => {
    const mark = hasContractKey(root, node) ? "" : "=";
    const isReport = ({ key, value }: Node["entries"][number]) =>
      contractKeys(root)(key) === null &&
      failure.test(
        `${mark}${key}:${isContainer(value) ? (value.entries.length > 0 ? "[]" : "") : value.value}`,
      );
    return node.entries.some(isReport);
  });
}
