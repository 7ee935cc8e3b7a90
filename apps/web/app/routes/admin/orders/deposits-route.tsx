import * as phrases from '#phrases/collection/staff/deposits.ts';
import { SlipTable } from '#web/features/collection/staff/deposits/slip-table.tsx';
import { UndepositedChecks } from '#web/features/collection/staff/deposits/undeposited-checks.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import type { PageHandle } from '#web/features/staff/shell/page-handle.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Page, Stack } from '#web/ui/layout/page/page.tsx';

export const meta = () => pageTitle(phrases.deposits);
export const handle: PageHandle = { heading: phrases.deposits, ability: 'manage-payments' };

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
            <Stack gap="sm">
              <h2>{phrases.depositSlips}</h2>
              <SlipTable />
            </Stack>
          </Stack>
        )}
      </RequireAbility>
    </Page>
  );
}
