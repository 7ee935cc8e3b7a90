import { sql } from 'drizzle-orm';
import type { NoLetterReason } from '@sangamam/contract/letters/letter';
import type { LetterAudience } from '@sangamam/contract/letters/letter-draft';

import {
  letterSubscriptions,
  orders,
  outboxMails,
  people,
  stoppedAddresses,
  users,
} from '#server/db/schema/schema.ts';

const isStopped = sql`exists (select 1 from ${stoppedAddresses}
  where ${stoppedAddresses.address} = ${people.email} and ${stoppedAddresses.resumedAt} is null)`;

/** The latest mail to this address was given up, and nobody has decided about it. */
const isGivenUp = sql`exists (select 1 from ${outboxMails} refused
  where refused.to_address = ${people.email} and refused.sent_at is null and refused.dead_at is not null
    and refused.discarded_at is null
    and not exists (select 1 from ${outboxMails} later
      where later.to_address = refused.to_address and later.sent_at > refused.dead_at))`;

const isUnsubscribed = sql`exists (select 1 from ${letterSubscriptions}
  where ${letterSubscriptions.userId} = ${users.id} and ${letterSubscriptions.unsubscribedAt} is not null)`;

/**
 * Why the family of a registration gets no letter; null where it gets one. The query joins `orders`, `users` and their
 * `people`. Cancelled and rejected registrations get one only where the audience asks for these.
 */
export function noLetterReason(audience: LetterAudience) {
  const asksFor = inactiveAskedFor(audience);
  const isRejected = sql`${orders.registrationStatus} = 'REG_REJECTED'`;
  return sql<NoLetterReason | null>`case
    when ${people.email} is null then 'NO_ADDRESS'
    when ${users.closedAt} is not null then 'CLOSED'
    when ${users.suspendedAt} is not null then 'SUSPENDED'
    when ${orders.cancelledAt} is not null and ${!asksFor.cancelled} then 'CANCELLED'
    when ${isRejected} and ${orders.cancelledAt} is null and ${!asksFor.rejected} then 'REJECTED'
    when ${users.emailVerifiedAt} is null then 'NOT_CONFIRMED'
    when ${isUnsubscribed} then 'UNSUBSCRIBED'
    when ${isStopped} then 'COMES_BACK'
    when ${isGivenUp} then 'GIVEN_UP'
  end`;
}

/** Which registrations that are not active an audience asks for. */
function inactiveAskedFor(audience: LetterAudience): { cancelled: boolean; rejected: boolean } {
  switch (audience.list) {
    case undefined:
    case 'REGISTRATIONS': {
      const { status, registrationStatus } = audience.filters;
      return {
        cancelled: status === 'CANCELLED',
        rejected: status === 'REJECTED' || registrationStatus === 'REG_REJECTED',
      };
    }
    case 'JOURNEYS':
    case 'UNREPORTED':
    case 'CONSENTS':
    case 'MISSING_CONSENTS':
    case 'PICTURES':
    case 'PEOPLE':
      return { cancelled: false, rejected: false };
    case 'STAYS': {
      // Their rooms are released because they do not come any more.
      const isGone = audience.filters.view === 'RELEASE';
      return { cancelled: isGone, rejected: isGone };
    }
    case 'PAYMENTS': {
      // What they paid is due to them, above all where they do not come.
      const isOwed = audience.filters.view === 'REFUND_DUE';
      return { cancelled: isOwed, rejected: isOwed };
    }
  }
}
