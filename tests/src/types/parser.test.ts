import type {
  AsyncContractLike,
  Checked,
  ContractLike,
  DeepPartial,
  LocatedViolation,
  ParseOptions,
  ParseResult,
  Repair,
  RepairName,
  RepairSwitches,
  SchemaContract,
  SchemaValue,
  StandardIssue,
  StandardResult,
  StandardSchema,
  StreamingParser,
  TypeBoxKind,
  TypeBoxOutput,
  UnfinishedResult,
  UnreadableReason,
  Violation,
} from "@concordat/parser";
import type { RepairName as ExplainedRepair, Explanation, Statement } from "@concordat/parser/explain";
import { expectTypeOf, it } from "vitest";
import type { ZodType } from "zod";

interface City {
  readonly name: string;
  readonly twins: readonly { readonly name: string }[];
}

it("a result has a value of the contract exactly where it is valid", () => {
  expectTypeOf<ParseResult<City>["state"]>().toEqualTypeOf<"valid" | "invalid" | "unreadable">();
  expectTypeOf<Extract<ParseResult<City>, { state: "valid" }>["value"]>().toEqualTypeOf<City>();
  expectTypeOf<Extract<ParseResult<City>, { state: "invalid" }>["value"]>().toEqualTypeOf<unknown>();
  expectTypeOf<
    Extract<ParseResult<City>, { state: "unreadable" }>["reason"]
  >().toEqualTypeOf<UnreadableReason>();
  expectTypeOf<UnreadableReason>().toEqualTypeOf<
    "empty" | "no-json" | "truncated" | "ambiguous" | "too-large"
  >();
  expectTypeOf<ParseResult<City>["repairs"]>().toEqualTypeOf<readonly Repair[]>();
  expectTypeOf<LocatedViolation>().toExtend<Violation>();
  expectTypeOf<LocatedViolation["offset"]>().toEqualTypeOf<number | null>();
  expectTypeOf<keyof Violation>().toEqualTypeOf<"path" | "keyword" | "message">();
  expectTypeOf<keyof Repair>().toEqualTypeOf<"name" | "offset" | "length">();
});

it("repairs are switched by their names; an unknown one does not compile", () => {
  expectTypeOf<{ comments: false }>().toExtend<RepairSwitches>();
  expectTypeOf<keyof RepairSwitches>().toEqualTypeOf<RepairName>();
  expectTypeOf<"coments">().not.toExtend<RepairName>();
  expectTypeOf<ExplainedRepair>().toEqualTypeOf<RepairName>();
  expectTypeOf<ParseOptions["repairs"]>().toEqualTypeOf<RepairSwitches | undefined>();
  expectTypeOf<keyof Statement>().toEqualTypeOf<"when" | "safe">();
  expectTypeOf<Explanation["kind"]>().toEqualTypeOf<"repair" | "violation" | "refusal">();
});

it("a stream knows the parts that have arrived, and ends as a whole text does", () => {
  expectTypeOf<StreamingParser<City>["push"]>().returns.toEqualTypeOf<UnfinishedResult<City>>();
  expectTypeOf<StreamingParser<City>["end"]>().returns.toEqualTypeOf<ParseResult<City>>();
  expectTypeOf<UnfinishedResult<City>["value"]>().toEqualTypeOf<DeepPartial<City> | undefined>();
  expectTypeOf<DeepPartial<City>>().toEqualTypeOf<{
    readonly name?: string;
    readonly twins?: { readonly name?: string }[];
  }>();
});

it("contracts are taken by their shape", () => {
  const filled = (contract: ContractLike<City>) => contract.fillDefaults({} as never);
  expectTypeOf(filled).returns.toEqualTypeOf<City>();
  expectTypeOf<AsyncContractLike["validate"]>().returns.toEqualTypeOf<Violation[] | Promise<Violation[]>>();
  expectTypeOf<ContractLike<City>>().toExtend<AsyncContractLike<City>>();
});

it("schemas of other libraries are taken by their shape, and typed by it", () => {
  expectTypeOf<ZodType<City>>().toExtend<StandardSchema<City, unknown>>();
  expectTypeOf<Extract<StandardResult<City>, { issues: readonly StandardIssue[] }>>().not.toHaveProperty(
    "value",
  );
  expectTypeOf<StandardIssue["message"]>().toEqualTypeOf<string>();
  expectTypeOf<TypeBoxKind["~kind"]>().toEqualTypeOf<string>();
  expectTypeOf<
    TypeBoxOutput<{ "~kind": "Object"; properties: { name: { "~kind": "String" } } }>
  >().toEqualTypeOf<{ name: string }>();
  expectTypeOf<SchemaValue<City, never>>().toEqualTypeOf<City>();
  expectTypeOf<SchemaValue<unknown, { "~kind": "String" }>>().toEqualTypeOf<string>();
  expectTypeOf<SchemaContract<City>["check"]>().returns.toEqualTypeOf<
    Checked<City> | Promise<Checked<City>>
  >();
  expectTypeOf<Extract<Checked<City>, { readonly violations: readonly Violation[] }>>().not.toHaveProperty(
    "value",
  );
});
