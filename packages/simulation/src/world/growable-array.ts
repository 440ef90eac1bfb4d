type Numbers = Int32Array | Uint32Array | Uint8Array | Float64Array;

/** Returns the array itself if it can hold `length` numbers. Otherwise returns a larger copy. */
export function grownTo<Kind extends Numbers>(numbers: Kind, length: number): Kind;
export function grownTo(numbers: Numbers, length: number): Numbers {
  if (length <= numbers.length) return numbers;
  const room = Math.max(length, Math.ceil(numbers.length * 1.5), 16);
  if (numbers instanceof Int32Array) return copyInto(new Int32Array(room), numbers);
  if (numbers instanceof Uint32Array) return copyInto(new Uint32Array(room), numbers);
  if (numbers instanceof Uint8Array) return copyInto(new Uint8Array(room), numbers);
  return copyInto(new Float64Array(room), numbers);
}

function copyInto<Kind extends Numbers>(larger: Kind, numbers: Numbers): Kind {
  larger.set(numbers);
  return larger;
}
