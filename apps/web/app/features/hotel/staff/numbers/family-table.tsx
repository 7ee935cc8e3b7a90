import type { FamilyNumbers, NumberResult } from '@sangamam/contract/hotel/numbers/numbers-endpoints';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import { joinRoomNumbers } from '@sangamam/contract/hotel/room-numbers';
import type { ReactNode } from 'react';

import * as phrases from '#phrases/hotel/staff/numbers.ts';
import type { Column } from '#web/ui/data/data-table/data-table.tsx';
import { StatusBadge, type StatusTone } from '#web/ui/primitives/status-badge/status-badge.tsx';
import { WholeDates } from '#web/ui/primitives/whole-dates/whole-dates.tsx';

import styles from '../hotel-admin.module.css';
import { ListTable } from './list-table.tsx';

/** Families that a list has numbers for, each with its numbers and what they mean, and what can be done about it. */
export function FamilyTable({
  caption,
  families,
  renderActions,
}: {
  caption: string;
  families: readonly FamilyNumbers[];
  renderActions?: (family: FamilyNumbers) => ReactNode;
}) {
  const withActions: readonly Column<FamilyNumbers>[] = renderActions
    ? [...columns, { key: 'actions', header: phrases.whatToDo, plain: true, cell: renderActions }]
    : columns;
  return (
    <ListTable caption={caption} columns={withActions} rows={families} rowKey={({ orderId }) => orderId} />
  );
}

/** Days of the list that are not those of the rooming list. */
function OtherDays({ listed, ours }: NonNullable<FamilyNumbers['otherDays']>) {
  const stay = (arrival: string, departure: string) => `${shortDate(arrival)} – ${shortDate(departure)}`;
  return (
    <span className={styles['otherDays']}>
      <StatusBadge tone="waiting">{phrases.otherDays}</StatusBadge>
      <span className={styles['sub']}>
        <WholeDates>
          {phrases.hotelSaysWeSay({
            hotel: stay(listed.arrival ?? ours.arrival, listed.departure ?? ours.departure),
            ours: stay(ours.arrival, ours.departure),
          })}
        </WholeDates>
      </span>
    </span>
  );
}

const tones: Record<NumberResult, StatusTone> = { NEW: 'done', CHANGED: 'waiting', SAME: 'neutral' };

const columns: readonly Column<FamilyNumbers>[] = [
  {
    key: 'family',
    header: phrases.family,
    rowHeader: true,
    cell: ({ registrantName, number, foundBy, typedName, typedNumber }) => (
      <>
        <span>{registrantName}</span>
        <span className={styles['number']}>{number}</span>
        {foundBy === 'TYPO' && (
          <span className={styles['sub']}>{phrases.typoIn({ typed: typedNumber })}</span>
        )}
        {foundBy === 'CHOICE' && (
          <span className={styles['sub']}>
            {phrases.youChoseItFor({ text: typedName || typedNumber || phrases.noName })}
          </span>
        )}
        {foundBy === 'NAME' && (
          <span className={styles['sub']}>{phrases.foundByName({ name: typedName })}</span>
        )}
      </>
    ),
  },
  {
    key: 'lines',
    header: phrases.line,
    numeric: true,
    cell: ({ lines }) => lines.join(', '),
  },
  {
    key: 'numbers',
    header: phrases.confirmationNumbers,
    cell: ({ numbers, before, rooms }) => (
      <div className={styles['numbers']}>
        {numbers.map((number) => (
          <span key={number} className={styles['code']}>
            {number}
          </span>
        ))}
        {before.length > 0 && (
          <span className={styles['sub']}>{phrases.untilNow({ before: joinRoomNumbers(before) })}</span>
        )}
        {rooms > 1 && (
          <span className={styles['sub']}>{phrases.numbersOfRooms({ numbers: numbers.length, rooms })}</span>
        )}
      </div>
    ),
  },
  {
    key: 'result',
    header: phrases.result,
    cell: ({ result, otherDays }) => (
      <div>
        <StatusBadge tone={tones[result]}>{phrases.results[result]}</StatusBadge>
        {otherDays && <OtherDays {...otherDays} />}
      </div>
    ),
  },
];
