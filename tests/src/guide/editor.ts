import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { getLanguageService, TextDocument } from "vscode-json-languageservice";

/** What Visual Studio Code shows for JSON files of a folder, under the folder's own settings. */
export interface Editor {
  /** The labels offered at the `|` in a text. */
  completions(file: string, text: string): Promise<string[]>;
  /** The messages under a text's squiggles. */
  problems(file: string, text: string): Promise<string[]>;
}

interface Settings {
  readonly "json.schemas": readonly { readonly fileMatch: string[]; readonly url: string }[];
}

export async function editorIn(folder: string): Promise<Editor> {
  const base = pathToFileURL(join(folder, "/")).href;
  const service = getLanguageService({ schemaRequestService: (url) => readFile(new URL(url), "utf8") });
  const settings: Settings = JSON.parse(await readFile(join(folder, ".vscode/settings.json"), "utf8"));
  service.configure({
    schemas: settings["json.schemas"].map(({ fileMatch, url }) => ({
      fileMatch,
      uri: new URL(url, base).href,
    })),
  });
  const open = (file: string, text: string) => {
    const document = TextDocument.create(new URL(file, base).href, "json", 1, text);
    return { document, tree: service.parseJSONDocument(document) };
  };
  return {
    async completions(file, text) {
      const offset = text.indexOf("|");
      const { document, tree } = open(file, text.replace("|", ""));
      const offered = await service.doComplete(document, document.positionAt(offset), tree);
      return (offered?.items ?? []).map(({ label }) => label);
    },
    async problems(file, text) {
      const { document, tree } = open(file, text);
      return (await service.doValidation(document, tree)).map(({ message }) =>
        typeof message === "string" ? message : message.value,
      );
    },
  };
}
