import { isUtf8 } from 'node:buffer';

/** How deep objects and arrays of a body may nest. */
export const maxDepth = 32;

/** How many keys an object and how many items a list of a body may have; no schema of ours takes half as many. */
export const maxKeysPerObject = 200;
export const maxItemsPerList = 500;

/** How many keys and items a body may have in all. Validating one costs microseconds, so this bounds the whole. */
export const maxMembers = 10_000;

/** A body that JSON.parse might accept but that two readers could understand differently, or that cannot be stored. */
export class UnreadableBody extends Error {
  override readonly name = 'UnreadableBody';
}

/**
 * Reads a JSON body strictly and answers `undefined` for an empty one. Beyond malformed JSON it refuses text that is not UTF-8, nesting below `maxDepth`,
 * more members than any of our schemas takes, keys that occur twice in an object, keys that reach for prototypes, and
 * NUL or lone surrogates anywhere: PostgreSQL cannot store them. Values are never coerced. The cost is linear in the
 * length, and too many members are refused before anything is built of them.
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
  // Valid UTF-8 holds no surrogates and valid JSON no bare NUL: only an escape can smuggle one in.
  const inspect = hasEscapes ? refuseUnstorable : undefined;
  // Valid JSON has one colon outside strings for each key that was written, so more of them than keys means doubles.
  if (countKeys(value, inspect) !== colons) throw new UnreadableBody('A key occurs twice.');
  return value;
}

/** Keys of all objects within `value`, itself included. Their depth and number were bounded before. */
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

/** The signs that JSON is built of. */
const quote = 0x22;
const comma = 0x2c;
const colon = 0x3a;
const openBracket = 0x5b;
const backslash = 0x5c;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;

/**
 * Counts the keys that were written, in one pass over the structure that stops as soon as a bound is passed. Bytes of a
 * longer UTF-8 character never equal one of the signs.
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
      // What closes more than was opened is no JSON, which the parser will say.
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
