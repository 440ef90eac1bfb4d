import { createHash } from "node:crypto";
import { access, mkdir, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { encodeGguf, type Metadata } from "./gguf.js";
import { control, makeVocabulary, type Vocabulary } from "./vocabulary.js";
import { makeWeights, shape } from "./weights.js";

const chatTemplate =
  "{% for message in messages %}{{ '<|im_start|>' + message['role'] + '\\n' + message['content'] + '<|im_end|>' + '\\n' }}" +
  "{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}";

/** The bytes of a llama-architecture GGUF with weights drawn from a seed: the same seed, the same bytes. */
export function encodeRandomModel(seed = 1): Buffer {
  const vocabulary = makeVocabulary();
  return encodeGguf(metadataOf(vocabulary), makeWeights(vocabulary, seed));
}

/** The path of a random model, written into the temporary folder on first use. */
export async function randomModel(seed = 1): Promise<string> {
  const bytes = encodeRandomModel(seed);
  const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
  const folder = join(tmpdir(), "concordat-random-model");
  const path = join(folder, `random-${digest}.gguf`);
  const there = await access(path).then(
    () => true,
    () => false,
  );
  if (!there) {
    await mkdir(folder, { recursive: true });
    const temporary = `${path}.${process.pid}.${Date.now()}`;
    await writeFile(temporary, bytes);
    await rename(temporary, path);
  }
  return path;
}

function metadataOf(vocabulary: Vocabulary): Record<string, Metadata> {
  const u32 = (value: number): Metadata => ({ type: "u32", value });
  const string = (value: string): Metadata => ({ type: "string", value });
  return {
    "general.architecture": string("llama"),
    "general.name": string("random"),
    "general.file_type": u32(0),
    "general.alignment": u32(32),
    "llama.context_length": u32(shape.context),
    "llama.embedding_length": u32(shape.width),
    "llama.block_count": u32(shape.layers),
    "llama.feed_forward_length": u32(shape.inner),
    "llama.attention.head_count": u32(shape.heads),
    "llama.attention.head_count_kv": u32(shape.keyHeads),
    "llama.attention.layer_norm_rms_epsilon": { type: "f32", value: 1e-5 },
    "llama.rope.dimension_count": u32(shape.width / shape.heads),
    "llama.vocab_size": u32(vocabulary.tokens.length),
    "tokenizer.ggml.model": string("gpt2"),
    "tokenizer.ggml.pre": string("gpt-2"),
    "tokenizer.ggml.tokens": { type: "strings", value: vocabulary.tokens },
    "tokenizer.ggml.token_type": { type: "i32s", value: vocabulary.types },
    "tokenizer.ggml.merges": { type: "strings", value: vocabulary.merges },
    "tokenizer.ggml.bos_token_id": u32(vocabulary.idOf(control.begin)),
    "tokenizer.ggml.eos_token_id": u32(vocabulary.idOf(control.end)),
    "tokenizer.ggml.padding_token_id": u32(vocabulary.idOf(control.pad)),
    "tokenizer.ggml.unknown_token_id": u32(vocabulary.idOf(control.unknown)),
    "tokenizer.ggml.add_bos_token": { type: "bool", value: false },
    "tokenizer.chat_template": string(chatTemplate),
  };
}
