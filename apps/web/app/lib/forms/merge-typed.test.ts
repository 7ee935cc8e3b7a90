import { expect, it } from 'vitest';

import { clashesOf } from './clashes-of.ts';
import { mergeTyped } from './merge-typed.ts';

it('mergeTyped keeps what was typed and takes the rest from the newer version, in nested fields too', () => {
  const base = { city: 'Skokie', mobile: { code: '+1', number: '1' }, tags: ['a'], gone: 'x' };
  const typed = { city: 'Evanston', mobile: { code: '+1', number: '2' }, tags: ['a'], gone: 'x' };
  const newer = { city: 'Chicago', mobile: { code: '+91', number: '1' }, tags: ['a', 'b'], gone: '' };
  expect(mergeTyped(base, typed, newer)).toEqual({
    city: 'Evanston',
    mobile: { code: '+91', number: '2' },
    tags: ['a', 'b'],
    gone: '',
  });
});

it('mergeTyped keeps a changed list whole', () => {
  expect(mergeTyped({ tags: ['a'] }, { tags: [] as string[] }, { tags: ['a', 'b'] })).toEqual({ tags: [] });
});

it('clashesOf names only the texts that both changed', () => {
  const base = { city: 'Skokie', state: 'Illinois', mobile: { number: '1' } };
  const typed = { city: 'Evanston', state: 'Illinois', mobile: { number: '2' } };
  const newer = { city: 'Chicago', state: 'Texas', mobile: { number: '2' } };
  expect(clashesOf(base, typed, newer)).toEqual([{ typed: 'Evanston', newer: 'Chicago' }]);
});
