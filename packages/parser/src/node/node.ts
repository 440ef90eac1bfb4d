/** Where a value stands in the text, and whether the text goes on to its end. */
interface Span {
  /** UTF-16 offset of its first character. */
  readonly start: number;
  /** UTF-16 offset one past its last. */
  end: number;
  /** False when the text ends inside it. */
  whole: boolean;
}

export interface Entry {
  readonly key: string;
  readonly keyStart: number;
  readonly value: Node;
}

export interface ObjectNode extends Span {
  readonly kind: "object";
  readonly entries: Entry[];
}

export interface ArrayNode extends Span {
  readonly kind: "array";
  readonly items: Node[];
}

export interface StringNode extends Span {
  readonly kind: "string";
  value: string;
}

export interface NumberNode extends Span {
  readonly kind: "number";
  readonly value: number;
  /** As it is written, so that a number asked for as text keeps its digits. */
  readonly source: string;
}

export interface LiteralNode extends Span {
  readonly kind: "literal";
  readonly value: boolean | null;
}

/** A bare word that is no literal: an answer only where the contract itself names it. */
export interface WordNode extends Span {
  readonly kind: "word";
  readonly value: string;
}

/** A value as it was read, before a contract says what it should have been. */
export type Node = ObjectNode | ArrayNode | StringNode | NumberNode | LiteralNode | WordNode;
