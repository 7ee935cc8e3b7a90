import { adminPaths } from '@sangamam/contract/admin-paths';

import { slipForFamily } from '#phrases/orders/staff/claim-slip.ts';
import * as phrases from '#phrases/routes/admin/orders.ts';
import { useRegistrationDetail } from '#web/features/orders/staff/registrations/api.ts';
import { ClaimSlip } from '#web/features/orders/staff/registrations/on-behalf/claim-slip.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs/breadcrumbs.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';

import type { Route } from './+types/claim-slip-route.ts';

export const meta = () => pageTitle(slipForFamily);

/** The slip by which a family without an email address takes over its account. */
export default function SlipForFamily({ params: { orderId } }: Route.ComponentProps) {
  return (
    <RequireAbility ability="decide-registrations">
      {() => <OfRegistration orderId={orderId} />}
    </RequireAbility>
  );
}

function OfRegistration({ orderId }: { orderId: string }) {
  const query = useRegistrationDetail(orderId);
  const number = query.data && (query.data.permConvRegNo ?? query.data.tmpConvRegNo);
  const trail = [
    { label: phrases.registrations, to: adminPaths.registrations },
    { label: number ?? phrases.registration, to: adminPaths.registration(orderId) },
    { label: slipForFamily },
  ];
  return (
    <Page title={slipForFamily} intro={query.data?.registrantName} above={<Breadcrumbs trail={trail} />}>
      <Loaded query={query}>{(registration) => <ClaimSlip registration={registration} />}</Loaded>
    </Page>
  );
}
