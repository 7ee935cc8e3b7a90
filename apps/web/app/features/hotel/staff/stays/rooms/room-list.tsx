import type { StayRow } from '@sangamam/contract/hotel/stays/hotel-admin-endpoints';

import * as phrases from '#phrases/hotel/staff/stays.ts';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';

import styles from '../../hotel-admin.module.css';

/** The rooms of a family with the people in them. */
export function RoomList({
  stay: { guests, rooms, roomsByHand, confirmationNumbers },
  capacity,
}: {
  stay: StayRow;
  capacity: number;
}) {
  const byId = new Map(guests.map((guest) => [guest.personId, guest]));
  return (
    <div>
      <p className={styles['soft']}>{roomsByHand ? phrases.roomsByHand : phrases.proposedRooms}</p>
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
            </span>
            <ul>
              {room.map((personId) => {
                const guest = byId.get(personId);
                return (
                  <li key={personId}>
                    {guest && guest.age !== null && !guest.isAdult
                      ? phrases.personOfAge({ name: guest.name, age: guest.age })
                      : guest?.name}
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}
