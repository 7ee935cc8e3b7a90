import type { RegistrationDetail } from '@sangamam/contract/admin/registration-desk';
import type { ReactNode } from 'react';

import { dayOfInstant } from '#web/lib/text/date-text.ts';
import { Callout } from '#web/ui/callout/callout.tsx';
import { NumberTag } from '#web/ui/number-tag/number-tag.tsx';
import {
  OrderStatusBadge,
  PaymentStatusBadge,
  RegistrationStatusBadge,
} from '#web/ui/order-badges/order-badges.tsx';
import styles from './registration-detail.module.css';

/** Where the registration stands: its numbers, its three facts, and the reason where one was given. */
export function RegistrationStanding({ registration }: { registration: RegistrationDetail }) {
  const { status, registrationStatus, paymentStatus, tmpConvRegNo, permConvRegNo } = registration;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Status', <OrderStatusBadge key="status" status={status} />],
    ['Decision', registrationStatus ? <RegistrationStatusBadge status={registrationStatus} /> : 'none yet'],
    ['Payment', paymentStatus ? <PaymentStatusBadge status={paymentStatus} /> : 'none yet'],
    [
      'Permanent no.',
      permConvRegNo ? <NumberTag number={permConvRegNo} name="permanent number" /> : 'none yet',
    ],
    ['Temporary no.', <NumberTag key="temporary" number={tmpConvRegNo} name="temporary number" />],
    ['Started', dayOfInstant(registration.createdAt)],
    ['Sent for approval', registration.submittedAt ? dayOfInstant(registration.submittedAt) : 'not yet'],
  ];
  return (
    <>
      <dl className={styles['facts']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {registration.reason && (
        <Callout tone="warning" title="Reason given">
          <p className={styles['request']}>{registration.reason}</p>
        </Callout>
      )}
    </>
  );
}
