import { ContractViolationError, UnknownContractError } from "@concordat/contracts";
import { FilesError } from "@concordat/files";
import { describe, expect, expectTypeOf, it } from "vitest";
import type { Outcome } from "../index.js";
import {
  type Failure,
  type FailureCode,
  failureCodes,
  isFailure,
  isOutage,
  isUnanswered,
  ProtocolError,
  RateLimitedError,
  UnreadableError,
} from "./index.js";

describe("a failure", () => {
  it("is written to JSON with its message, its status and what else it says, never with its cause", () => {
    const error = new RateLimitedError("slow down", {
      status: 429,
      retryAfterMs: 3_000,
      cause: new Error("raw"),
    });
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      name: "RateLimitedError",
      code: "RATE_LIMITED",
      message: "slow down",
      status: 429,
      retryAfterMs: 3_000,
    });
  });

  it("has no status where no response came", () => {
    expect("status" in new ProtocolError("broke off")).toBe(false);
  });

  it("is distinguished from errors that no request ends with", () => {
    expect(isFailure(new ProtocolError("broke off"))).toBe(true);
    expect(isFailure(new ContractViolationError("post/v1", []))).toBe(false);
    expect(isFailure(new UnknownContractError("poem", ["post/v1"]))).toBe(false);
    expect(isFailure(Object.assign(new Error("like one"), { code: "ABORTED" }))).toBe(false);
    const file = new FilesError("UNREADABLE", "a.json cannot be read: permission denied");
    expect([isFailure(file), UnreadableError.isInstance(file)]).toEqual([false, false]);
    expect(UnreadableError.isInstance(new UnreadableError("no JSON"))).toBe(true);
  });

  it("has a code of its own, named once", () => {
    expect(failureCodes).toContain("PROTOCOL_ERROR");
    expect([...new Set(failureCodes)]).toEqual(failureCodes);
  });
});

describe("an outage", () => {
  it("is what would fail for every request; an answer that is of no use, a time-out and a text that is too long are none", () => {
    expect(failureCodes.filter(isOutage).sort()).toEqual([
      "ABORTED",
      "CONNECTION_FAILED",
      "MODEL_NOT_FOUND",
      "RATE_LIMITED",
      "REPLAY_MISS",
      "SERVER_BUSY",
      "UNAUTHORIZED",
    ]);
    expect(isOutage("CONTRACT_VIOLATION")).toBe(false);
  });

  it("leaves requests without an answer, as a time-out and a broken answer do; what a model says badly is an answer", () => {
    expect(failureCodes.filter((code) => isUnanswered(code) && !isOutage(code)).sort()).toEqual([
      "PROTOCOL_ERROR",
      "TIMEOUT",
    ]);
    expect(failureCodes.filter((code) => isOutage(code) && !isUnanswered(code))).toEqual([]);
    expect(["CONTRACT_VIOLATION", "NO_SUCH_CODE"].filter(isUnanswered)).toEqual([]);
  });
});

describe("the types", () => {
  it("make a misspelt code a mistake that does not compile", () => {
    const code = (outcome: Outcome<string>): string => {
      if (outcome.state === "valid") return outcome.value;
      // @ts-expect-error no request ends with this code
      if (outcome.error.code === "TIME_OUT") return "never";
      return outcome.error.code;
    };
    expectTypeOf(code).returns.toBeString();
  });

  it("keep a broken contract apart from a failed request", () => {
    type Failed = Extract<Outcome<string>, { state: "failed" }>["error"];
    type Invalid = Extract<Outcome<string>, { state: "invalid" }>["error"];
    expectTypeOf<Failed>().toEqualTypeOf<Failure>();
    expectTypeOf<Failed["code"]>().toEqualTypeOf<FailureCode>();
    expectTypeOf<Invalid["code"]>().toEqualTypeOf<"CONTRACT_VIOLATION">();
    expectTypeOf<Extract<Failed, { code: "RATE_LIMITED" }>>().toEqualTypeOf<RateLimitedError>();
  });
});
