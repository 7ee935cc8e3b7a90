import { isUtf8 } from 'node:buffer';

/** Deepest nesting of objects and arrays in a body. */
export const maxDepth = 32;

/** Most keys per object and most items per list in a body; no schema of ours takes half as many. */
export const maxKeysPerObject = 200;
export const maxItemsPerList = 500;

/** Most keys and items in a whole body. Validating one costs microseconds, so this bounds the total time. */
export const maxMembers = 10_000;

/** A body that JSON.parse might accept but that parsers could read differently, or that cannot be stored. */
export class UnreadableBody extends Error {
  override readonly name = 'UnreadableBody';
}

/**
 * Parses a JSON body strictly; an empty one is `undefined`. Beyond malformed JSON it refuses text that is not UTF-8,
 * nesting below `maxDepth`, more members than any of our schemas takes, duplicate keys in an object, keys that could
 * change a prototype, and NUL or lone surrogates anywhere, because PostgreSQL cannot store them. Values are never
 * coerced. The cost is linear in the length, and too many members are refused before any object is built.
 *
 * @throws UnreadableBody with a sentence that may be shown
 */
export function parseJsonBody(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  if (!isUtf8(bytes)) throw new UnreadableBody('The body is not UTF-8 text.');
  const { colons, hasEscapes } = scanStructure(bytes);
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new UnreadableBody('The body is not valid JSON.');
  }
  // Valid UTF-8 has no surrogates and valid JSON no raw NUL, so only an escape can contain one.
  const inspect = hasEscapes ? refuseUnstorable : undefined;
  // Valid JSON has one colon outside strings per written key, so more colons than keys means duplicate keys.
  if (countKeys(value, inspect) !== colons) throw new UnreadableBody('A key occurs twice.');
  return value;
}

/** Counts the keys of all objects in `value`, including itself. Depth and number are already bounded. */
function countKeys(value: unknown, inspect: ((text: string) => void) | undefined): number {
  if (typeof value === 'string') inspect?.(value);
  if (typeof value !== 'object' || value === null) return 0;
  let count = 0;
  if (Array.isArray(value)) {
    for (const item of value) count += countKeys(item, inspect);
    return count;
  }
  for (const key of Object.keys(value)) {
    if (key === '__proto__' || key === 'constructor' || key === 'prototype') {
      throw new UnreadableBody('The body holds a forbidden key.');
    }
    inspect?.(key);
    count += 1 + countKeys((value as Record<string, unknown>)[key], inspect);
  }
  return count;
}

/** The structural characters of JSON. */
const quote = 0x22;
const comma = 0x2c;
const colon = 0x3a;
const openBracket = 0x5b;
const backslash = 0x5c;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;

/**
 * Counts the written keys in one pass over the structure, which stops as soon as a limit is exceeded. Bytes of a
 * multi-byte UTF-8 character never equal a structural character.
 */
function scanStructure(bytes: Buffer): { colons: number; hasEscapes: boolean } {
  const isList = new Uint8Array(maxDepth + 2);
  /** Keys of the open object, or commas of the open list, at each depth. */
  const counts = new Uint32Array(maxDepth + 2);
  let depth = 0;
  let members = 0;
  let colons = 0;
  let hasEscapes = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const sign = bytes[at];
    if (sign === quote) {
      for (at += 1; at < bytes.length && bytes[at] !== quote; at += 1) {
        if (bytes[at] !== backslash) continue;
        hasEscapes = true;
        at += 1;
      }
    } else if (sign === openBrace || sign === openBracket) {
      depth += 1;
      members += 1;
      if (depth > maxDepth) throw new UnreadableBody('The body is nested too deeply.');
      isList[depth] = sign === openBracket ? 1 : 0;
      counts[depth] = 0;
    } else if (sign === closeBrace || sign === closeBracket) {
      // More closing than opening brackets is invalid JSON; the parser reports it.
      depth = Math.max(0, depth - 1);
    } else if (sign === colon || (sign === comma && isList[depth] === 1)) {
      members += 1;
      if (sign === colon) colons += 1;
      const count = (counts[depth] ?? 0) + 1;
      counts[depth] = count;
      const most = isList[depth] === 1 ? maxItemsPerList - 1 : maxKeysPerObject;
      if (count > most || members > maxMembers) throw new UnreadableBody('The body holds too many entries.');
    }
  }
  return { colons, hasEscapes };
}

/** Refuses text that PostgreSQL cannot store. */
function refuseUnstorable(text: string): void {
  if (!isStorable(text)) throw new UnreadableBody('The body holds characters that are not text.');
}

/** True when PostgreSQL can store `text`: no NUL, no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}
