import * as phrases from '#phrases/routes/admin/orders.ts';
import { PaymentTable } from '#web/features/ledger/staff/payments/payment-table.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import type { PageHandle } from '#web/features/staff/shell/page-handle.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Page } from '#web/ui/layout/page/page.tsx';

export const meta = () => pageTitle(phrases.payments);
export const handle: PageHandle = { heading: phrases.payments, ability: 'manage-payments' };

export default function Payments() {
  return (
    <Page title={phrases.payments}>
      <RequireAbility ability="manage-payments">{(roles) => <PaymentTable roles={roles} />}</RequireAbility>
    </Page>
  );
}
