import type { RegistrationDetail } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import type { ReactNode } from 'react';

import * as phrases from '#phrases/orders/staff/registrations.ts';
import * as viewPhrases from '#phrases/orders/staff/views.ts';
import { dayOfInstant } from '#web/lib/text/date-text.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { StatusSummary, TypedText } from '#web/ui/data/glance/glance.tsx';
import { NumberTag } from '#web/domain/orders/number-tag.tsx';
import { PaymentStatusBadge, RegistrationStatusBadge } from '#web/domain/orders/order-badges.tsx';

import { RegistrationBadges } from './registration-badges.tsx';
import styles from './registration.module.css';

/** The status of the registration: its numbers, its three facts, and the reason if one was given. */
export function RegistrationStatusSummary({ registration }: { registration: RegistrationDetail }) {
  const { registrationStatus, paymentStatus, tmpConvRegNo, permConvRegNo } = registration;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      phrases.status,
      <span key="status" className={styles['badges']}>
        <RegistrationBadges registration={registration} />
      </span>,
    ],
    // Elsewhere the status says what was decided.
    ...(registrationStatus === 'REG_APPROVED'
      ? [[phrases.decision, <RegistrationStatusBadge key="decision" status={registrationStatus} />] as const]
      : []),
    [viewPhrases.payment, paymentStatus ? <PaymentStatusBadge status={paymentStatus} /> : phrases.noneYet],
    [
      phrases.permanentNo,
      permConvRegNo ? <NumberTag number={permConvRegNo} name="permanent number" /> : phrases.noneYet,
    ],
    [phrases.temporaryNo, <NumberTag key="temporary" number={tmpConvRegNo} name="temporary number" />],
    [phrases.startedOn, dayOfInstant(registration.createdAt)],
    [
      phrases.sentForApproval,
      registration.submittedAt ? dayOfInstant(registration.submittedAt) : phrases.notYet,
    ],
  ];
  return (
    <>
      <StatusSummary facts={facts} />
      {registration.reason && (
        <Callout tone="warning" title={phrases.reasonGiven}>
          <TypedText>{registration.reason}</TypedText>
        </Callout>
      )}
    </>
  );
}
