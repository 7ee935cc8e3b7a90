import { expect, it } from 'vitest';

import { createDiskWatch } from './disk-watch.ts';

const noRoom = (code: string) => Object.assign(new Error('no room'), { code });

function watchAt() {
  let now = 0;
  const watch = createDiskWatch(() => now);
  return { watch, places: () => watch.full().map(({ place }) => place), at: (ms: number) => (now = ms) };
}

it.each([
  [noRoom('ENOSPC'), ['files']],
  [noRoom('EDQUOT'), ['files']],
  [noRoom('EFBIG'), ['files']],
  [Object.assign(new Error('Insufficient Storage'), { $metadata: { httpStatusCode: 507 } }), ['files']],
  [new Error('Failed query', { cause: noRoom('53100') }), ['database']],
  [noRoom('53200'), []],
  [noRoom('ECONNREFUSED'), []],
])('knows what has no room by the error: %s', (error, expected) => {
  const { watch, places } = watchAt();
  watch.noteError(error);
  expect(places()).toEqual(expected);
});

it('believes a write that works only some time after one that failed', () => {
  const { watch, places, at } = watchAt();
  watch.noteError(noRoom('53100'));
  at(30_000);
  watch.noteError(noRoom('53100'));
  at(80_000);
  watch.noteWrite('database');
  expect(watch.full()).toEqual([{ place: 'database', since: new Date(0) }]);
  at(90_000);
  watch.noteWrite('files');
  expect(places()).toEqual(['database']);
  watch.noteWrite('database');
  expect(places()).toEqual([]);
});
