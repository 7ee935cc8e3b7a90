import { adminPaths } from '@sangamam/contract/admin-paths';

import * as phrases from '#phrases/bank/staff/statements.ts';
import { StatementView } from '#web/features/bank/staff/statements/statement-view.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs/breadcrumbs.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';

import type { Route } from './+types/statement-route.ts';

export const meta = () => pageTitle(phrases.matchPayments);

const trail = [
  { label: phrases.bankStatements, to: adminPaths.statements },
  { label: phrases.matchPayments },
];

export default function Statement({ params }: Route.ComponentProps) {
  return (
    <Page title={phrases.matchPayments} above={<Breadcrumbs trail={trail} />}>
      <RequireAbility ability="manage-payments">
        {() => <StatementView statementId={params.statementId} />}
      </RequireAbility>
    </Page>
  );
}
