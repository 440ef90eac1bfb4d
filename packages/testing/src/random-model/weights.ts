import { RandomNumbers } from "./random-numbers.js";
import { byteCharacter, control, type Vocabulary } from "./vocabulary.js";

/** A matrix or vector of 32-bit floats. In `dimensions`, the one whose neighbours are adjacent in `data` comes first. */
export interface Tensor {
  readonly name: string;
  readonly dimensions: readonly number[];
  readonly data: Float32Array;
}

export const shape = { layers: 4, width: 128, heads: 4, keyHeads: 2, inner: 256, context: 16_384 } as const;

/** Every weight random, but for a bias on the output that keeps texts short and in ASCII. */
export function makeWeights(vocabulary: Vocabulary, seed: number): Tensor[] {
  const random = new RandomNumbers(seed);
  const { layers, width, heads, keyHeads, inner } = shape;
  const keyWidth = (width / heads) * keyHeads;
  const ones = (name: string): Tensor => ({
    name,
    dimensions: [width],
    data: new Float32Array(width).fill(1),
  });
  const matrix = (name: string, from: number, to: number, scale: number): Tensor => ({
    name,
    dimensions: [from, to],
    data: Float32Array.from({ length: from * to }, () => random.normal() * scale),
  });
  const scale = 1 / Math.sqrt(width);
  const blocks = Array.from({ length: layers }, (_, layer) => [
    ones(`blk.${layer}.attn_norm.weight`),
    matrix(`blk.${layer}.attn_q.weight`, width, width, scale),
    matrix(`blk.${layer}.attn_k.weight`, width, keyWidth, scale),
    matrix(`blk.${layer}.attn_v.weight`, width, keyWidth, scale),
    matrix(`blk.${layer}.attn_output.weight`, width, width, scale / 2),
    ones(`blk.${layer}.ffn_norm.weight`),
    matrix(`blk.${layer}.ffn_gate.weight`, width, inner, scale),
    matrix(`blk.${layer}.ffn_up.weight`, width, inner, scale),
    matrix(`blk.${layer}.ffn_down.weight`, inner, width, 1 / Math.sqrt(inner) / 2),
  ]);
  return [
    embedding(vocabulary, random),
    ...blocks.flat(),
    ones("output_norm.weight"),
    output(vocabulary, random, scale),
  ];
}

/** The first dimension of every embedding is this large constant; the output reads it as a bias. */
const constantInput = 8;

function embedding({ tokens }: Vocabulary, random: RandomNumbers): Tensor {
  const { width } = shape;
  const data = Float32Array.from({ length: tokens.length * width }, (_, index) =>
    index % width === 0 ? constantInput : random.normal(),
  );
  return { name: "token_embd.weight", dimensions: [width, tokens.length], data };
}

function output(vocabulary: Vocabulary, random: RandomNumbers, scale: number): Tensor {
  const { width } = shape;
  const biases = outputBiases(vocabulary);
  const constantAfterNorm = constantInput / Math.sqrt((constantInput ** 2 + width) / width);
  const data = Float32Array.from({ length: vocabulary.tokens.length * width }, (_, index) =>
    index % width === 0
      ? (biases[Math.floor(index / width)] ?? 0) / constantAfterNorm
      : random.normal() * 1.5 * scale,
  );
  return { name: "output.weight", dimensions: [width, vocabulary.tokens.length], data };
}

/** The bias of each token before random weights: quotes and the end are likely, bytes beyond ASCII never occur. */
function outputBiases(vocabulary: Vocabulary): number[] {
  const biases = vocabulary.tokens.map(() => 0);
  const set = (token: string, bias: number): void => {
    biases[vocabulary.idOf(token)] = bias;
  };
  for (const token of ['"', '",', '":', '"}']) set(token, 4);
  for (const token of [control.unknown, control.begin, control.pad]) set(token, -8);
  set(control.end, 3);
  for (let byte = 0; byte < 256; byte++) if (byte < 32 || byte > 126) set(byteCharacter(byte), -30);
  return biases;
}
