import * as phrases from '#phrases/travel/staff/journeys.ts';

import styles from './transport.module.css';

/** A phone number that can be called. */
export function PhoneLink({ phone }: { phone: string | null }) {
  if (phone === null) return <span>{phrases.noPhone}</span>;
  return (
    <a className={styles['phone']} href={`tel:${phone.replaceAll(' ', '')}`}>
      {phone}
    </a>
  );
}
