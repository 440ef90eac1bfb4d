import { pointerTo } from "@concordat/contracts/contract";
import { createScanner, type JSONScanner } from "jsonc-parser";
import { token } from "./json-token.js";

/** A parsed value with the offsets of its parts, and the problems of its text. */
export interface ParsedJson {
  readonly root: JsonNode;
  /** Properties that occur twice in one object. Parsers differ in which of the two values they use. */
  readonly duplicates: readonly DuplicateKey[];
  /** Numbers that become infinite when parsed, such as 1e400. */
  readonly beyondRange: readonly OutOfRangeNumber[];
}

/** A value and the offset of its text. */
export interface JsonNode {
  readonly value: unknown;
  readonly offset: number;
  /** Members of an array or an object; `null` for a scalar. */
  readonly children: ReadonlyMap<string, JsonNode> | readonly JsonNode[] | null;
}

/** A property that occurs twice. */
interface DuplicateKey {
  readonly key: string;
  readonly offset: number;
}

/** A number out of the range of double precision. */
interface OutOfRangeNumber {
  /** The number as it is written. */
  readonly literal: string;
  /** The JSON Pointer of the number in the value. */
  readonly path: string;
  readonly offset: number;
}

/** The error for a text that is not JSON. */
export class JsonSyntaxError extends Error {
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

/**
 * Maximum depth of nesting. No contract comes close to it. Without it, recursive functions could overflow the stack.
 */
const deepest = 1_000;

interface ObjectFrame {
  readonly kind: "object";
  readonly value: Record<string, unknown>;
  readonly children: Map<string, JsonNode>;
  /** The key of the next property's value. */
  key: string;
}
interface ArrayFrame {
  readonly kind: "array";
  readonly value: unknown[];
  readonly children: JsonNode[];
}
type Frame = ObjectFrame | ArrayFrame;

/**
 * Parses strict JSON in one pass and without recursion, recording the position of every part.
 * @throws {JsonSyntaxError}
 */
export function parseLocatedJson(text: string): ParsedJson {
  return new JsonReader(text).read();
}

/** Processes a token in one state of the parser, and returns the next state. */
type Step = (kind: number, offset: number) => Step;

class JsonReader {
  private readonly scanner: JSONScanner;
  private readonly frames: Frame[] = [];
  private readonly duplicates: DuplicateKey[] = [];
  private readonly beyondRange: OutOfRangeNumber[] = [];
  private root: JsonNode | null = null;

  constructor(text: string) {
    this.scanner = createScanner(text, false);
  }

  read(): ParsedJson {
    let step: Step = this.value;
    for (;;) {
      const kind = this.nextToken();
      const offset = this.scanner.getTokenOffset();
      if (kind !== token.end) step = step(kind, offset);
      else if (this.root !== null && this.frames.length === 0) {
        return { root: this.root, duplicates: this.duplicates, beyondRange: this.beyondRange };
      } else throw new JsonSyntaxError("it ends too early", offset);
    }
  }

  private readonly value: Step = (kind, offset) => {
    if (kind === token.openBrace || kind === token.openBracket) return this.open(kind, offset);
    this.add({ value: this.scalar(kind, offset), offset, children: null });
    return this.afterValue;
  };

  private readonly firstKey: Step = (kind, offset) =>
    kind === token.closeBrace ? this.close() : this.key(kind, offset);

  private readonly firstItem: Step = (kind, offset) =>
    kind === token.closeBracket ? this.close() : this.value(kind, offset);

  private readonly key: Step = (kind, offset) => {
    const frame = this.frames.at(-1);
    if (kind !== token.string || frame?.kind !== "object") {
      throw new JsonSyntaxError("a property name in double quotes was expected", offset);
    }
    frame.key = this.scanner.getTokenValue();
    if (frame.children.has(frame.key)) this.duplicates.push({ key: frame.key, offset });
    return this.colon;
  };

  private readonly colon: Step = (kind, offset) => {
    if (kind !== token.colon) throw new JsonSyntaxError("a colon was expected", offset);
    return this.value;
  };

  private readonly afterValue: Step = (kind, offset) => {
    const frame = this.frames.at(-1);
    if (frame === undefined) throw new JsonSyntaxError("there is text after the value", offset);
    const [closing, next] =
      frame.kind === "object" ? [token.closeBrace, this.key] : [token.closeBracket, this.value];
    if (kind === closing) return this.close();
    if (kind === token.comma) return next;
    const end = frame.kind === "object" ? "}" : "]";
    throw new JsonSyntaxError(`a comma or ${end} was expected`, offset);
  };

  private open(kind: number, offset: number): Step {
    if (this.frames.length >= deepest) {
      throw new JsonSyntaxError(`it is nested more than ${deepest} levels deep`, offset);
    }
    const frame: Frame =
      kind === token.openBrace
        ? { kind: "object", value: {}, children: new Map(), key: "" }
        : { kind: "array", value: [], children: [] };
    const { value, children } = frame;
    this.add({ value, offset, children });
    this.frames.push(frame);
    return frame.kind === "object" ? this.firstKey : this.firstItem;
  }

  private close(): Step {
    this.frames.pop();
    return this.afterValue;
  }

  private add(node: JsonNode): void {
    const frame = this.frames.at(-1);
    if (frame === undefined) this.root = node;
    else if (frame.kind === "array") {
      frame.value.push(node.value);
      frame.children.push(node);
    } else {
      setOwn(frame.value, frame.key, node.value);
      frame.children.set(frame.key, node);
    }
  }

  private scalar(kind: number, offset: number): unknown {
    switch (kind) {
      case token.string:
        return this.scanner.getTokenValue();
      case token.number:
        return this.number(this.scanner.getTokenValue(), offset);
      case token.true:
        return true;
      case token.false:
        return false;
      case token.null:
        return null;
      default:
        throw new JsonSyntaxError("a value was expected", offset);
    }
  }

  private number(literal: string, offset: number): number {
    const value = Number(literal);
    if (!Number.isFinite(value)) this.beyondRange.push({ literal, path: this.path(), offset });
    return value;
  }

  /** Returns the path of the value that is being parsed. */
  private path(): string {
    const innermost = this.frames.at(-1);
    // An open value is already in the array that contains it.
    const tokens = this.frames.map((frame) =>
      frame.kind === "object" ? frame.key : frame.value.length - (frame === innermost ? 0 : 1),
    );
    return pointerTo("", ...tokens);
  }

  private nextToken(): number {
    for (;;) {
      const kind: number = this.scanner.scan();
      if (this.scanner.getTokenError() !== 0) {
        throw new JsonSyntaxError("a string or a number is damaged", this.scanner.getTokenOffset());
      }
      if (kind !== token.space && kind !== token.lineBreak) return kind;
    }
  }
}

/** Sets a property of an object. The name `__proto__` is treated like any other name. */
function setOwn(target: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== "__proto__") target[key] = value;
  else Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}
