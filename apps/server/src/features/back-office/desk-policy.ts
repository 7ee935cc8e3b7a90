import type { Actor } from '#server/http/actor.ts';
import type { StaffRole } from '@sangamam/contract/accounts/roles';
import type { OrderFacts, PaymentStatus } from '@sangamam/contract/orders/order-status';
import type { PaymentRow } from '@sangamam/contract/admin/payment-desk';
import type { RegistrationDetail } from '@sangamam/contract/admin/registration-desk';

function holds(actor: Actor, ...roles: StaffRole[]): boolean {
  return actor.roles.some((role) => role === 'ADMIN' || roles.includes(role));
}

/** Money is for those who decide about registrations and for the treasurer; viewers see none (DECISIONS §2). */
export function maySeeMoney(actor: Actor): boolean {
  return holds(actor, 'REGISTRAR', 'TREASURER');
}

/** Details of minors are for registrars alone. */
export function maySeeMinors(actor: Actor): boolean {
  return holds(actor, 'REGISTRAR');
}

/** What decides about an add-on order beside its own facts. */
interface ParentOfAddonOrder {
  registrationStatus: OrderFacts['registrationStatus'];
}

/**
 * What the actor may do with an order in the state it is in. An add-on order with a price follows its registration; one
 * without waits until that is approved.
 */
export function registrationActions(
  actor: Actor,
  facts: OrderFacts,
  parent?: ParentOfAddonOrder,
): RegistrationDetail['actions'] {
  if (!holds(actor, 'REGISTRAR') || facts.cancelled) return [];
  switch (facts.registrationStatus) {
    case 'PENDING_REG_APPROVAL':
      if (!parent) return ['approve', 'reject', 'cancel'];
      if (facts.net > 0) return ['cancel'];
      return parent.registrationStatus === 'REG_APPROVED'
        ? ['approve', 'reject', 'cancel']
        : ['reject', 'cancel'];
    case 'REG_REJECTED':
      return parent?.registrationStatus === 'REG_REJECTED' ? ['cancel'] : ['reopen', 'cancel'];
    case 'REG_APPROVED':
    case null:
      return ['cancel'];
  }
}

/**
 * What the treasurer may do with a payment in the state it is in; there is nothing to approve for an order that is
 * cancelled or rejected.
 */
export function paymentActions(
  state: PaymentStatus,
  { orderLives }: { orderLives: boolean },
): PaymentRow['actions'] {
  switch (state) {
    case 'PENDING_PAYMENT_APPROVAL':
    case 'PAYMENT_RECEIVED':
      return orderLives ? ['receive', 'approve', 'decline', 'reject'] : ['receive', 'decline', 'reject'];
    case 'PAYMENT_APPROVED':
    case 'PAYMENT_DECLINED':
    case 'PAYMENT_REJECTED':
      return [];
  }
}
