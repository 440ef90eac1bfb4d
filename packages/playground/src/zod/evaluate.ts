import type { Expression, Node, ObjectExpression, SpreadElement } from "acorn";

/** The values of names: `z`, and schemas declared before. */
export type Names = ReadonlyMap<string, unknown>;

/** The error for unsupported code, with a sentence for its author. */
export class UnsupportedCodeError extends Error {
  override readonly name = "Refusal";
}

type Of<Type extends Node["type"]> = Extract<Expression, { type: Type }>;

/** Evaluates an expression of literals, names, members and calls. These give no access to other parts of the page. */
export function evaluate(node: Expression | SpreadElement, names: Names): unknown {
  switch (node.type) {
    case "Literal":
      return node.value;
    case "Identifier":
      return named(node.name, names);
    case "TemplateLiteral":
      if (node.expressions.length > 0)
        throw new UnsupportedCodeError("a template string with values in it is not read here");
      return node.quasis[0]?.value.cooked ?? "";
    case "UnaryExpression":
      return negated(node, names);
    case "ArrayExpression":
      return node.elements.map((element) => (element === null ? undefined : evaluate(element, names)));
    case "ObjectExpression":
      return members(node, names);
    case "MemberExpression":
      return member(ownerOf(node.object, names), memberName(node, names));
    case "CallExpression":
      return call(node, names);
    case "ArrowFunctionExpression":
    case "FunctionExpression":
      throw new UnsupportedCodeError(
        "functions are not run in this page: leave out refine, transform and the like",
      );
    default:
      throw new UnsupportedCodeError(`${node.type} is not read here: write calls of z with plain values`);
  }
}

function named(name: string, names: Names): unknown {
  if (name === "undefined") return undefined;
  if (!names.has(name))
    throw new UnsupportedCodeError(`${name} is not known: only z, and schemas declared before`);
  return names.get(name);
}

function negated({ operator, argument }: Of<"UnaryExpression">, names: Names): unknown {
  const value = evaluate(argument, names);
  if (operator !== "-" || typeof value !== "number")
    throw new UnsupportedCodeError(`${operator} is not read here`);
  return -value;
}

function members({ properties }: ObjectExpression, names: Names): object {
  return Object.fromEntries(
    properties.flatMap((property): (readonly [string, unknown])[] => {
      if (property.type === "SpreadElement") return Object.entries(evaluate(property.argument, names) ?? {});
      const { key, computed, kind, value } = property;
      if (computed || kind !== "init") throw new UnsupportedCodeError("members are read by plain names");
      const name = key.type === "Identifier" ? key.name : String(key.type === "Literal" ? key.value : "");
      return [[name, evaluate(value, names)]];
    }),
  );
}

function ownerOf(node: Of<"MemberExpression">["object"], names: Names): unknown {
  if (node.type === "Super") throw new UnsupportedCodeError("super is not read here");
  return evaluate(node, names);
}

function memberName({ property, computed }: Of<"MemberExpression">, names: Names): string {
  if (property.type === "PrivateIdentifier")
    throw new UnsupportedCodeError("private members are not read here");
  if (computed) return String(evaluate(property, names));
  return property.type === "Identifier" ? property.name : "";
}

/**
 * Returns a member of `z` or of a schema. Members that every object inherits, such as its constructor, are not
 * accessible.
 */
function member(owner: unknown, name: string): unknown {
  const isThing = typeof owner === "object" && owner !== null;
  if (!isThing || !(name in owner) || name in Object.prototype)
    throw new UnsupportedCodeError(`there is no .${name} here in this version of Zod`);
  return Reflect.get(owner, name);
}

function call({ callee, arguments: args }: Of<"CallExpression">, names: Names): unknown {
  if (callee.type !== "MemberExpression")
    throw new UnsupportedCodeError("only methods of z and of schemas are called");
  const owner = ownerOf(callee.object, names);
  const name = memberName(callee, names);
  const method = member(owner, name);
  if (typeof method !== "function") throw new UnsupportedCodeError(`.${name} is not a method`);
  const values = args.flatMap((arg) =>
    arg.type === "SpreadElement" ? [...listOf(evaluate(arg.argument, names))] : [evaluate(arg, names)],
  );
  return Reflect.apply(method, owner, values);
}

function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new UnsupportedCodeError("... spreads a list");
  return value;
}
