import { adminPaths } from '@sangamam/contract/admin-paths';

import * as phrases from '#phrases/collection/staff/deposits.ts';
import { SlipView } from '#web/features/collection/staff/deposits/slip-view.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs/breadcrumbs.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';

import type { Route } from './+types/deposit-route.ts';

export const meta = () => pageTitle(phrases.depositSlip);

const trail = [{ label: phrases.deposits, to: adminPaths.deposits }, { label: phrases.depositSlip }];

export default function Deposit({ params }: Route.ComponentProps) {
  return (
    <Page title={phrases.depositSlip} above={<Breadcrumbs trail={trail} />}>
      <RequireAbility ability="manage-payments">{() => <SlipView slipId={params.slipId} />}</RequireAbility>
    </Page>
  );
}
