import { describe, expect, it } from 'vitest';

import { isRegistrationOpen, isRegistrationOpenTo } from './registration-open.ts';

const open = {
  active: true,
  openedAt: new Date('2027-01-10T12:00:00Z'),
  conventionDeadline: '2027-06-30',
  endDate: '2027-07-18',
  timeZone: 'America/Los_Angeles',
};

describe('registration', () => {
  it.each([
    ['while it runs', {}, '2027-03-01T00:00:00Z', true],
    ['from the moment it was opened', {}, '2027-01-10T12:00:00Z', true],
    ['not before', {}, '2027-01-10T11:59:59Z', false],
    ['until the end of the last day where the convention is', {}, '2027-07-01T06:59:59Z', true],
    ['not after it', {}, '2027-07-01T07:00:00Z', false],
    ['by the clock there and not elsewhere', { timeZone: 'Asia/Kolkata' }, '2027-06-30T19:00:00Z', false],
    ['not while the convention is switched off', { active: false }, '2027-03-01T00:00:00Z', false],
    ['not before staff open it', { openedAt: null }, '2027-03-01T00:00:00Z', false],
  ])('is open %s', (_when, changes, now, expected) => {
    expect(isRegistrationOpen({ ...open, ...changes }, new Date(now))).toBe(expected);
  });

  it.each([
    ['families until the last day to register', {}, '2027-07-01T06:59:59Z', true],
    ['families no longer after it', {}, '2027-07-01T07:00:00Z', false],
    ['staff for them after it', { onBehalfBy: 'a registrar' }, '2027-07-01T07:00:00Z', true],
    [
      'staff until the convention ends where it is',
      { onBehalfBy: 'a registrar' },
      '2027-07-19T06:59:59Z',
      true,
    ],
    ['staff no longer after that', { onBehalfBy: 'a registrar' }, '2027-07-19T07:00:00Z', false],
    ['staff not before it was opened', { onBehalfBy: 'a registrar' }, '2027-01-10T11:59:59Z', false],
  ])('is open to %s', (_who, actor, now, expected) => {
    expect(isRegistrationOpenTo(actor, open, new Date(now))).toBe(expected);
  });
});
