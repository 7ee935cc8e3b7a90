import { orderActionNames } from '#phrases/orders/family/actions.ts';
import * as phrases from '#phrases/routes/portal/account.ts';
import { paths } from '#web/config/paths.ts';
import { useOwnOrder } from '#web/features/hotel/family/api.ts';
import { CheckInCard } from '#web/features/hotel/family/check-in-card.tsx';
import { isMissingOrder } from '#web/features/orders/family/flow/registration-context.ts';
import { RegistrationNotFound } from '#web/features/orders/family/flow/registration-not-found.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs/breadcrumbs.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { CardSkeletons } from '#web/ui/primitives/skeleton/skeleton.tsx';

import { emptyIntro, type PageHandle } from '../page-handle.ts';
import type { Route } from './+types/check-in-route.ts';

const title = orderActionNames.CHECK_IN;

export const meta = () => pageTitle(title);

const skeleton = <CardSkeletons count={1} lines={4} label={phrases.loadingYourHotel} />;
const above = <Breadcrumbs trail={[{ label: phrases.myAccount, to: paths.myAccount }, { label: title }]} />;

export const handle: PageHandle = {
  outline: (
    <Page narrow title={title} intro={emptyIntro} above={above}>
      {skeleton}
    </Page>
  ),
};

/** A family's check-in at its hotel (SPEC §2 "Check In"). */
export default function CheckInPage({ params: { orderId } }: Route.ComponentProps) {
  const query = useOwnOrder(orderId);
  if (isMissingOrder(query.error)) return <RegistrationNotFound />;
  return (
    <Page
      narrow
      fillsScreen
      title={title}
      intro={query.data?.conventionData.name ?? emptyIntro}
      above={above}
    >
      <Loaded query={query} skeleton={skeleton}>
        {({ hotelDetails }) =>
          hotelDetails ? (
            <CheckInCard orderId={orderId} hotel={hotelDetails} />
          ) : (
            <EmptyState
              title={phrases.checkInClosedTitle}
              action={<LinkButton to={paths.myAccount}>{phrases.myAccount}</LinkButton>}
            >
              {phrases.checkInClosedText}
            </EmptyState>
          )
        }
      </Loaded>
    </Page>
  );
}
