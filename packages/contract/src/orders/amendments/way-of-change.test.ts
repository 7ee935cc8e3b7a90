import { describe, expect, it } from 'vitest';

import { usualFamilyChanges, type FamilyChanges } from '../../conventions/family-changes.ts';
import type { FamilyChange } from './amendment-endpoints.ts';
import { kindsOf, wayOf } from './way-of-change.ts';

const nothing: FamilyChange = { join: [], attend: [], leave: [] };
const id = '0190b5a0-0000-7000-8000-000000000001';
// What a newcomer is like does not matter here.
const newcomer = {} as FamilyChange['join'][number];
const direct: FamilyChanges = {
  people: 'DIRECT',
  package: 'DIRECT',
  addons: 'DIRECT',
  specialRequest: 'DIRECT',
  until: null,
};

it.each<[string, Partial<FamilyChange>, string[]]>([
  ['nothing', {}, []],
  ['somebody new', { join: [newcomer] }, ['people']],
  ['somebody who attends after all', { attend: [id] }, ['people']],
  ['somebody who no longer attends', { leave: [id] }, ['people']],
  ['another package', { packageId: id }, ['package']],
  ['no add-ons any more', { addons: [] }, ['addons']],
  ['an emptied request', { specialRequest: '' }, ['specialRequest']],
  [
    'everything',
    { specialRequest: 'Ground floor', addons: [], packageId: id, leave: [id] },
    ['people', 'package', 'addons', 'specialRequest'],
  ],
])('a change of %s is about %s', (_what, change, kinds) => {
  expect(kindsOf({ ...nothing, ...change })).toEqual(kinds);
});

describe('a family changes', () => {
  const way = (allowed: Partial<FamilyChanges>, change: Partial<FamilyChange>, isApproved = false) =>
    wayOf({ ...direct, ...allowed }, { ...nothing, ...change }, { isApproved });

  it('at once what is open', () => {
    expect(way({}, { packageId: id, specialRequest: 'Crib', leave: [id] }, true)).toBe('DIRECT');
  });

  it('on request, where one part of it has to be asked for', () => {
    expect(way({ package: 'REQUEST' }, { packageId: id, specialRequest: 'Crib' })).toBe('REQUEST');
    expect(way({ package: 'REQUEST' }, { specialRequest: 'Crib' })).toBe('DIRECT');
    expect(wayOf(usualFamilyChanges, { ...nothing, addons: [] }, { isApproved: false })).toBe('REQUEST');
  });

  it('not at all, where one part of it is closed', () => {
    expect(way({ package: 'NONE', addons: 'REQUEST' }, { packageId: id, addons: [] })).toBe('NONE');
  });

  it.each<[string, Partial<FamilyChange>]>([
    ['somebody new', { join: [newcomer] }],
    ['somebody who attends after all', { attend: [id] }],
  ])('who comes by asking, once the registration is approved: %s', (_who, change) => {
    expect(way({}, change, true)).toBe('REQUEST');
    expect(way({}, change, false)).toBe('DIRECT');
    expect(way({ people: 'NONE' }, change, true)).toBe('NONE');
  });
});
