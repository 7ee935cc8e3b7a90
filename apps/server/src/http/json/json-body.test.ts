import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  maxDepth,
  maxItemsPerList,
  maxKeysPerObject,
  maxMembers,
  parseJsonBody,
  UnreadableBody,
} from './json-body.ts';

const read = (text: string) => parseJsonBody(Buffer.from(text));
const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, n]));
const items = (count: number) => Array.from({ length: count }, () => 1);
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('a JSON body', () => {
  it('is read as JSON.parse reads it, nothing coerced', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), (text) => {
        const keys = /"(?:__proto__|constructor|prototype)"/u;
        fc.pre(
          !keys.test(text) && !text.includes('\\u0000') && JSON.stringify(JSON.parse(text)).isWellFormed(),
        );
        expect(read(text)).toEqual(JSON.parse(text));
      }),
    );
    expect(read('{"a":null,"b":true,"c":"0x10"}')).toEqual({ a: null, b: true, c: '0x10' });
  });

  it('may be empty', () => {
    expect(parseJsonBody(Buffer.alloc(0))).toBeUndefined();
  });

  it('may hold colons and quotes in its texts, and the same key in different objects', () => {
    const value = { 'a:b': 'c:"d":e\\', list: [{ a: 1 }, { a: 2 }], deep: { a: ':' } };
    expect(read(JSON.stringify(value))).toEqual(value);
  });

  it.each([
    ['malformed', '{"a":1,}'],
    ['a bare word', 'NaN'],
    ['a key twice', '{"a":1,"a":1}'],
    ['a key twice, once spelled by escapes', String.raw`{"a":1,"\u0061":2}`],
    ['a key twice, deep inside', '{"a":[{"b":{"c":1,"c":2}}]}'],
    ['NUL in a text', String.raw`{"a":"x\u0000"}`],
    ['NUL in a key', String.raw`{"a\u0000":1}`],
    ['half a surrogate pair', String.raw`["\udfff"]`],
    ['a prototype', '{"a":{"__proto__":{}}}'],
    ['a constructor', '{"constructor":{"prototype":{}}}'],
    ['too deep', nested(maxDepth + 1)],
    ['far too deep', nested(30_000)],
  ])('is refused: %s', (_, text) => {
    expect(() => read(text)).toThrow(UnreadableBody);
  });

  it('is refused when it is not UTF-8', () => {
    expect(() => parseJsonBody(Buffer.from([0x22, 0xff, 0x22]))).toThrow(UnreadableBody);
  });

  it('is read down to the deepest level that is allowed', () => {
    expect(read(nested(maxDepth))).toBeInstanceOf(Array);
  });

  it.each([
    ['keys of an object', maxKeysPerObject, (count: number) => ({ a: keys(count) })],
    ['items of a list', maxItemsPerList, (count: number) => ({ a: items(count) })],
  ])('may have so many %s and not one more', (_, most, body) => {
    expect(read(JSON.stringify(body(most)))).toEqual(body(most));
    expect(() => read(JSON.stringify(body(most + 1)))).toThrow('The body holds too many entries.');
  });

  it('may have so many members in all, however they are spread', () => {
    const lists = (count: number) => JSON.stringify(Array.from({ length: count }, () => items(400)));
    expect(read(lists(Math.floor(maxMembers / 401)))).toBeInstanceOf(Array);
    expect(() => read(lists(Math.ceil(maxMembers / 400)))).toThrow('The body holds too many entries.');
  });

  it('is refused for its members before anything is built of it', () => {
    const broken = `{${'"a":1,'.repeat(maxKeysPerObject + 1)}`;
    expect(() => read(broken)).toThrow('The body holds too many entries.');
  });
});
