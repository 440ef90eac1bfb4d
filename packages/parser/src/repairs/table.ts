import { statement as badEscapes } from "./bad-escapes/bad-escapes.js";
import { statement as bareItems } from "./bare-items/bare-items.js";
import { statement as codeFence } from "./code-fence/code-fence.js";
import { statement as comments } from "./comments/comments.js";
import { statement as dateForm } from "./date-form/date-form.js";
import { statement as doubleEncoding } from "./double-encoding/double-encoding.js";
import { statement as enumCase } from "./enum-case/enum-case.js";
import { statement as extraComma } from "./extra-comma/extra-comma.js";
import { statement as finalBrace } from "./final-brace/final-brace.js";
import { statement as innerQuotes } from "./inner-quotes/inner-quotes.js";
import { statement as joinedStrings } from "./joined-strings/joined-strings.js";
import { statement as keyCase } from "./key-case/key-case.js";
import { statement as markup } from "./markup/markup.js";
import { statement as missingComma } from "./missing-comma/missing-comma.js";
import { statement as nullAsAbsent } from "./null-as-absent/null-as-absent.js";
import { statement as numberAsText } from "./number-as-text/number-as-text.js";
import { statement as numberForm } from "./number-form/number-form.js";
import { statement as oddSpace } from "./odd-space/odd-space.js";
import { statement as oneElementArray } from "./one-element-array/one-element-array.js";
import { statement as otherColon } from "./other-colon/other-colon.js";
import { statement as pythonLiterals } from "./python-literals/python-literals.js";
import { statement as quotedBoolean } from "./quoted-boolean/quoted-boolean.js";
import { statement as quotedNull } from "./quoted-null/quoted-null.js";
import { statement as quotedNumber } from "./quoted-number/quoted-number.js";
import { statement as rawNewlines } from "./raw-newlines/raw-newlines.js";
import { statement as singleQuotes } from "./single-quotes/single-quotes.js";
import { statement as smartQuotes } from "./smart-quotes/smart-quotes.js";
import type { Statement } from "./statement.js";
import { statement as surroundingText } from "./surrounding-text/surrounding-text.js";
import { statement as thinkingBlock } from "./thinking-block/thinking-block.js";
import { statement as toolCall } from "./tool-call/tool-call.js";
import { statement as tripleQuotes } from "./triple-quotes/triple-quotes.js";
import { statement as undefinedAsAbsent } from "./undefined-as-absent/undefined-as-absent.js";
import { statement as unknownKey } from "./unknown-key/unknown-key.js";
import { statement as unquotedKeys } from "./unquoted-keys/unquoted-keys.js";
import { statement as unquotedValue } from "./unquoted-value/unquoted-value.js";
import { statement as wrapper } from "./wrapper/wrapper.js";

/** A repair in the table: the file under `src` that asks for it, and its statement. Its cases lie in its folder. */
interface Row extends Statement {
  readonly reader: string;
}

/**
 * Every repair, in the order in which they are documented. A new one is a folder and a row; the compiler then asks its
 * reader for it. The parser itself takes only names from here, so that no statement is in anyone's bundle.
 */
export const table = {
  "thinking-block": { reader: "find/blocks", ...thinkingBlock },
  "code-fence": { reader: "find/surroundings", ...codeFence },
  markup: { reader: "find/surroundings", ...markup },
  "surrounding-text": { reader: "find/surroundings", ...surroundingText },
  "double-encoding": { reader: "fit/text", ...doubleEncoding },
  "one-element-array": { reader: "judge/unwrap", ...oneElementArray },
  "bare-items": { reader: "judge/items", ...bareItems },
  "tool-call": { reader: "judge/unwrap", ...toolCall },
  wrapper: { reader: "judge/unwrap", ...wrapper },
  comments: { reader: "read/space", ...comments },
  "odd-space": { reader: "read/space", ...oddSpace },
  "triple-quotes": { reader: "read/quotes", ...tripleQuotes },
  "single-quotes": { reader: "read/quotes", ...singleQuotes },
  "smart-quotes": { reader: "read/quotes", ...smartQuotes },
  "raw-newlines": { reader: "read/string", ...rawNewlines },
  "bad-escapes": { reader: "read/escape", ...badEscapes },
  "inner-quotes": { reader: "read/string", ...innerQuotes },
  "joined-strings": { reader: "read/string", ...joinedStrings },
  "unquoted-keys": { reader: "read/object", ...unquotedKeys },
  "python-literals": { reader: "read/word", ...pythonLiterals },
  "unquoted-value": { reader: "read/word", ...unquotedValue },
  "number-form": { reader: "read/number", ...numberForm },
  "other-colon": { reader: "read/object", ...otherColon },
  "missing-comma": { reader: "read/separators", ...missingComma },
  "extra-comma": { reader: "read/separators", ...extraComma },
  "final-brace": { reader: "judge/close", ...finalBrace },
  "key-case": { reader: "fit/object", ...keyCase },
  "unknown-key": { reader: "fit/object", ...unknownKey },
  "null-as-absent": { reader: "fit/object", ...nullAsAbsent },
  "undefined-as-absent": { reader: "read/word", ...undefinedAsAbsent },
  "enum-case": { reader: "fit/member", ...enumCase },
  "quoted-number": { reader: "fit/scalar-forms", ...quotedNumber },
  "quoted-boolean": { reader: "fit/scalar-forms", ...quotedBoolean },
  "quoted-null": { reader: "fit/scalar-forms", ...quotedNull },
  "number-as-text": { reader: "fit/scalar-forms", ...numberAsText },
  "date-form": { reader: "fit/scalar-forms", ...dateForm },
} as const satisfies Record<string, Row>;

/** The name of a repair. */
export type RepairName = keyof typeof table;

/** The names of the repairs that a reader asks for. */
export type ReadBy<Reader extends string> = {
  [Name in RepairName]: (typeof table)[Name]["reader"] extends Reader ? Name : never;
}[RepairName];
