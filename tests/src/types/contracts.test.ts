import type {
  CompiledCheck,
  Contract,
  ContractDefinition,
  JsonSchema,
  JsonTypeName,
  JsonValue,
  Migration,
  MigrationCheck,
  OutputOf,
  StandardIssue,
  StandardProps,
  StandardResult,
  TwoWayMigration,
  VectorGroups,
  Violation,
  WithNulls,
} from "@concordat/contracts";
import type { AgentDecision } from "@concordat/contracts/agent-decision";
import type { DecisionCircumstances, MigratedDecision } from "@concordat/contracts/agent-decision/migrate";
import type { DefinedContract, DefineOptions, Engine, FromSchema } from "@concordat/contracts/define";
import type { Defined, Rule, Rules } from "@concordat/contracts/options";
import { type Post, type PostInput, post } from "@concordat/contracts/post";
import { expectTypeOf, it } from "vitest";

it("a contract takes values whose defaults are absent, and gives them filled", () => {
  expectTypeOf(post).toEqualTypeOf<Contract<Post, PostInput>>();
  expectTypeOf<OutputOf<typeof post>>().toEqualTypeOf<Post>();
  expectTypeOf<OutputOf<string>>().toBeNever();
  expectTypeOf<Contract<Post>["validate"]>().returns.toEqualTypeOf<Violation[]>();
  expectTypeOf<keyof Violation>().toEqualTypeOf<"path" | "keyword" | "message">();
  expectTypeOf<keyof ContractDefinition<Post>>().toEqualTypeOf<
    "name" | "version" | "schema" | "check" | "assertsFormats" | "fillDefaults"
  >();
  expectTypeOf<CompiledCheck>().returns.toBeBoolean();
});

it("a value with nulls has every property that may be null", () => {
  interface Draft {
    id: string;
    content?: string | null;
    note?: string;
  }
  expectTypeOf<WithNulls<Draft>>().toExtend<{ id: string; content: string | null; note?: string }>();
  expectTypeOf<Draft>().not.toExtend<WithNulls<Draft>>();
});

it("a contract is a Standard Schema", () => {
  expectTypeOf<Contract<Post, PostInput>["~standard"]>().toEqualTypeOf<StandardProps<Post, PostInput>>();
  expectTypeOf<StandardProps<Post, PostInput>["validate"]>().returns.toEqualTypeOf<StandardResult<Post>>();
  expectTypeOf<StandardResult<Post>["issues"]>().toEqualTypeOf<readonly StandardIssue[] | undefined>();
  expectTypeOf<StandardIssue["path"]>().toEqualTypeOf<readonly (string | number)[]>();
});

it("a schema is JSON, whose types have names", () => {
  expectTypeOf<{ type: "string"; minLength: 1 }>().toExtend<JsonSchema>();
  expectTypeOf<{ type: "text" }>().not.toExtend<JsonSchema>();
  expectTypeOf<JsonTypeName>().toEqualTypeOf<
    "null" | "boolean" | "integer" | "number" | "string" | "array" | "object"
  >();
  expectTypeOf<{ a: [1, "x", null] }>().toExtend<JsonValue>();
  expectTypeOf<Date>().not.toExtend<JsonValue>();
});

it("the type of a literal schema is inferred", () => {
  type City = {
    readonly type: "object";
    readonly properties: {
      readonly name: { readonly type: "string" };
      readonly people: { readonly default: 0 };
    };
    readonly required: readonly ["name"];
    readonly additionalProperties: false;
  };
  expectTypeOf<FromSchema<City>>().toEqualTypeOf<{ name: string; people: unknown }>();
  expectTypeOf<FromSchema<City, "input">>().toEqualTypeOf<{ name: string; people?: unknown }>();
  expectTypeOf<FromSchema<JsonSchema>>().toBeUnknown();
  expectTypeOf<DefinedContract<Post, PostInput>>().toExtend<Contract<Post, PostInput>>();
  expectTypeOf<DefineOptions["compile"]>().toEqualTypeOf<"closures" | "code" | undefined>();
  expectTypeOf<DefinedContract["engine"]>().toEqualTypeOf<"closures" | "code">();
  expectTypeOf<DefineOptions["formats"]>().toEqualTypeOf<"annotation" | "assertion" | undefined>();
});

it("a migration is typed on both sides, and knows whether it leads back", () => {
  expectTypeOf<Migration<Post, AgentDecision>["up"]>().toEqualTypeOf<(value: unknown) => AgentDecision>();
  expectTypeOf<Migration<Post, AgentDecision>>().not.toHaveProperty("down");
  expectTypeOf<TwoWayMigration<Post, AgentDecision>["down"]>().toEqualTypeOf<(value: unknown) => Post>();
  expectTypeOf<keyof MigrationCheck>().toEqualTypeOf<"carried" | "refused" | "problems">();
  expectTypeOf<VectorGroups[number]["tests"][number]["valid"]>().toEqualTypeOf<boolean>();
  expectTypeOf<DecisionCircumstances["timestamp"]>().toEqualTypeOf<string | undefined>();
  expectTypeOf<MigratedDecision["decision"]>().toEqualTypeOf<AgentDecision>();
});

it("rules are complete: an option without one does not compile", () => {
  expectTypeOf<Rules<{ readonly seed?: number; readonly id: string }>>().toEqualTypeOf<{
    readonly seed: Rule;
    readonly id: Rule;
  }>();
  expectTypeOf<Rule["test"]>().toEqualTypeOf<(value: unknown) => boolean>();
});

it("a contract says which engine gives its verdicts", () => {
  expectTypeOf<DefinedContract<unknown>["engine"]>().toEqualTypeOf<Engine>();
  expectTypeOf<Engine>().toEqualTypeOf<"closures" | "code">();
});

it("omitted members are optional and never undefined", () => {
  expectTypeOf<Defined<{ readonly a: string | undefined; b: number }>>().toEqualTypeOf<{
    readonly a?: string;
    b?: number;
  }>();
});
