import { isUtf8 } from 'node:buffer';

/** How deep objects and arrays of a body may nest. */
export const maxDepth = 32;

/** A body that JSON.parse might accept but that two readers could understand differently, or that cannot be stored. */
export class UnreadableBody extends Error {
  override readonly name = 'UnreadableBody';
}

/**
 * Reads a JSON body strictly and answers `undefined` for an empty one. Beyond malformed JSON it refuses text that is not UTF-8, nesting below `maxDepth`,
 * keys that occur twice in an object, keys that reach for prototypes, and NUL or lone surrogates anywhere: PostgreSQL
 * cannot store them. Values are never coerced.
 *
 * @throws UnreadableBody with a sentence that may be shown
 */
export function parseJsonBody(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  if (!isUtf8(bytes)) throw new UnreadableBody('The body is not UTF-8 text.');
  const text = bytes.toString('utf8');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UnreadableBody('The body is not valid JSON.');
  }
  // Valid UTF-8 holds no surrogates and valid JSON no bare NUL: only an escape can smuggle one in.
  const inspect = text.includes('\\u') ? refuseUnstorable : undefined;
  if (countKeys(value, 1, inspect) !== countColons(text)) throw new UnreadableBody('A key occurs twice.');
  return value;
}

/** Keys of all objects within `value`, itself included. */
function countKeys(value: unknown, depth: number, inspect: ((text: string) => void) | undefined): number {
  if (typeof value === 'string') inspect?.(value);
  if (typeof value !== 'object' || value === null) return 0;
  if (depth > maxDepth) throw new UnreadableBody('The body is nested too deeply.');
  let count = 0;
  if (Array.isArray(value)) {
    for (const item of value) count += countKeys(item, depth + 1, inspect);
    return count;
  }
  for (const key of Object.keys(value)) {
    if (key === '__proto__' || key === 'constructor' || key === 'prototype') {
      throw new UnreadableBody('The body holds a forbidden key.');
    }
    inspect?.(key);
    count += 1 + countKeys((value as Record<string, unknown>)[key], depth + 1, inspect);
  }
  return count;
}

const quote = 0x22;
const backslash = 0x5c;
const colon = 0x3a;

/** Colons outside strings. Valid JSON has one for each key that was written, so more of them than keys means doubles. */
function countColons(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (char === colon) count += 1;
    else if (char === quote) at = endOfString(text, at + 1);
  }
  return count;
}

/** The quote that ends the string which begins at `start`. Found by search, since a string may be megabytes long. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start);
  while (isEscaped(text, start, end)) end = text.indexOf('"', end + 1);
  return end;
}

/** True when an odd number of backslashes stands before `at`. */
function isEscaped(text: string, start: number, at: number): boolean {
  let before = at;
  while (before > start && text.charCodeAt(before - 1) === backslash) before -= 1;
  return (at - before) % 2 === 1;
}

/** Refuses text that PostgreSQL cannot store. */
function refuseUnstorable(text: string): void {
  if (!isStorable(text)) throw new UnreadableBody('The body holds characters that are not text.');
}

/** True when PostgreSQL can store `text`: no NUL, no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}
