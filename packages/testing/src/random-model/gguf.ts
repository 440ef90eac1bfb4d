import type { Tensor } from "./weights.js";

/** A value of GGUF metadata with its type. */
export type Metadata =
  | { readonly type: "u32"; readonly value: number }
  | { readonly type: "f32"; readonly value: number }
  | { readonly type: "bool"; readonly value: boolean }
  | { readonly type: "string"; readonly value: string }
  | { readonly type: "strings"; readonly value: readonly string[] }
  | { readonly type: "i32s"; readonly value: readonly number[] };

const typeCodes = { u32: 4, i32: 5, f32: 6, bool: 7, string: 8, array: 9 } as const;
const alignment = 32;
const f32Tensor = 0;

/** A GGUF file, version 3, with 32-bit floats: header, metadata, tensor table, then the tensors, aligned. */
export function encodeGguf(metadata: Readonly<Record<string, Metadata>>, tensors: readonly Tensor[]): Buffer {
  const entries = Object.entries(metadata);
  const header = Buffer.concat([
    Buffer.from("GGUF"),
    u32(3),
    u64(tensors.length),
    u64(entries.length),
    ...entries.flatMap(([key, value]) => [text(key), ...encodeMetadata(value)]),
    ...tensorTable(tensors),
  ]);
  return Buffer.concat([padded(header), ...tensors.map(({ data }) => padded(bytesOf(data)))]);
}

function encodeMetadata(entry: Metadata): Buffer[] {
  switch (entry.type) {
    case "u32":
      return [u32(typeCodes.u32), u32(entry.value)];
    case "f32":
      return [u32(typeCodes.f32), bytesOf(Float32Array.of(entry.value))];
    case "bool":
      return [u32(typeCodes.bool), Buffer.from([entry.value ? 1 : 0])];
    case "string":
      return [u32(typeCodes.string), text(entry.value)];
    case "strings":
      return [u32(typeCodes.array), u32(typeCodes.string), u64(entry.value.length), ...entry.value.map(text)];
    case "i32s":
      return [
        u32(typeCodes.array),
        u32(typeCodes.i32),
        u64(entry.value.length),
        bytesOf(Int32Array.from(entry.value)),
      ];
  }
}

function tensorTable(tensors: readonly Tensor[]): Buffer[] {
  let offset = 0;
  return tensors.map(({ name, dimensions, data }) => {
    const row = Buffer.concat([
      text(name),
      u32(dimensions.length),
      ...dimensions.map(u64),
      u32(f32Tensor),
      u64(offset),
    ]);
    offset += Math.ceil(data.byteLength / alignment) * alignment;
    return row;
  });
}

function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((alignment - (bytes.length % alignment)) % alignment)]);
}

function bytesOf({ buffer, byteOffset, byteLength }: Float32Array | Int32Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

function text(value: string): Buffer {
  const bytes = Buffer.from(value, "utf8");
  return Buffer.concat([u64(bytes.length), bytes]);
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}
