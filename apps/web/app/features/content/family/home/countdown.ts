import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import type { ConventionData } from '@sangamam/contract/conventions/convention';
import type { CataloguePackage } from '@sangamam/contract/conventions/packages/package';

/** What runs out before the convention, as of today in its time zone. */
export interface Countdown {
  /** Days until registration closes; 0 on the last day. */
  daysToRegister: number;
  /** While the early-bird prices hold: their last day, how many days are left, and the most that a family saves. */
  earlyBird: { until: string; daysLeft: number; saves: number } | null;
}

const msPerDay = 86_400_000;

/** Counts the days on the server, so that a page and its scripts agree. */
export function countdownOf(
  { conventionDeadline, earlyBirdDate, earlyBirdStatus, timeZone }: Dates,
  packages: readonly Priced[],
  now: Date,
): Countdown {
  const today = calendarDateIn(timeZone, now);
  const daysUntil = (day: string) => Math.round((Date.parse(day) - Date.parse(today)) / msPerDay);
  const saves = Math.max(
    0,
    ...packages.map(({ price, offers: [offer] }) => price - (offer?.salePrice ?? price)),
  );
  const isEarly = earlyBirdStatus && earlyBirdDate !== null && earlyBirdDate >= today;
  return {
    daysToRegister: Math.max(0, daysUntil(conventionDeadline)),
    earlyBird: isEarly ? { until: earlyBirdDate, daysLeft: daysUntil(earlyBirdDate), saves } : null,
  };
}

type Dates = Pick<ConventionData, 'conventionDeadline' | 'earlyBirdDate' | 'earlyBirdStatus' | 'timeZone'>;
type Priced = Pick<CataloguePackage, 'price' | 'offers'>;
