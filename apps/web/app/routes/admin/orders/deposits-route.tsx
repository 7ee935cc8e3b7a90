import * as phrases from '#phrases/payments/deposits.ts';
import { SlipTable } from '#web/features/payments/admin/deposits/slip-table.tsx';
import { UndepositedChecks } from '#web/features/payments/admin/deposits/undeposited-checks.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Page, Stack } from '#web/ui/layout/page/page.tsx';

export const meta = () => pageTitle(phrases.deposits);

export default function Deposits() {
  return (
    <Page title={phrases.deposits} intro={phrases.depositsIntro}>
      <RequireAbility ability="manage-payments">
        {() => (
          <Stack gap="lg">
            <section aria-labelledby="checks">
              <Stack gap="sm">
                <h2 id="checks">{phrases.checksToDeposit}</h2>
                <UndepositedChecks />
              </Stack>
            </section>
            <section aria-labelledby="slips">
              <Stack gap="sm">
                <h2 id="slips">{phrases.depositSlips}</h2>
                <SlipTable />
              </Stack>
            </section>
          </Stack>
        )}
      </RequireAbility>
    </Page>
  );
}
