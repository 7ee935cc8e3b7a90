import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { adminPaths } from '@sangamam/contract/admin-paths';
import type { EndpointData } from '@sangamam/contract/http/endpoint';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';
import type { ConventionDay, getOverviewWeek } from '@sangamam/contract/reports/overview/week-endpoints';
import { hasAbility, type Ability } from '@sangamam/contract/staff/abilities';
import { useId } from 'react';
import { Link } from 'react-router';

import * as phrases from '#phrases/reports/staff/overview.ts';
import { allConventions, conventionParameter } from '#web/domain/conventions/use-convention.ts';
import { formatDate } from '#web/lib/text/calendar-text.ts';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { CardSkeletons } from '#web/ui/primitives/skeleton/skeleton.tsx';

import type { useOverviewWeek } from './api.ts';
import styles from './overview.module.css';
import weekStyles from './week.module.css';

type Week = EndpointData<typeof getOverviewWeek>;
type Day = Week['days'][number];

/** The days that come next, and what the last seven days changed beside the seven before. */
export function OverviewWeek({
  query,
  chosen,
  roles,
}: {
  query: ReturnType<typeof useOverviewWeek>;
  /** The convention that is shown: an id, or all. */
  chosen: string;
  roles: readonly StaffRole[];
}) {
  return (
    <Loaded query={query} skeleton={<CardSkeletons count={1} lines={3} label={phrases.loadingWeek} />}>
      {({ numbers, days }) => (
        <>
          <ComingUp days={days} named={chosen === allConventions} roles={roles} />
          {numbers.length > 0 && <LastSevenDays numbers={numbers} />}
        </>
      )}
    </Loaded>
  );
}

interface DaysProps {
  days: readonly Day[];
  /** Whether each says of which convention it is. */
  named: boolean;
  roles: readonly StaffRole[];
}

function ComingUp({ days, named, roles }: DaysProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles['group']}>
      <h2 id={heading}>{phrases.comingUp}</h2>
      {days.length === 0 && <p className={styles['intro']}>{phrases.nothingComesUp}</p>}
      {days.length > 0 && <Days days={days.slice(0, nearest)} named={named} roles={roles} />}
      {days.length > nearest && (
        <details className={weekStyles['later']}>
          <summary>{phrases.laterDays(days.length - nearest)}</summary>
          <Days days={days.slice(nearest)} named={named} roles={roles} />
        </details>
      )}
    </section>
  );
}

function Days({ days, named, roles }: DaysProps) {
  return (
    <ol className={weekStyles['days']}>
      {days.map((day) => {
        const { ability, page, query } = places[day.key];
        const said = phrases.dayNames[day.key];
        const search = new URLSearchParams({ ...query, [conventionParameter]: day.conventionId });
        return (
          <li key={`${day.conventionId} ${day.key}`} data-soon={day.daysLeft <= soon || undefined}>
            <strong>{phrases.daysLeft(day.daysLeft)}</strong>
            <span>
              {hasAbility(roles, ability) ? (
                <Link to={{ pathname: page(day), search: search.toString() }}>{said}</Link>
              ) : (
                said
              )}
              {named && <small>{day.conventionName}</small>}
            </span>
            <time dateTime={day.date}>{formatDate(day.date)}</time>
          </li>
        );
      })}
    </ol>
  );
}

/** How many stand open. */
const nearest = 4;

/** Two weeks: what is later can wait for the next look. */
const soon = 14;

interface Place {
  ability: Ability;
  page: (day: Day) => string;
  query?: Readonly<Record<string, string>>;
}

const settings: Place = {
  ability: 'configure-conventions',
  page: ({ conventionId }) => adminPaths.convention(conventionId),
};
const checklist = (open: string): Place => ({
  ability: 'see-readiness',
  page: () => adminPaths.checklists,
  query: { open, openFor: 'FAMILY' },
});

/** Where one sees what a day is about. */
const places: Readonly<Record<ConventionDay, Place>> = {
  EARLY_BIRD: settings,
  REGISTER_BY: settings,
  CANCEL_REQUESTS: settings,
  HOTEL_CUTOFF: { ability: 'manage-hotel', page: () => adminPaths.hotelBlock },
  CARDS: checklist('CARDS'),
  PICTURE: checklist('PICTURE'),
  TRAVEL: checklist('TRAVEL'),
  FIRST_DAY: settings,
};

function LastSevenDays({ numbers }: { numbers: Week['numbers'] }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles['group']}>
      <h2 id={heading}>{phrases.lastSevenDays}</h2>
      <dl className={weekStyles['numbers']}>
        {numbers.map((number) => (
          <div key={number.key}>
            <dt>{phrases.weekNumbers[number.key]}</dt>
            {valuesOf(number).map(({ key, now, before }) => (
              <dd key={key}>
                <strong>{now}</strong>
                {before !== undefined && <span>{phrases.weekBefore({ before })}</span>}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What stands for a number, once for each currency. */
function valuesOf(
  number: Week['numbers'][number],
): { key: string; now: string | number; before?: string | number }[] {
  if (number.key !== 'RECEIVED') return [number];
  if (number.amounts.length === 0) return [{ key: number.key, now: phrases.nothingReceived }];
  return number.amounts.map(({ currency, now, before }) => ({
    key: currency,
    now: formatMoney(now, currency),
    before: formatMoney(before, currency),
  }));
}
