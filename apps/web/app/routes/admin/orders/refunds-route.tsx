import { refunds } from '#phrases/ledger/staff/refunds.ts';
import { RefundQueue } from '#web/features/ledger/staff/refunds/refund-queue.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import type { PageHandle } from '#web/features/staff/shell/page-handle.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Page } from '#web/ui/layout/page/page.tsx';

export const meta = () => pageTitle(refunds);
export const handle: PageHandle = { heading: refunds, ability: 'manage-payments' };

export default function Refunds() {
  return (
    <Page title={refunds}>
      <RequireAbility ability="manage-payments">{() => <RefundQueue />}</RequireAbility>
    </Page>
  );
}
