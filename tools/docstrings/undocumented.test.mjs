import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { undocumented } from "./undocumented.mjs";

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "concordat-docstrings-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file, text) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

const found = () => undocumented({ folder, manifest: { exports: { ".": "./dist/index.js" } } });

it("follows what the index exports, and only that", () => {
  write("src/index.ts", 'export { a } from "./a.js";\nexport * from "./b.js";\nexport * from "other";\n');
  write("src/a.ts", "export const a = 1;\nexport const inner = 2;\n");
  write(
    "src/b.ts",
    "/** Said. */\nexport const b = 1;\nexport type C = number;\n// Not a docstring.\nexport class D {}\n",
  );
  expect(found()).toEqual(["src/a.ts:1 a", "src/b.ts:3 C", "src/b.ts:5 D"]);
});

it("wants a sentence: tags alone do not say what a name is", () => {
  write(
    "src/index.ts",
    "/** @throws {Error} when it fails */\nexport function a() {}\n/**\n * @internal\n */\nexport const b = 1;\n/** It is.\n * @since 1 */\nexport const c = 1;\n",
  );
  expect(found()).toEqual(["src/index.ts:2 a", "src/index.ts:6 b"]);
});

it("asks for the fields and methods of types and classes, in each branch of a union once", () => {
  write(
    "src/index.ts",
    `/** One. */
export interface One {
  /** Said. */
  readonly said: string;
  readonly unsaid: string;
  method(): void;
  readonly kind: "one";
}
/** Two. */
export type Two = { /** Said. */ readonly a: 1 | 2; readonly b: string } | { readonly a: 3 | 4; readonly b: number };
/** Three. */
export class Three extends Array {
  readonly field = 1;
  private readonly own = 2;
  constructor() { super(); }
  override at() { return 1; }
}
`,
  );
  expect(found()).toEqual([
    "src/index.ts:5 One.unsaid",
    "src/index.ts:6 One.method",
    "src/index.ts:10 Two.b",
    "src/index.ts:13 Three.field",
  ]);
});

it("asks for every overload, and not for what stands behind them", () => {
  write(
    "src/index.ts",
    "/** Said. */\nexport function f(a: string): void;\nexport function f(a: number): void;\nexport function f(a: unknown): void {}\n",
  );
  expect(found()).toEqual(["src/index.ts:3 f"]);
});

it("wants a sentence for each parameter where one has it, also for one that is taken apart", () => {
  write(
    "src/index.ts",
    `/**
 * Both.
 * @param a the first
 */
export function both(a: number, b = 1, ...rest: number[]) {}
/**
 * Apart.
 * @param a the first
 */
export function apart(a: number, { b }: { b: number }) {}
/**
 * All.
 * @param a the first
 * @param options the rest
 */
export function all(a: number, { b }: { b: number }) {}
/** None. */
export function none(a: number) {}
`,
  );
  expect(found()).toEqual([
    "src/index.ts:5 both(b)",
    "src/index.ts:5 both(rest)",
    "src/index.ts:10 apart({ … })",
  ]);
});
