import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { useObject } from "./index.js";

function Form({ options }: { readonly options: object }) {
  return createElement("p", null, useObject(options as never).status);
}

function rendered(options: object): string {
  return renderToString(createElement(Form, { options }));
}

describe("useObject", () => {
  it("is idle on a page that a server renders", () => {
    expect(rendered({ api: "/ticket" })).toBe("<p>idle</p>");
  });

  it.each<[string, object, RegExp]>([
    ["no address", {}, /^api must be/],
    ["a blank address", { api: " " }, /^api must be/],
    ["headers that are a list", { api: "/ticket", headers: [1] }, /^headers must be an object of strings/],
    ["unknown credentials", { api: "/ticket", credentials: "all" }, /^credentials must be "omit"/],
    ["a fetch that is not a function", { api: "/ticket", fetch: "fetch" }, /^fetch must be a function/],
    ["a listener that is not one", { api: "/ticket", onOutcome: 1 }, /^onOutcome must be a function/],
    ["an option of another library", { api: "/ticket", onFinish: 1 }, /^onFinish is not a known option/],
  ])("refuses %s", (_, options, message) => {
    expect(() => rendered(options)).toThrow(message);
  });
});
