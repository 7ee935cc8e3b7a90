import type { RegistrationRow } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';

import * as phrases from '#phrases/orders/staff/cancel-requests.ts';
import { requested } from '#phrases/orders/staff/change-requests.ts';
import { OrderStatusBadge } from '#web/domain/orders/order-badges.tsx';
import { VouchBadge } from '#web/features/casework/staff/vouches/vouch-badge.tsx';
import { ConversationBadge } from '#web/features/casework/staff/questions/conversation-badge.tsx';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';

/**
 * What a registration waits for. One that waits for its family is not to be decided now, so that is all that is said; an
 * answer, or that none came, stands beside the status.
 */
export function RegistrationBadges({
  registration: { status, registrationStatus, conversation, vouch, cancelAskedAt, changeRequested },
}: {
  registration: Pick<
    RegistrationRow,
    'status' | 'registrationStatus' | 'conversation' | 'vouch' | 'cancelAskedAt' | 'changeRequested'
  >;
}) {
  return (
    <>
      {conversation?.state !== 'WAITING' && (
        <OrderStatusBadge status={status} decision={registrationStatus} />
      )}
      {cancelAskedAt !== null && <StatusBadge tone="action">{phrases.asksToCancel}</StatusBadge>}
      {conversation && <ConversationBadge conversation={conversation} />}
      {changeRequested && <StatusBadge tone="action">{requested}</StatusBadge>}
      {vouch && registrationStatus === 'PENDING_REG_APPROVAL' && <VouchBadge state={vouch.state} />}
    </>
  );
}
