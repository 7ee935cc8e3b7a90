import type { RegistrationDetail } from '@sangamam/contract/orders/admin/registration-admin-endpoints';
import type { ReactNode } from 'react';

import * as phrases from '#phrases/orders/admin.ts';
import * as questionPhrases from '#phrases/orders/admin/conversation.ts';
import { dayOfInstant } from '#web/lib/text/date-text.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { StatusSummary, TypedText } from '#web/ui/data/glance/glance.tsx';
import { NumberTag } from '#web/domain/orders/number-tag.tsx';
import {
  OrderStatusBadge,
  PaymentStatusBadge,
  RegistrationStatusBadge,
} from '#web/domain/orders/order-badges.tsx';
import { ConversationBadge } from './conversation/conversation-badge.tsx';

/** The status of the registration: its numbers, its three facts, and the reason if one was given. */
export function RegistrationStatusSummary({ registration }: { registration: RegistrationDetail }) {
  const { status, registrationStatus, paymentStatus, tmpConvRegNo, permConvRegNo } = registration;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Status', <OrderStatusBadge key="status" status={status} decision={registrationStatus} />],
    [
      'Decision',
      registrationStatus ? <RegistrationStatusBadge status={registrationStatus} /> : phrases.noneYet,
    ],
    ...(registration.conversation
      ? [
          [
            questionPhrases.question,
            <ConversationBadge key="question" conversation={registration.conversation} />,
          ] as const,
        ]
      : []),
    ['Payment', paymentStatus ? <PaymentStatusBadge status={paymentStatus} /> : phrases.noneYet],
    [
      phrases.permanentNo,
      permConvRegNo ? <NumberTag number={permConvRegNo} name="permanent number" /> : phrases.noneYet,
    ],
    [phrases.temporaryNo, <NumberTag key="temporary" number={tmpConvRegNo} name="temporary number" />],
    ['Started', dayOfInstant(registration.createdAt)],
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
