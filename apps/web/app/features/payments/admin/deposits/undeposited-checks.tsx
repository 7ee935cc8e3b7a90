import * as phrases from '#phrases/payments/deposits.ts';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Stack } from '#web/ui/layout/page/page.tsx';
import { AccountChecks } from './account-checks.tsx';
import { useUndepositedChecks } from './api/deposits.ts';

/** The checks that are on no slip, by account. */
export function UndepositedChecks() {
  return (
    <Loaded query={useUndepositedChecks()}>
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
