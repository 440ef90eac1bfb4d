import { createServer, type Server } from "node:http";
import { type ParseOptions, type ParseResult, parseText } from "@concordat/parser";
import { chromiumPath, launchChromium } from "@concordat/testing/browser";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CorpusCase, contractOf, corpusFiles } from "../../parser/src/testing/corpus.js";

const page = `
  import { readWithSchema } from "./read/read-with-schema.js";
  import { compareSchemaTexts } from "./compare/compare-schema-texts.js";
  window.readAll = (asked) =>
    JSON.stringify(asked.map(({ schema, text, options }) => readWithSchema(schema, text, options).result));
  window.compareSchemaTexts = compareSchemaTexts;
`;
const policy = "default-src 'none'; script-src 'self'; connect-src 'none'";

const cases = corpusFiles().flatMap((file) => file.cases.map((one) => ({ ...one, file: file.name })));

/** As it goes to the page and comes back: as JSON. */
const inJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

interface Asked {
  readonly schema: string;
  readonly text: string;
  readonly options: ParseOptions;
}

async function asked(one: CorpusCase): Promise<Asked> {
  const { schema } = await contractOf(one);
  return { schema: JSON.stringify(schema), text: one.text, options: one.options ?? {} };
}

describe.skipIf(chromiumPath === undefined)("in a page that forbids new Function and any connection", () => {
  let server: Server;
  let browser: Awaited<ReturnType<typeof launchChromium>>;
  let tab: Awaited<ReturnType<typeof browser.newPage>>;

  beforeAll(async () => {
    const { outputFiles } = await build({
      stdin: { contents: page, resolveDir: import.meta.dirname, loader: "ts" },
      bundle: true,
      format: "esm",
      platform: "browser",
      write: false,
    });
    server = createServer(({ url }, response) => {
      const isScript = url === "/page.js";
      response.setHeader("content-type", `${isScript ? "text/javascript" : "text/html"}; charset=utf-8`);
      response.setHeader("content-security-policy", policy);
      response.end(
        isScript ? outputFiles[0]?.text : '<!doctype html><script type="module" src="/page.js"></script>',
      );
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const bound = server.address();
    browser = await launchChromium();
    tab = await browser.newPage();
    await tab.goto(`http://127.0.0.1:${typeof bound === "object" ? bound?.port : bound}/`);
    await tab.waitForFunction("window.readAll !== undefined");
  });

  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  it("reads every text of the corpus as Node.js does by the compiled contract", async () => {
    const questions = await Promise.all(cases.map(asked));
    const answers: unknown = JSON.parse(await tab.evaluate(`window.readAll(${JSON.stringify(questions)})`));
    const expected = await Promise.all(
      cases.map(
        async (one): Promise<ParseResult<unknown>> => parseText(one.text, await contractOf(one), one.options),
      ),
    );
    const named = (results: unknown) =>
      cases.map(({ file, title }, index) => [`${file}: ${title}`, Reflect.get(Object(results), index)]);
    expect(cases.length).toBeGreaterThan(300);
    expect(named(answers)).toEqual(named(inJson(expected)));
  });

  it("compares schemas, with a witness", async () => {
    const script = `window.compareSchemaTexts('{"type": "string", "maxLength": 9}', '{"type": "string", "maxLength": 5}')`;
    expect(await tab.evaluate(script)).toMatchObject({
      state: "compared",
      diff: { bump: "major", backward: { verdict: "breaking", witness: { instance: "aaaaaa" } } },
    });
  });
});
