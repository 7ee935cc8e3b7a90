import type { StayRow } from '@sangamam/contract/hotel/stays/hotel-admin-endpoints';

import * as phrases from '#phrases/hotel/staff/stays.ts';
import { needNames } from '#web/domain/cards/need-options.ts';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';

import styles from '../../hotel-admin.module.css';
import { needText } from '../need-text.ts';

/** The rooms of a family with the people in them and what they need; who needs it for those who may read it. */
export function RoomList({
  stay: { guests, rooms, roomNeeds, roomsByHand, confirmationNumbers, bedTypes, roomsNearby },
  capacity,
}: {
  stay: StayRow;
  capacity: number;
}) {
  const byId = new Map(guests.map((guest) => [guest.personId, guest]));
  return (
    <div>
      <p className={styles['soft']}>
        {[roomsByHand ? phrases.roomsByHand : phrases.proposedRooms, phrases.nearbyInShort[roomsNearby]]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <ol className={styles['rooms']}>
        {rooms.map((room, at) => (
          <li key={room.join()}>
            <span className={styles['roomHead']}>
              {phrases.room({ number: at + 1 })}
              {confirmationNumbers[at] !== undefined && rooms.length > 1 && (
                <span className={styles['code']}>{confirmationNumbers[at]}</span>
              )}
              {room.length > capacity && (
                <StatusBadge tone="action">{phrases.moreThanBeds({ beds: capacity })}</StatusBadge>
              )}
              {bedTypes[at] !== undefined && bedTypes[at] !== 'NO_WISH' && (
                <StatusBadge tone="neutral">{phrases.bedTypes[bedTypes[at]]}</StatusBadge>
              )}
              <NeedsMark needs={roomNeeds[at] ?? {}} />
            </span>
            <ul>
              {room.map((personId) => {
                const guest = byId.get(personId);
                return guest && <li key={personId}>{personText(guest)}</li>;
              })}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}

function NeedsMark({ needs }: { needs: StayRow['roomNeeds'][number] }) {
  const text = needText([needs]);
  return (
    text !== '' && (
      <StatusBadge tone="neutral" wraps>
        {text}
      </StatusBadge>
    )
  );
}

function personText({ name, age, isAdult, accessNeeds }: StayRow['guests'][number]): string {
  const person = age !== null && !isAdult ? phrases.personOfAge({ name, age }) : name;
  const needs = (accessNeeds ?? []).map((need) => needNames[need]).join(', ');
  return needs === '' ? person : phrases.personNeeding({ person, needs });
}
