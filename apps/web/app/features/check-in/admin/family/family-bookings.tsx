import type { DeskFamily } from '@sangamam/contract/check-in/desk-family';
import { formatDate } from '@sangamam/contract/fields/dates/format-date';

import * as phrases from '#phrases/check-in.ts';
import styles from '../check-in.module.css';

/** What the family booked and gets at the desk: package, add-ons, hotel and shuttles. Renders nothing without any. */
export function FamilyBookings({
  family: { packageName, addons, hotel, shuttles },
}: {
  family: Pick<DeskFamily, 'packageName' | 'addons' | 'hotel' | 'shuttles'>;
}) {
  const lines = [
    ...(packageName === null ? [] : [{ name: phrases.packageOf, texts: [packageName] }]),
    ...(addons.length === 0
      ? []
      : [{ name: phrases.toHandOut, texts: addons.map((addon) => phrases.addonCount(addon)) }]),
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
