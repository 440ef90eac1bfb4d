import { about as badEscapes } from "./bad-escapes/about.js";
import { about as codeFence } from "./code-fence/about.js";
import { about as comments } from "./comments/about.js";
import { about as dateForm } from "./date-form/about.js";
import { about as doubleEncoding } from "./double-encoding/about.js";
import { about as enumCase } from "./enum-case/about.js";
import { about as extraComma } from "./extra-comma/about.js";
import { about as finalBrace } from "./final-brace/about.js";
import { about as innerQuotes } from "./inner-quotes/about.js";
import { about as keyCase } from "./key-case/about.js";
import { about as markup } from "./markup/about.js";
import { about as missingComma } from "./missing-comma/about.js";
import { about as nullAsAbsent } from "./null-as-absent/about.js";
import { about as numberAsText } from "./number-as-text/about.js";
import { about as numberForm } from "./number-form/about.js";
import { about as oddSpace } from "./odd-space/about.js";
import { about as oneElementArray } from "./one-element-array/about.js";
import { about as otherColon } from "./other-colon/about.js";
import { about as pythonLiterals } from "./python-literals/about.js";
import { about as quotedBoolean } from "./quoted-boolean/about.js";
import { about as quotedNull } from "./quoted-null/about.js";
import { about as quotedNumber } from "./quoted-number/about.js";
import { about as rawNewlines } from "./raw-newlines/about.js";
import type { RepairAbout } from "./repair-about.js";
import { about as singleQuotes } from "./single-quotes/about.js";
import { about as smartQuotes } from "./smart-quotes/about.js";
import { about as surroundingText } from "./surrounding-text/about.js";
import { about as thinkingBlock } from "./thinking-block/about.js";
import { about as toolCall } from "./tool-call/about.js";
import { about as tripleQuotes } from "./triple-quotes/about.js";
import { about as unknownKey } from "./unknown-key/about.js";
import { about as unquotedKeys } from "./unquoted-keys/about.js";
import { about as unquotedValue } from "./unquoted-value/about.js";
import { about as wrapper } from "./wrapper/about.js";

/** Every repair in words, in the order of the table. */
export const abouts: readonly RepairAbout[] = [
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
];
