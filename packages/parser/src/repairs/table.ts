import { badEscapes } from "./bad-escapes/bad-escapes.js";
import { codeFence } from "./code-fence/code-fence.js";
import { comments } from "./comments/comments.js";
import { dateForm } from "./date-form/date-form.js";
import { doubleEncoding } from "./double-encoding/double-encoding.js";
import { enumCase } from "./enum-case/enum-case.js";
import { extraComma } from "./extra-comma/extra-comma.js";
import { finalBrace } from "./final-brace/final-brace.js";
import { innerQuotes } from "./inner-quotes/inner-quotes.js";
import { keyCase } from "./key-case/key-case.js";
import { markup } from "./markup/markup.js";
import { missingComma } from "./missing-comma/missing-comma.js";
import { nullAsAbsent } from "./null-as-absent/null-as-absent.js";
import { numberAsText } from "./number-as-text/number-as-text.js";
import { numberForm } from "./number-form/number-form.js";
import { oddSpace } from "./odd-space/odd-space.js";
import { oneElementArray } from "./one-element-array/one-element-array.js";
import { otherColon } from "./other-colon/other-colon.js";
import { pythonLiterals } from "./python-literals/python-literals.js";
import { quotedBoolean } from "./quoted-boolean/quoted-boolean.js";
import { quotedNull } from "./quoted-null/quoted-null.js";
import { quotedNumber } from "./quoted-number/quoted-number.js";
import { rawNewlines } from "./raw-newlines/raw-newlines.js";
import type { RepairUnit } from "./repair-unit.js";
import { singleQuotes } from "./single-quotes/single-quotes.js";
import { smartQuotes } from "./smart-quotes/smart-quotes.js";
import { surroundingText } from "./surrounding-text/surrounding-text.js";
import { thinkingBlock } from "./thinking-block/thinking-block.js";
import { toolCall } from "./tool-call/tool-call.js";
import { tripleQuotes } from "./triple-quotes/triple-quotes.js";
import { unknownKey } from "./unknown-key/unknown-key.js";
import { unquotedKeys } from "./unquoted-keys/unquoted-keys.js";
import { unquotedValue } from "./unquoted-value/unquoted-value.js";
import { wrapper } from "./wrapper/wrapper.js";

/** Every repair, in the order in which they are asked. Adding one is adding a folder and a row. */
export const table = [
  thinkingBlock,
  codeFence,
  markup,
  surroundingText,
  doubleEncoding,
  oneElementArray,
  toolCall,
  wrapper,
  comments,
  oddSpace,
  tripleQuotes,
  singleQuotes,
  smartQuotes,
  rawNewlines,
  badEscapes,
  innerQuotes,
  unquotedKeys,
  pythonLiterals,
  unquotedValue,
  numberForm,
  otherColon,
  missingComma,
  extraComma,
  finalBrace,
  keyCase,
  unknownKey,
  nullAsAbsent,
  enumCase,
  quotedNumber,
  quotedBoolean,
  quotedNull,
  numberAsText,
  dateForm,
] as const satisfies readonly RepairUnit[];

/** The name of a repair. */
export type RepairName = (typeof table)[number]["name"];
