// Ajv as its users run it: compiled at run time, and as standalone code bundled by esbuild.
import { createRequire } from "node:module";
import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import addFormats from "ajv-formats";
import { build } from "esbuild";

const withFormats = (options) => addFormats.default(new Ajv2020({ strict: false, ...options }));

export const ajvRunTime = (schema) => withFormats({}).compile(schema);

export async function ajvStandalone(schema) {
  const ajv = withFormats({ code: { source: true } });
  const source = standaloneCode.default(ajv, ajv.compile(schema));
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: import.meta.dirname },
    bundle: true,
    format: "cjs",
    platform: "node",
    write: false,
  });
  const module = { exports: {} };
  new Function("module", "exports", "require", outputFiles[0].text)(
    module,
    module.exports,
    createRequire(import.meta.url),
  );
  return module.exports;
}
