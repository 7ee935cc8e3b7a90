import * as phrases from '#phrases/bank/staff/statements.ts';
import { ImportStatement } from '#web/features/bank/staff/statements/import-statement.tsx';
import { StatementTable } from '#web/features/bank/staff/statements/statement-table.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import type { PageHandle } from '#web/features/staff/shell/page-handle.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Page, Stack } from '#web/ui/layout/page/page.tsx';

export const meta = () => pageTitle(phrases.bankStatements);
export const handle: PageHandle = { heading: phrases.bankStatements, ability: 'manage-payments' };

export default function Statements() {
  return (
    <Page title={phrases.bankStatements} intro={phrases.intro}>
      <RequireAbility ability="manage-payments">
        {() => (
          <Stack gap="lg">
            <section aria-labelledby="import">
              <Stack gap="sm">
                <h2 id="import">{phrases.importStatement}</h2>
                <ImportStatement />
              </Stack>
            </section>
            <Stack gap="sm">
              <h2>{phrases.earlierImports}</h2>
              <StatementTable />
            </Stack>
          </Stack>
        )}
      </RequireAbility>
    </Page>
  );
}
