import * as phrases from '#phrases/collection/staff/deposits.ts';
import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Stack } from '#web/ui/layout/page/page.tsx';
import { conventionOf } from '#web/features/ledger/staff/payments/payment-query.ts';

import { AccountChecks } from './account-checks.tsx';
import { useUndepositedChecks } from './api.ts';

/** The checks that are on no slip, by account: of the convention in the address, or of all. */
export function UndepositedChecks() {
  return (
    <Loaded query={useUndepositedChecks(conventionOf(useListParams()))}>
      {(accounts) =>
        accounts.length === 0 ? (
          <EmptyState title={phrases.noChecksWait}>
            <p>{phrases.checksAppearWhen}</p>
          </EmptyState>
        ) : (
          <Stack gap="lg">
            {accounts.map((account) => (
              <AccountChecks key={`${account.conventionId} ${account.currency}`} of={account} />
            ))}
          </Stack>
        )
      }
    </Loaded>
  );
}
