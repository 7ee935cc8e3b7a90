import type { OrderStatus, PaymentStatus, RegistrationStatus } from '@sangamam/contract/orders/order-status';
import { staffStatus, type StaffStatus } from '@sangamam/contract/orders/staff-status';

import * as phrases from '#phrases/domain/orders.ts';
import type { Option } from '#web/ui/form/field/select-field.tsx';
import { StatusBadge, type StatusTone } from '#web/ui/primitives/status-badge/status-badge.tsx';

type Words<Status extends string> = Readonly<Record<Status, { name: string; tone: StatusTone }>>;

const orderWords: Words<StaffStatus> = {
  INCOMPLETE: { name: phrases.notSentYet, tone: 'neutral' },
  TO_BE_DECIDED: { name: phrases.toBeDecided, tone: 'action' },
  UNPAID: { name: phrases.unpaid, tone: 'waiting' },
  PAYMENT_TO_CHECK: { name: phrases.paymentToCheck, tone: 'action' },
  CONFIRMED: { name: phrases.confirmed, tone: 'done' },
  REJECTED: { name: phrases.rejected, tone: 'stopped' },
  CANCELLED: { name: phrases.cancelled, tone: 'stopped' },
};

const registrationWords: Words<RegistrationStatus> = {
  PENDING_REG_APPROVAL: { name: phrases.toBeDecided, tone: 'action' },
  REG_APPROVED: { name: phrases.approved, tone: 'done' },
  REG_REJECTED: { name: phrases.rejected, tone: 'stopped' },
};

const paymentWords: Words<PaymentStatus> = {
  PENDING_PAYMENT_APPROVAL: { name: phrases.reported, tone: 'action' },
  PAYMENT_RECEIVED: { name: phrases.received, tone: 'waiting' },
  PAYMENT_APPROVED: { name: phrases.approved, tone: 'done' },
  PAYMENT_DECLINED: { name: phrases.declined, tone: 'stopped' },
  PAYMENT_REJECTED: { name: phrases.rejected, tone: 'stopped' },
};

/** What an order waits for, as staff say it: of its status and the officers' decision. */
export const OrderStatusBadge = ({
  status,
  decision,
}: {
  status: OrderStatus;
  decision: RegistrationStatus | null;
}) => badge(orderWords[staffStatus(status, decision)]);

/** The officers' decision, for staff. */
export const RegistrationStatusBadge = ({ status }: { status: RegistrationStatus }) =>
  badge(registrationWords[status]);

/** The payment status, for staff. */
export const PaymentStatusBadge = ({ status }: { status: PaymentStatus }) => badge(paymentWords[status]);

export const orderStatusOptions = optionsOf(orderWords);
export const registrationStatusOptions = optionsOf(registrationWords);
export const paymentStatusOptions = optionsOf(paymentWords);

function badge({ name, tone }: { name: string; tone: StatusTone }) {
  return <StatusBadge tone={tone}>{name}</StatusBadge>;
}

function optionsOf(words: Words<string>): Option[] {
  return Object.entries(words).map(([value, { name }]) => ({ value, label: name }));
}
