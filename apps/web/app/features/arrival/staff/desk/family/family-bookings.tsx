import type { DeskFamily } from '@sangamam/contract/arrival/desk/desk-family';
import { formatDate } from '@sangamam/contract/fields/dates/format-date';

import * as phrases from '#phrases/arrival/staff/desk.ts';
import styles from '../check-in.module.css';

/** What the family booked besides what is handed out: package, hotel and shuttles. Renders nothing without any. */
export function FamilyBookings({
  family: { packageName, hotel, shuttles },
}: {
  family: Pick<DeskFamily, 'packageName' | 'hotel' | 'shuttles'>;
}) {
  const lines = [
    ...(packageName === null ? [] : [{ name: phrases.packageOf, texts: [packageName] }]),
    ...(hotel === null
      ? []
      : [{ name: phrases.hotel, texts: [hotel.name, ...hotel.numbers].filter((text) => text !== '') }]),
    ...shuttles.map(({ direction, day, time, meetingPoint }) => ({
      name: phrases.shuttleNames[direction],
      texts: [`${formatDate(day)}, ${time}`, meetingPoint].filter((text) => text !== ''),
    })),
  ];
  if (lines.length === 0) return null;
  return (
    <dl className={styles['bookings']} aria-label={phrases.bookings}>
      {lines.map(({ name, texts }) => (
        <div key={`${name} ${texts.join(' ')}`}>
          <dt>{name}</dt>
          <dd>{texts.join(' · ')}</dd>
        </div>
      ))}
    </dl>
  );
}
