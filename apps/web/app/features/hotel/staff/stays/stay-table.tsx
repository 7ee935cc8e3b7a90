import { listStays, type StayRow } from '@sangamam/contract/hotel/stays/hotel-admin-endpoints';
import { stayFiltersInAddress } from '@sangamam/contract/hotel/stays/stay-filters';
import { stayViews } from '@sangamam/contract/hotel/stays/stay-views';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import type { ReactNode } from 'react';

import * as phrases from '#phrases/hotel/staff/stays.ts';
import { conventionInAddress } from '#web/domain/conventions/convention-in-address.ts';
import type { Column } from '#web/ui/data/data-table/data-table.tsx';
import { FilteredTable } from '#web/ui/data/data-table/filtered-table.tsx';
import { useListParams, type ListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { ViewChips } from '#web/ui/data/view-chips/view-chips.tsx';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';
import { WholeDates } from '#web/ui/primitives/whole-dates/whole-dates.tsx';

import { useStays, type StayQuery } from '../api.ts';
import type { HotelConvention } from '../hotel-choice.ts';
import styles from '../hotel-admin.module.css';
import { needText } from './need-text.ts';
import { StayDetail } from './stay-detail.tsx';

/** Asks for the page that the address names, before its convention is known to the desk. */
export function useStaysInAddress(): void {
  const params = useListParams('name');
  useStays(conventionInAddress(params), stayQuery(params));
}

/** The rooming list of a convention; each family opens to its people, rooms and hotel. */
export function StayTable({
  convention,
  params,
  actions,
}: {
  convention: HotelConvention;
  params: ListParams;
  /** Buttons for the whole list. */
  actions: ReactNode;
}) {
  const query = useStays(convention._id, stayQuery(params));
  const { families, views, accessNeeds } = convention;
  const needed = needText([accessNeeds]);
  const night = params.filter('night');
  return (
    <>
      <ViewChips
        label={phrases.viewsLabel}
        parameter="view"
        current={params.filter('view')}
        also={`conventionId=${convention._id}`}
        chips={[
          { value: '', label: phrases.allFamilies, sum: String(families) },
          ...stayViews.map((view) => ({
            value: view as string,
            label: phrases.views[view],
            sum: String(views[view]),
          })),
        ]}
      />
      {night !== '' && (
        <p className={styles['soft']}>{phrases.onlyTheNightOf({ night: shortDate(night) })}</p>
      )}
      <FilteredTable
        caption={phrases.roomingList}
        countText={phrases.familyCount}
        columns={columns}
        rowKey={({ orderId }) => orderId}
        params={params}
        query={query}
        page={query.data}
        searchLabel={phrases.searchLabel}
        {...(night !== '' && { filters: [nightFilter(night)] })}
        detail={detail}
        foot={
          <p className={styles['soft']}>
            {needed === '' ? phrases.noAccessNeeds : phrases.accessNeeds({ needs: needed })}
          </p>
        }
        actions={actions}
        empty={{ title: phrases.noFamiliesHere, text: phrases.confirmedFamiliesAppearHere }}
      />
    </>
  );
}

const detail = {
  header: phrases.roomsAndHotel,
  label: ({ registrantName, number }: StayRow) => phrases.roomsAndHotelOf({ registrantName, number }),
  content: (stay: StayRow) => <StayDetail stay={stay} />,
};

const nightFilter = (night: string) => ({
  name: 'night',
  label: phrases.night,
  options: [{ value: night, label: shortDate(night) }],
});

/** The query from the address; what the server would refuse is left out. */
function stayQuery(params: ListParams): StayQuery {
  return {
    ...stayFiltersInAddress(params.filter),
    sort: listStays.query.shape.sort.safeParse(params.sort).data ?? 'name',
    page: String(params.page),
  };
}

/** Marks what the people of these rooms need. Renders nothing where they need nothing. */
function RoomNeeds({ needs }: { needs: StayRow['roomNeeds'] }) {
  const text = needText(needs);
  return (
    text !== '' && (
      <StatusBadge tone="neutral" wraps>
        {text}
      </StatusBadge>
    )
  );
}

/** What is wished of the rooms, each wish once. */
function wishesText({ bedTypes, roomsNearby }: Pick<StayRow, 'bedTypes' | 'roomsNearby'>): string[] {
  const beds = [...new Set(bedTypes)].filter((bed) => bed !== 'NO_WISH');
  return [...beds.map((bed) => phrases.bedTypes[bed]), phrases.nearbyInShort[roomsNearby]].filter(Boolean);
}

const columns: readonly Column<StayRow>[] = [
  {
    key: 'family',
    header: phrases.family,
    rowHeader: true,
    sortKey: 'name',
    cell: ({ registrantName, number, specialRequest, roomNeeds }) => (
      <>
        <span className={styles['name']}>{registrantName}</span>
        <span className={styles['number']}>{number}</span>
        <RoomNeeds needs={roomNeeds} />
        {specialRequest !== '' && <span className={styles['request']}>{specialRequest}</span>}
      </>
    ),
  },
  {
    key: 'people',
    header: phrases.people,
    plain: true,
    onPhone: 'remaining-room',
    cell: ({ adults, children, guests }) => (
      <div className={styles['counted']}>
        {phrases.adultsAndChildren({ adults, children })}
        {children > 0 && (
          <span className={styles['wideOnly']}>
            {phrases.agesOf({
              ages: guests
                .filter(({ isAdult }) => !isAdult)
                .map(({ age }) => age ?? phrases.unknownAge)
                .join(', '),
            })}
          </span>
        )}
      </div>
    ),
  },
  {
    key: 'rooms',
    header: phrases.rooms,
    numeric: true,
    cell: ({ rooms, needsRoom, bedTypes, roomsNearby }) =>
      needsRoom ? (
        <>
          {rooms.length}
          {wishesText({ bedTypes, roomsNearby }).map((wish) => (
            <span key={wish} className={styles['wideOnly']}>
              {wish}
            </span>
          ))}
        </>
      ) : (
        0
      ),
  },
  {
    key: 'nights',
    header: phrases.nights,
    plain: true,
    onPhone: 'line-end',
    sortKey: 'arrival',
    cell: ({ nights, arrival, departure, arrivalIsPlanned, departureIsPlanned }) => (
      <div>
        {phrases.nightCount(nights)}
        <span className={styles['wideOnly']}>
          <WholeDates>{`${shortDate(arrival)} – ${shortDate(departure)}`}</WholeDates>
        </span>
        {!(arrivalIsPlanned && departureIsPlanned) && (
          <span className={styles['wideOnly']}>{phrases.noTravelPlanYet}</span>
        )}
      </div>
    ),
  },
  {
    key: 'number',
    header: phrases.confirmationNumber,
    plain: true,
    onPhone: 'name-line',
    cell: ({ confirmationNumbers, needsRoom, rooms, hotelName, isDouble, isConfirmed }) => (
      <span className={styles['states']}>
        {confirmationNumbers.length === 0 && needsRoom && (
          <StatusBadge tone="action">{phrases.missing}</StatusBadge>
        )}
        {!needsRoom && <StatusBadge tone="neutral">{phrases.needsNoRoom}</StatusBadge>}
        {confirmationNumbers.map((number) => (
          <span key={number} className={styles['code']}>
            {number}
          </span>
        ))}
        {confirmationNumbers.length > 0 && confirmationNumbers.length < rooms.length && (
          <span className={styles['wideOnly']}>
            {phrases.numbersOfRooms({ numbers: confirmationNumbers.length, rooms: rooms.length })}
          </span>
        )}
        {isDouble && <StatusBadge tone="stopped">{phrases.double}</StatusBadge>}
        {!isConfirmed && <StatusBadge tone="action">{phrases.noLongerConfirmed}</StatusBadge>}
        {hotelName !== '' && <span className={styles['wideOnly']}>{hotelName}</span>}
      </span>
    ),
  },
  {
    key: 'checkedIn',
    header: phrases.checkedIn,
    plain: true,
    cell: ({ checkedInAt }) =>
      checkedInAt === null ? (
        <span className={styles['notYet']}>{phrases.notYet}</span>
      ) : (
        <StatusBadge tone="done">{phrases.checkedIn}</StatusBadge>
      ),
  },
];
