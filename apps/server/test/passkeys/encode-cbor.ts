/** The part of CBOR (RFC 8949) that authenticators write: whole numbers, bytes, texts and maps. */
export function encodeCbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    return Buffer.concat([head(3, text.length), text]);
  }
  if (value instanceof Map) {
    const entries = [...value].flatMap(([key, each]) => [encodeCbor(key), encodeCbor(each)]);
    return Buffer.concat([head(5, value.size), ...entries]);
  }
  throw new TypeError('No authenticator writes this');
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 0xff]);
}
