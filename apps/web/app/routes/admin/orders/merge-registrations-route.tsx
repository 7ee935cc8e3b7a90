import { adminPaths } from '@sangamam/contract/admin-paths';

import { duplicates } from '#phrases/orders/staff/duplicates.ts';
import { intro, mergeRegistrations } from '#phrases/orders/staff/merge.ts';
import * as phrases from '#phrases/routes/admin/orders.ts';
import { useMergeOptions } from '#web/features/orders/staff/registrations/duplicates/api.ts';
import { MergeForm } from '#web/features/orders/staff/registrations/duplicates/merge-form.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { renderNotFound } from '#web/ui/feedback/loaded/render-not-found.tsx';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs/breadcrumbs.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';

import type { Route } from './+types/merge-registrations-route.ts';

export const meta = () => pageTitle(mergeRegistrations);

/** Makes one registration of two. The address names the one that stays first. */
export default function MergeRegistrations({ params }: Route.ComponentProps) {
  return <RequireAbility ability="decide-registrations">{() => <Merge {...params} />}</RequireAbility>;
}

function Merge({ orderId, otherOrderId }: { orderId: string; otherOrderId: string }) {
  const query = useMergeOptions({ orderId, otherOrderId });
  const trail = [{ label: duplicates, to: adminPaths.duplicates }, { label: mergeRegistrations }];
  return (
    <Page title={mergeRegistrations} intro={intro} above={<Breadcrumbs trail={trail} />}>
      <Loaded query={query} refused={unknown}>
        {(options) => <MergeForm key={`${orderId} ${otherOrderId}`} options={options} />}
      </Loaded>
    </Page>
  );
}

const unknown = renderNotFound(
  phrases.registrationNotFound,
  <LinkButton to={adminPaths.duplicates}>{duplicates}</LinkButton>,
  phrases.registrationNotFoundText,
);
