import { intro, paymentReminders } from '#phrases/collection/staff/reminders.ts';
import { RemindersView } from '#web/features/collection/staff/reminders/reminders-view.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import type { PageHandle } from '#web/features/staff/shell/page-handle.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Page } from '#web/ui/layout/page/page.tsx';

export const meta = () => pageTitle(paymentReminders);
export const handle: PageHandle = { heading: paymentReminders, ability: 'manage-payments' };

export default function PaymentReminders() {
  return (
    <Page title={paymentReminders} intro={intro}>
      <RequireAbility ability="manage-payments">{() => <RemindersView />}</RequireAbility>
    </Page>
  );
}
