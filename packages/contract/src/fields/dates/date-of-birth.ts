import { ageOn } from './age.ts';

export { todayUtc } from './clock.ts';

/** The day used when only month and year are given (SPEC §9). */
export const defaultBirthDay = '15';

/** A date of birth in three selects: `''` where nothing is chosen. */
export interface BirthDateParts {
  year: string;
  month: string;
  day: string;
}

/**
 * Joins the three selects as `YYYY-MM-DD`, with the 15th for a missing day. Undefined while month or year is missing,
 * or when the day does not exist.
 */
export function birthDateFrom({ year, month, day }: BirthDateParts): string | undefined {
  if (!/^\d{4}$/u.test(year) || !/^\d{2}$/u.test(month)) return undefined;
  const chosen = day === '' ? defaultBirthDay : day;
  return daysOfMonth(year, month).includes(chosen) ? `${year}-${month}-${chosen}` : undefined;
}

/** Splits a stored date into the three selects. */
export function birthDateParts(date: string): BirthDateParts {
  return { year: date.slice(0, 4), month: date.slice(5, 7), day: date.slice(8, 10) };
}

/** The days `01`…`31` of a month; empty before month and year are chosen (SPEC §4). */
export function daysOfMonth(year: string, month: string): string[] {
  if (!/^\d{4}$/u.test(year) || !/^(?:0[1-9]|1[0-2])$/u.test(month)) return [];
  const count = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) => String(index + 1).padStart(2, '0'));
}

/** Birth years to choose from, youngest first: from `youngest` to `oldest` years before `today`. */
export function birthYears(
  today: string,
  { youngest, oldest }: { youngest: number; oldest: number },
): string[] {
  const year = Number(today.slice(0, 4));
  return Array.from({ length: oldest - youngest + 1 }, (_, index) => String(year - youngest - index));
}

/** True when a person born on `born` is aged between `min` and `max` on `today`. */
export function ageWithin(born: string, today: string, { min, max }: { min: number; max: number }): boolean {
  const age = ageOn(born, today);
  return age >= min && age <= max;
}
