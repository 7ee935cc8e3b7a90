import { z } from 'zod';

/** How a family changes a part of its registration: at once, by asking the registrars, or not at all. */
export const changeWays = ['DIRECT', 'REQUEST', 'NONE'] as const;
export type ChangeWay = (typeof changeWays)[number];

/** The parts of a registration that families may change, each in its own way. */
export const changeKinds = ['people', 'package', 'addons', 'specialRequest'] as const;
export type ChangeKind = (typeof changeKinds)[number];

const way = z.enum(changeWays);

/** What a convention lets families change in a registration that was sent. */
export const familyChanges = z.strictObject({
  people: way,
  package: way,
  addons: way,
  specialRequest: way,
  /** The last day (`YYYY-MM-DD` in the convention's time zone); `null`: the day before the convention starts. */
  until: z.iso.date('Invalid Format').nullable(),
});
export type FamilyChanges = z.output<typeof familyChanges>;

/** What a new convention has: families ask for everything, and the registrars decide. */
export const usualFamilyChanges: FamilyChanges = {
  people: 'REQUEST',
  package: 'REQUEST',
  addons: 'REQUEST',
  specialRequest: 'REQUEST',
  until: null,
};

/** Whether families may still change something on a day (`YYYY-MM-DD`) of a convention that starts on `startDate`. */
export function mayChangeOn(
  { until, ...ways }: FamilyChanges,
  day: string,
  { startDate }: { startDate: string },
): boolean {
  const isTime = day < startDate && (until === null || day <= until);
  return isTime && changeKinds.some((kind) => ways[kind] !== 'NONE');
}
