import { expect, it } from 'vitest';

import type { FamilyChange } from './amendment-endpoints.ts';
import { allParts, isWhole, partOf, type ChangeParts } from './change-request.ts';

const [mary, john, anna, gold] = [1, 2, 3, 4].map((n) => `0190b5a0-0000-7000-8000-00000000000${n}`) as [
  string,
  string,
  string,
  string,
];
// Only which of them is chosen matters here.
const [george, rose] = ['George', 'Rose'].map((firstName) => ({ firstName })) as unknown as [
  FamilyChange['join'][number],
  FamilyChange['join'][number],
];
const change: FamilyChange = {
  join: [george, rose],
  attend: [mary, john],
  leave: [anna],
  packageId: gold,
  addons: [{ addonId: gold, key: 'Seats', quantity: 2 }],
  specialRequest: 'Ground floor',
};
const none: ChangeParts = {
  join: [],
  attend: [],
  leave: [],
  package: false,
  addons: false,
  specialRequest: false,
};

it('all parts of a change are those that it has', () => {
  expect(allParts(change)).toEqual({
    join: [0, 1],
    attend: [mary, john],
    leave: [anna],
    package: true,
    addons: true,
    specialRequest: true,
  });
  expect(allParts({ join: [], attend: [], leave: [] })).toEqual(none);
});

it('the chosen parts of a change are those, and nothing that it does not have', () => {
  expect(partOf(change, none)).toEqual({ join: [], attend: [], leave: [] });
  expect(partOf(change, allParts(change))).toEqual(change);
  expect(
    partOf(change, { ...none, join: [1, 7], attend: [john, anna], leave: [mary], package: true }),
  ).toEqual({
    join: [rose],
    attend: [john],
    leave: [],
    packageId: gold,
  });
  const smaller: FamilyChange = { join: [], attend: [], leave: [anna] };
  expect(partOf(smaller, { ...allParts(change), leave: [anna] })).toEqual(smaller);
  expect(partOf({ ...smaller, specialRequest: '' }, { ...none, specialRequest: true })).toEqual({
    join: [],
    attend: [],
    leave: [],
    specialRequest: '',
  });
});

it('a change is whole while no part of it is left out', () => {
  const parts = allParts(change);
  expect(isWhole(change, parts)).toBe(true);
  for (const less of [
    { join: [0] },
    { attend: [mary] },
    { leave: [] },
    { package: false },
    { addons: false },
    { specialRequest: false },
  ]) {
    expect(isWhole(change, { ...parts, ...less })).toBe(false);
  }
});
