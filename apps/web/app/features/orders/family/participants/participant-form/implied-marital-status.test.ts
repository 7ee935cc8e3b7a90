import { expect, it } from 'vitest';

import { impliedMaritalStatus } from './implied-marital-status.ts';

const nobody = { relationShip: '', year: '', month: '', day: '' } as unknown as Parameters<
  typeof impliedMaritalStatus
>[0];

it.each<[string, Partial<typeof nobody>, string | undefined]>([
  ['nothing is known', {}, undefined],
  ['a spouse', { relationShip: 'SPOUSE' }, 'MARRIED'],
  ['a small daughter', { relationShip: 'DAUGHTER', year: '2014', month: '05' }, 'SINGLE'],
  ['one day before eighteen', { relationShip: 'SON', year: '2009', month: '06', day: '02' }, 'SINGLE'],
  ['eighteen today', { relationShip: 'SON', year: '2009', month: '06', day: '01' }, undefined],
  ['a mother', { relationShip: 'MOTHER', year: '1950', month: '05' }, undefined],
  ['a year without its month', { relationShip: 'SON', year: '2014' }, undefined],
])('%s', (_name, typed, status) => {
  expect(impliedMaritalStatus({ ...nobody, ...typed }, '2027-06-01')).toBe(status);
});
