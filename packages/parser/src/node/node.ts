/** Where a value stands in the text, and whether the text goes on to its end. */
interface Span {
  /** UTF-16 offset of its first character. */
  readonly start: number;
  /** UTF-16 offset one past its last. */
  readonly end: number;
  /** False when the text ends inside it. */
  readonly whole: boolean;
  /** The parts of an object or array, in their order; none in a scalar. */
  readonly entries: readonly Entry[];
}

/** A part of an object or array. */
export interface Entry {
  /** Its key or, in an array, its index. */
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
  /** As it is written, so that a number asked for as text keeps its digits. */
  readonly source: string;
}

export interface LiteralNode extends Span {
  readonly kind: "literal";
  /** `undefined` where it says that there is no value. */
  readonly value: boolean | null | undefined;
}

/** A bare word that is not a literal: an answer only where the contract itself names it. */
export interface WordNode extends Span {
  readonly kind: "word";
  readonly value: string;
}

/** A value as it was read, before a contract says what it should have been. */
export type Node = ContainerNode | StringNode | NumberNode | LiteralNode | WordNode;

/** Whether a node is an object or an array. */
export function isContainer(node: Node): node is ContainerNode {
  return node.kind === "object" || node.kind === "array";
}

/** The parts of a scalar. */
export const noEntries: readonly Entry[] = [];
