/** The position of a value in the text, and whether the value is complete. */
interface Span {
  /** UTF-16 offset of its first character. */
  readonly start: number;
  /** UTF-16 offset one past its last. */
  readonly end: number;
  /** Whether the node is complete; `false` if the text ends inside it. */
  readonly whole: boolean;
  /** The parts of an object or array, in order; empty for a scalar. */
  readonly entries: readonly Entry[];
}

/** A part of an object or array. */
export interface Entry {
  /** The key of the entry or, in an array, its index. */
  readonly key: string;
  readonly keyStart: number;
  readonly value: Node;
}

export interface ContainerNode extends Span {
  readonly kind: "object" | "array";
}

export interface StringNode extends Span {
  readonly kind: "string";
  readonly value: string;
}

export interface NumberNode extends Span {
  readonly kind: "number";
  readonly value: number;
  /** The text of the number, so that a number required as text keeps its digits. */
  readonly source: string;
}

export interface LiteralNode extends Span {
  readonly kind: "literal";
  /** The value of the word; `undefined` if it denotes the absence of a value. */
  readonly value: boolean | null | undefined;
}

/** A bare word that is not a JSON literal. It can be an answer only if the contract contains it as a value. */
export interface WordNode extends Span {
  readonly kind: "word";
  readonly value: string;
}

/** A value as it was read, before it is coerced to the contract. */
export type Node = ContainerNode | StringNode | NumberNode | LiteralNode | WordNode;

/** Whether a node is an object or an array. */
export function isContainer(node: Node): node is ContainerNode {
  return node.kind === "object" || node.kind === "array";
}

/** The parts of a scalar. */
export const noEntries: readonly Entry[] = [];
