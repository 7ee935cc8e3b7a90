import { ageOn } from './age.ts';

export { todayUtc } from './clock.ts';

/** The day that stands in when somebody gives month and year only (SPEC §9). */
export const defaultBirthDay = '15';

/** A date of birth as three selects give it: `''` where nothing is chosen. */
export interface BirthDateParts {
  year: string;
  month: string;
  day: string;
}

/**
 * Puts the three selects together as `YYYY-MM-DD`, the 15th standing in for a missing day. Answers nothing while
 * month or year is missing or the day does not exist in that month.
 */
export function birthDateFrom({ year, month, day }: BirthDateParts): string | undefined {
  if (!/^\d{4}$/u.test(year) || !/^\d{2}$/u.test(month)) return undefined;
  const chosen = day === '' ? defaultBirthDay : day;
  return daysOfMonth(year, month).includes(chosen) ? `${year}-${month}-${chosen}` : undefined;
}

/** Takes a stored date apart again for the three selects. */
export function birthDateParts(date: string): BirthDateParts {
  return { year: date.slice(0, 4), month: date.slice(5, 7), day: date.slice(8, 10) };
}

/** The days `01`…`31` that a month really has; none before month and year are chosen (SPEC §4). */
export function daysOfMonth(year: string, month: string): string[] {
  if (!/^\d{4}$/u.test(year) || !/^(?:0[1-9]|1[0-2])$/u.test(month)) return [];
  const count = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) => String(index + 1).padStart(2, '0'));
}

/** Birth years to choose from, youngest first: from `youngest` to `oldest` years back, as seen on `today`. */
export function birthYears(
  today: string,
  { youngest, oldest }: { youngest: number; oldest: number },
): string[] {
  const year = Number(today.slice(0, 4));
  return Array.from({ length: oldest - youngest + 1 }, (_, index) => String(year - youngest - index));
}

/** True when somebody born on `born` is within `min` and `max` whole years of age on `today`. */
export function ageWithin(born: string, today: string, { min, max }: { min: number; max: number }): boolean {
  const age = ageOn(born, today);
  return age >= min && age <= max;
}
