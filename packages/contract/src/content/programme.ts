// Free of schemas: visitors load this file.

/** For whom something of the programme is meant. */
export const programmeAges = ['EVERYONE', 'CHILDREN', 'YOUTH', 'ADULTS', 'SENIORS'] as const;
export type ProgrammeAge = (typeof programmeAges)[number];

/** What is spoken or sung there. ANY: both, or it needs no words. */
export const programmeLanguages = ['ANY', 'MALAYALAM', 'ENGLISH'] as const;
export type ProgrammeLanguage = (typeof programmeLanguages)[number];

/** One thing that happens, in the local time of the place. */
export interface ProgrammeItem {
  /** `YYYY-MM-DD`. */
  date: string;
  /** `HH:mm`. An item that ends before it starts ends on the next day; an empty end is open. */
  startTime: string;
  endTime: string;
  title: string;
  hall: string;
  note: string;
  ages: ProgrammeAge;
  language: ProgrammeLanguage;
  /** Also named on the home page. */
  highlight: boolean;
}

/** What a visitor wants to see; undefined: all. */
export interface ProgrammeFilter {
  ages?: ProgrammeAge | undefined;
  language?: ProgrammeLanguage | undefined;
}

/** Items that fit: those for everyone fit every age, those in any language every language. */
export function filterProgramme(
  items: readonly ProgrammeItem[],
  { ages, language }: ProgrammeFilter,
): ProgrammeItem[] {
  return items.filter(
    (item) =>
      (ages === undefined || item.ages === 'EVERYONE' || item.ages === ages) &&
      (language === undefined || item.language === 'ANY' || item.language === language),
  );
}

/** Items by day and time, whatever order they were written in; at the same time in the order of the halls. */
export function programmeDays(
  items: readonly ProgrammeItem[],
): { date: string; items: readonly ProgrammeItem[] }[] {
  const inOrder = items.toSorted(
    (one, other) =>
      startOf(one).localeCompare(startOf(other)) ||
      one.hall.localeCompare(other.hall) ||
      one.title.localeCompare(other.title),
  );
  return [...Map.groupBy(inOrder, ({ date }) => date)].map(([date, items]) => ({ date, items }));
}

/**
 * What is going on at a moment, `YYYY-MM-DDTHH:mm` in the time of the place, and what begins next on the same day. An
 * item without an end goes on until the next one begins.
 */
export function nowAndNext(
  items: readonly ProgrammeItem[],
  moment: string,
): { now: ProgrammeItem[]; next: ProgrammeItem[] } {
  const inOrder = programmeDays(items).flatMap(({ items }) => items);
  const later = inOrder.filter((item) => startOf(item) > moment && item.date === moment.slice(0, 10));
  const [first] = later;
  const next = first ? later.filter((item) => startOf(item) === startOf(first)) : [];
  const begun = inOrder.filter((item) => startOf(item) <= moment);
  const now = begun.filter((item) => moment < endOf(item, inOrder));
  return { now, next };
}

const startOf = ({ date, startTime }: ProgrammeItem) => `${date}T${startTime}`;

function endOf(item: ProgrammeItem, inOrder: readonly ProgrammeItem[]): string {
  const { date, startTime, endTime } = item;
  if (endTime === '') {
    const following = inOrder.find((other) => startOf(other) > startOf(item) && other.date === date);
    return following ? startOf(following) : `${date}T24:00`;
  }
  return endTime > startTime ? `${date}T${endTime}` : `${dayAfter(date)}T${endTime}`;
}

function dayAfter(date: string): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + 1);
  return moved.toISOString().slice(0, 10);
}
