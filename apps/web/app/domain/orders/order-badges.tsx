import type { OrderStatus, PaymentStatus, RegistrationStatus } from '@sangamam/contract/orders/order-status';

import * as phrases from '#phrases/domain/orders.ts';
import type { Option } from '#web/ui/form/field/select-field.tsx';
import { StatusBadge, type StatusTone } from '#web/ui/primitives/status-badge/status-badge.tsx';

type Words<Status extends string> = Readonly<Record<Status, { name: string; tone: StatusTone }>>;

const orderWords: Words<OrderStatus> = {
  INCOMPLETE: { name: phrases.notSentYet, tone: 'neutral' },
  SUBMITTED: { name: phrases.submitted, tone: 'waiting' },
  PAYMENT_NOT_DONE: { name: phrases.paymentOpen, tone: 'action' },
  PENDING_FOR_APPROVAL: { name: phrases.waitingForApproval, tone: 'waiting' },
  CANCELLED: { name: phrases.cancelled, tone: 'stopped' },
  CONFIRMED: { name: phrases.confirmed, tone: 'done' },
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

/**
 * The order status for staff. A rejected order keeps its last status (SPEC §4), so that it was rejected is shown
 * instead.
 */
export const OrderStatusBadge = ({
  status,
  decision = null,
}: {
  status: OrderStatus;
  decision?: RegistrationStatus | null;
}) =>
  badge(
    decision === 'REG_REJECTED' && status !== 'CANCELLED' ? registrationWords[decision] : orderWords[status],
  );

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
