import type { AgeGroup } from '@sangamam/contract/arrival/desk/age-group';
import type { OverviewPlot } from '@sangamam/contract/reports/plots/plot-endpoints';
import { plural } from '@sangamam/contract/phrases/plural';

export const names: Readonly<Record<OverviewPlot, string>> = {
  OVER_TIME: 'Families registered over time',
  BY_STATUS: 'Registrations by status',
  BY_UNIT: 'Families by local unit',
  BY_PACKAGE: 'Families by package',
  BY_AGE: 'People attending by age',
  TRAVEL: 'Arrivals and departures by hour',
  ROOMS: 'Hotel rooms by night',
};

/** Heads the column of the points. */
export const headers: Readonly<Record<OverviewPlot, string>> = {
  OVER_TIME: 'Time',
  BY_STATUS: 'Status',
  BY_UNIT: 'Local unit',
  BY_PACKAGE: 'Package',
  BY_AGE: 'Age',
  TRAVEL: 'Hour',
  ROOMS: 'Night',
};

export const weeksBefore = (weeks: number) => {
  if (weeks === 0) return 'Week of the convention';
  return weeks === 1 ? '1 week before' : `${weeks} weeks before`;
};
export const families = 'Families';
export const registrations = 'Registrations';
export const people = 'People';
export const arrive = 'Arrive';
export const leave = 'Leave';
export const roomsTaken = 'Rooms taken';
export const roomsLeftOf = (kept: number) => `Left of ${kept} kept`;
export const roomsKept = (kept: number) => plural(kept, { one: '1 room kept', other: `${kept} rooms kept` });
export const withoutUnit = 'Without a local unit';
export const withoutPackage = 'Without a package';
export const from = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

export const ageGroupNames: Readonly<Record<AgeGroup, string>> = {
  SMALL_CHILD: 'Under 5',
  CHILD: '5 to 12',
  TEENAGER: '13 to 17',
  ADULT: '18 and over',
  UNKNOWN: 'Not known',
};
