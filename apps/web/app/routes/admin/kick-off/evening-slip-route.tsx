import * as phrases from '#phrases/orders/staff/kick-off.ts';
import { EveningSlip } from '#web/features/orders/staff/kick-off/evening-slip.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';

import type { Route } from './+types/evening-slip-route.ts';
import { EveningPage } from './evening-page.tsx';

export const meta = () => pageTitle(phrases.slipTitle);

/** The slip that a family takes home from an evening. */
export default function Slip({ params: { eveningId, orderId } }: Route.ComponentProps) {
  return (
    <EveningPage eveningId={eveningId} here={phrases.slipTitle}>
      {(evening) => {
        const family = evening.list.find((one) => one.orderId === orderId);
        return family ? (
          <EveningSlip evening={evening} family={family} />
        ) : (
          <EmptyState title={phrases.familyNotThere} />
        );
      }}
    </EveningPage>
  );
}
