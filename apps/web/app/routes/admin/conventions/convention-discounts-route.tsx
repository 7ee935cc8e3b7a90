import * as phrases from '#phrases/conventions/staff/discounts.ts';
import { useDiscounts } from '#web/features/conventions/staff/discounts/api.ts';
import { DiscountOverview } from '#web/features/conventions/staff/discounts/discount-overview.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';

import type { Route } from './+types/convention-discounts-route.ts';
import { ConfigurationPage } from './configuration-page.tsx';

export const meta = () => pageTitle(phrases.codes);

export default function ConventionDiscounts({ params: { conventionId } }: Route.ComponentProps) {
  return (
    <ConfigurationPage conventionId={conventionId} part={() => phrases.codes} wide>
      {({ _id }) => <Discounts conventionId={_id} />}
    </ConfigurationPage>
  );
}

function Discounts({ conventionId }: { conventionId: string }) {
  return (
    <Loaded query={useDiscounts(conventionId)}>
      {(codes) => <DiscountOverview conventionId={conventionId} codes={codes} />}
    </Loaded>
  );
}
