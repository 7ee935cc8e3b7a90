import fc from 'fast-check';
import { expect, it } from 'vitest';

import { expiredBackups, type KnownBackup } from './retention.ts';

const dayMs = 24 * 60 * 60_000;
const standard = { days: 7, weeks: 5, months: 12 };
const at = (instant: string): KnownBackup => ({ name: instant, createdAt: new Date(instant) });
const nightly = (last: string, count: number) =>
  Array.from({ length: count }, (_, night) => at(new Date(Date.parse(last) - night * dayMs).toISOString()));
const kept = (backups: KnownBackup[], keep = standard) => {
  const expired = new Set(expiredBackups(backups, keep));
  return backups.filter((backup) => !expired.has(backup)).map(({ name }) => name.slice(0, 10));
};

it('two years of nightly backups leave seven days, five weeks and twelve months', () => {
  const days = '2027-06-16 2027-06-15 2027-06-14 2027-06-13 2027-06-12 2027-06-11 2027-06-10';
  const weeks = '2027-06-06 2027-05-31 2027-05-30 2027-05-23';
  const months =
    '2027-04-30 2027-03-31 2027-02-28 2027-01-31 2026-12-31 2026-11-30 2026-10-31 2026-09-30 2026-08-31 2026-07-31';
  expect(kept(nightly('2027-06-16T08:17:00Z', 730))).toEqual(`${days} ${weeks} ${months}`.split(' '));
});

it('of several in a day the newest stays', () => {
  const backups = [at('2027-06-16T08:17:00Z'), at('2027-06-16T10:00:00Z')];
  expect(expiredBackups(backups, standard)).toEqual([backups[0]]);
});

it('what was made before a long break stays until newer ones take its place', () => {
  expect(kept([at('2027-06-16T08:17:00Z'), ...nightly('2026-01-05T08:17:00Z', 3)])).toHaveLength(4);
});

it('the newest stays whatever is set, and one rule never keeps more than its number', () => {
  const instants = fc.array(
    fc.date({ min: new Date('2024-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
    {
      minLength: 1,
      maxLength: 60,
    },
  );
  const count = fc.nat({ max: 12 });
  fc.assert(
    fc.property(instants, count, count, count, (dates, days, weeks, months) => {
      const backups = dates.map((createdAt, index) => ({ name: String(index), createdAt }));
      const expired = new Set(expiredBackups(backups, { days, weeks, months }));
      const left = backups.filter((backup) => !expired.has(backup));
      const newest = Math.max(...dates.map(Number));
      expect(left.some(({ createdAt }) => createdAt.getTime() === newest)).toBe(true);
      expect(left.length).toBeLessThanOrEqual(Math.max(1, days + weeks + months));
      expect(expiredBackups(left, { days, weeks, months })).toEqual([]);
    }),
  );
});
