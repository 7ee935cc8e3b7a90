import type { OrderSummary } from '@sangamam/contract/orders/order';
import { useId, type ReactNode } from 'react';

import * as phrases from '#phrases/routes/portal/account.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { OwnProfile } from '#web/features/people/family/profile/own-profile.tsx';
import { ProfileCard } from '#web/features/people/family/profile/profile-card.tsx';
import { useUserProfile } from '#web/features/people/family/profile/api.ts';
import { useOpenConventions, useOrderHistory } from '#web/features/orders/family/api.ts';
import { AccountOutline } from '#web/features/orders/family/account/account-outline.tsx';
import { checklistLinks } from '#web/features/orders/family/account/checklist-tasks.ts';
import { conventionOver } from '#web/features/orders/family/account/convention-over.ts';
import { EarlierConventions } from '#web/features/orders/family/account/earlier-conventions.tsx';
import { RegisteredOrder } from '#web/features/orders/family/account/registered-order.tsx';
import {
  isUnderWay,
  registrationsOf,
  useOrderByNeed,
  type Registration,
} from '#web/features/orders/family/account/registrations-by-need.ts';
import { AskedQuestions } from '#web/features/casework/family/questions/asked-questions.tsx';
import { PaymentGlance } from '#web/features/collection/family/reporting/payment-glance.tsx';
import { UpcomingConventions } from '#web/features/orders/family/account/upcoming-conventions.tsx';
import { paths } from '#web/config/paths.ts';
import { useSession } from '#web/lib/session/session.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';
import { CardSkeletons } from '#web/ui/primitives/skeleton/skeleton.tsx';
import { PageSpinner } from '#web/ui/primitives/spinner/spinner.tsx';

import type { PageHandle } from '../page-handle.ts';
import styles from './my-account.module.css';
import { orderActionRenderers } from './order-actions.ts';

export const meta = () => pageTitle(phrases.myAccount);
/** It says by then how each registration stands. */
export const handle: PageHandle = {
  outline: (
    <>
      <AccountOutline title={import.meta.env.SSR ? phrases.myAccount : ''} />
      <PageSpinner />
    </>
  ),
};

export default function MyAccount() {
  const session = useSession();
  const profile = useUserProfile(session?.userId ?? '');
  if (!session) return null;
  return (
    <Page title={phrases.myAccount}>
      <div className={styles['columns']}>
        {session.type === 'STAFF' ? <StaffHint /> : <Registrations userId={session.userId} />}
        <Loaded
          query={profile}
          skeleton={<CardSkeletons count={1} lines={5} label={phrases.loadingYourProfile} />}
        >
          {(loaded) =>
            loaded.type === 'STAFF' ? (
              <ProfileCard profile={loaded}>
                <SecurityLink />
              </ProfileCard>
            ) : (
              <OwnProfile profile={loaded}>
                <SecurityLink />
                <LinkButton to={paths.yourData} variant="muted" icon={icons.download}>
                  {phrases.yourData}
                </LinkButton>
              </OwnProfile>
            )
          }
        </Loaded>
      </div>
    </Page>
  );
}

/** The family's registrations, and the conventions that are still open for it: first what needs the family. */
function Registrations({ userId }: { userId: string }) {
  const conventions = useOpenConventions();
  const history = useOrderHistory(userId);
  const arriving = (
    <div className={styles['arriving']}>
      <CardSkeletons count={2} lines={8} label={phrases.loadingYourRegistrations} />
    </div>
  );
  return (
    <div className={styles['sections']}>
      <Loaded query={history} skeleton={arriving}>
        {(orders) => {
          const registrations = registrationsOf(orders);
          const isUnderWayAnywhere = registrations.some(isUnderWay);
          const upcoming = (
            <Upcoming query={conventions} orders={orders} userId={userId} compact={isUnderWayAnywhere} />
          );
          const registered = <RegisteredEvents registrations={registrations} arriving={arriving} />;
          if (isUnderWayAnywhere)
            return (
              <>
                {registered}
                {upcoming}
              </>
            );
          // What is above is complete before what is below shows.
          if (orders.length > 0 && conventions.isPending) return arriving;
          return (
            <>
              {upcoming}
              {registered}
            </>
          );
        }}
      </Loaded>
    </div>
  );
}

/** Conventions that are open for registration and that the family has not registered for, or no longer. */
function Upcoming({
  query,
  orders,
  userId,
  compact,
}: {
  query: ReturnType<typeof useOpenConventions>;
  orders: readonly OrderSummary[];
  userId: string;
  compact: boolean;
}) {
  const heading = useId();
  const taken = new Set(
    orders.flatMap(({ status, conventionData }) => (status === 'CANCELLED' ? [] : conventionData._id)),
  );
  return (
    // Most families have registered: for them nothing comes here.
    <Loaded query={query} skeleton={orders.length > 0 ? null : <CardSkeletons count={1} lines={3} />}>
      {(open) => {
        const upcoming = open.filter(({ _id }) => !taken.has(_id));
        if (upcoming.length === 0 && orders.length > 0) return null;
        return (
          <section aria-labelledby={heading} className={styles['section']}>
            <h2 id={heading}>{phrases.upcomingEvents}</h2>
            {upcoming.length > 0 ? (
              <UpcomingConventions conventions={upcoming} userId={userId} compact={compact} />
            ) : (
              <EmptyState title={phrases.registrationClosedTitle}>
                {phrases.registrationClosedText}
              </EmptyState>
            )}
          </section>
        );
      }}
    </Loaded>
  );
}

/** Those to come, and below them those that are over: folded, unless there is nothing else to show. */
function RegisteredEvents({
  registrations,
  arriving,
}: {
  registrations: readonly Registration[];
  arriving: ReactNode;
}) {
  const heading = useId();
  const earlier = registrations.filter(({ order }) => conventionOver(order.conventionData));
  const coming = registrations.filter((registration) => !earlier.includes(registration));
  const sorted = useOrderByNeed(coming);
  return (
    <section aria-labelledby={heading} className={styles['section']}>
      <h2 id={heading}>{phrases.registeredEvents}</h2>
      {registrations.length === 0 && (
        <EmptyState title={phrases.noRegistrationsYet}>{phrases.noRegistrationsText}</EmptyState>
      )}
      {sorted ? <RegistrationList registrations={sorted} /> : arriving}
      {earlier.length > 0 && (
        <EarlierConventions count={earlier.length} open={coming.length === 0}>
          <RegistrationList registrations={earlier} />
        </EarlierConventions>
      )}
    </section>
  );
}

function RegistrationList({ registrations }: { registrations: readonly Registration[] }) {
  if (registrations.length === 0) return null;
  return (
    <ul className={styles['list']}>
      {registrations.map(({ order, addonOrders }) => (
        <RegisteredOrder
          key={order._id}
          order={order}
          addonOrders={addonOrders}
          renderers={orderActionRenderers}
          HowToPay={PaymentGlance}
          Asked={AskedQuestions}
          links={checklistLinks(order, addonOrders)}
        />
      ))}
    </ul>
  );
}

function SecurityLink() {
  return (
    <LinkButton to={paths.security} variant="muted" icon={icons.key}>
      {phrases.signInAndDevices}
    </LinkButton>
  );
}

/** Staff have no registrations of their own, so this points them to the admin area. */
function StaffHint() {
  return (
    <EmptyState
      title={phrases.staffAccountTitle}
      action={<LinkButton to={paths.admin}>{phrases.openAdmin}</LinkButton>}
    >
      {phrases.staffAccountText}
    </EmptyState>
  );
}
