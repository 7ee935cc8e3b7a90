import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import { journeyFiltersInAddress } from '@sangamam/contract/travel/journeys/journey-filters';
import type { Journey, TransportDay } from '@sangamam/contract/travel/journeys/transport-endpoints';
import { hasAbility } from '@sangamam/contract/staff/abilities';

import * as phrases from '#phrases/travel/staff/journeys.ts';
import { WriteToThese } from '#web/domain/letters/write-to-these.tsx';
import type { Column } from '#web/ui/data/data-table/data-table.tsx';
import { FilteredTable } from '#web/ui/data/data-table/filtered-table.tsx';
import type { ListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { WholeDates } from '#web/ui/primitives/whole-dates/whole-dates.tsx';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';

import { useJourneys } from '../shuttles/api/transport.ts';
import { FamilyName } from '../shuttles/family-name.tsx';
import { PhoneLink } from '../shuttles/phone-link.tsx';
import styles from '../shuttles/transport.module.css';

/** All journeys of confirmed families by day and time, with filters, and who is missing. */
export function JourneyTable({
  conventionId,
  days,
  params,
  roles,
}: {
  conventionId: string;
  days: readonly TransportDay[];
  params: ListParams;
  /** Those of the reader. */
  roles: readonly StaffRole[];
}) {
  const filters = journeyFiltersInAddress(params.filter);
  const query = useJourneys(conventionId, { view: 'ALL', ...filters, page: String(params.page) });
  const airports = new Map(days.map(({ airport, airportName }) => [airport, airportName]));
  return (
    <FilteredTable
      caption={phrases.journeys}
      countText={phrases.journeyCount}
      columns={columnsFor(hasAbility(roles, 'see-registrations'))}
      rowKey={({ orderId, direction: way }) => `${orderId} ${way ?? ''}`}
      params={params}
      query={query}
      page={query.data}
      searchLabel={phrases.searchJourneys}
      filters={[
        { name: 'show', label: phrases.show, options: optionsOf(phrases.journeyViews) },
        { name: 'direction', label: phrases.direction, options: optionsOf(phrases.directions) },
        {
          name: 'airport',
          label: phrases.airport,
          options: [...airports].map(([value, label]) => ({ value, label })),
        },
        {
          name: 'day',
          label: phrases.day,
          options: [...new Set(days.map(({ day }) => day))].map((day) => ({
            value: day,
            label: shortDate(day),
          })),
        },
        { name: 'hours', label: phrases.hours, options: optionsOf(phrases.hourRanges) },
      ]}
      actions={<WriteToThese list="JOURNEYS" conventionId={conventionId} params={params} roles={roles} />}
      empty={{ title: phrases.noJourneys, text: phrases.nothingMatches }}
    />
  );
}

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

function columnsFor(maySeeOrders: boolean): readonly Column<Journey>[] {
  return [
    {
      key: 'family',
      header: phrases.family,
      rowHeader: true,
      cell: (row) => (
        <>
          <span>
            <FamilyName {...row} maySeeOrders={maySeeOrders} />
          </span>
          <span className={styles['sub']}>{row.number}</span>
        </>
      ),
    },
    {
      key: 'day',
      header: phrases.day,
      plain: true,
      cell: ({ day }) => day && <WholeDates>{shortDate(day)}</WholeDates>,
    },
    {
      key: 'flight',
      header: phrases.flight,
      plain: true,
      cell: ({ direction, time, flightNumber, airportName }) => (
        <div className={styles['flight']}>
          {direction && phrases.directions[direction]}
          {time && flightNumber && ` ${phrases.flightAt({ flight: flightNumber, time })}`}
          <span className={styles['sub']}>{airportName}</span>
        </div>
      ),
    },
    {
      key: 'passengers',
      header: phrases.passengers,
      numeric: true,
      onPhone: 'hidden',
      cell: ({ passengers }) => passengers,
    },
    {
      key: 'seats',
      header: phrases.seats,
      plain: true,
      onPhone: 'name-line',
      cell: (row) => <SeatBadge {...row} />,
    },
    {
      key: 'phone',
      header: phrases.phone,
      plain: true,
      onPhone: 'line-end',
      cell: ({ phone }) => <PhoneLink phone={phone} />,
    },
    { key: 'notes', header: phrases.notes, optional: true, cell: ({ notes }) => notes },
  ];
}

function SeatBadge({ direction, day, flightNumber, passengers, seated }: Journey) {
  if (direction === null) return <StatusBadge tone="action">{phrases.noTravelPlan}</StatusBadge>;
  if (day === null && flightNumber === null && passengers === null)
    return <StatusBadge tone="neutral">{phrases.noTransport}</StatusBadge>;
  if (day === null || flightNumber === null || passengers === null)
    return <StatusBadge tone="action">{phrases.incomplete}</StatusBadge>;
  if (seated >= passengers) return <StatusBadge tone="done">{phrases.seated}</StatusBadge>;
  return <StatusBadge tone="waiting">{phrases.seatedOf({ seated, of: passengers })}</StatusBadge>;
}
